-- A history of form 1, with twelve answers, as the trainer wrote it before the form 2 came. It is never changed.
PRAGMA journal_mode = WAL;
PRAGMA application_id = 1953394785;
PRAGMA user_version = 1;
BEGIN TRANSACTION;
CREATE TABLE records (
        session INTEGER NOT NULL, number INTEGER NOT NULL, at INTEGER NOT NULL, day TEXT NOT NULL, version INTEGER NOT NULL,
        drill TEXT NOT NULL, mode TEXT NOT NULL, rules TEXT NOT NULL, source TEXT NOT NULL, seed INTEGER, hand TEXT NOT NULL,
        items TEXT NOT NULL, answer TEXT NOT NULL, mark TEXT NOT NULL, missed TEXT NOT NULL, extra TEXT NOT NULL,
        grade TEXT NOT NULL, cost REAL NOT NULL, took INTEGER NOT NULL, first_key INTEGER, target INTEGER NOT NULL,
        help TEXT NOT NULL, standing TEXT NOT NULL,
        PRIMARY KEY (at, session, number), UNIQUE (session, number)
    ) WITHOUT ROWID;
INSERT INTO "records" VALUES(-1,1,1772363200000,'2026-03-01',1,'discards','sprint','riichi','shapes',NULL,'2345678m345p789s[444z]','','a "quoted", with a comma and a ''tick''','wrong','8m','','',0.125,100,NULL,3750,'hint','counts');
INSERT INTO "records" VALUES(-1,2,1772403200000,'2026-03-02',1,'play','sudden_death','riichi','shapes',-3,'2345678m345p789s[444z]','2345678' || char(31) || 'seven_pairs','','right','8m','','',0.25,200,2,3750,'gave_up','counts');
INSERT INTO "records" VALUES(-1,3,1772443200000,'2026-03-02',1,'score','daily','riichi','shapes',NULL,'2345678m345p789s[444z]','','a "quoted", with a comma and a ''tick''','wrong','8m','','',0.375,300,NULL,3750,'none','counts');
INSERT INTO "records" VALUES(-2,4,1772483200000,'2026-03-03',1,'shanten','exam','riichi','shapes',-5,'2345678m345p789s[444z]','2345678' || char(31) || 'seven_pairs','','right','8m','','',0.5,400,4,3750,'hint','counts');
INSERT INTO "records" VALUES(-2,5,1772523200000,'2026-03-03',1,'waits','review','riichi','shapes',NULL,'2345678m345p789s[444z]','','a "quoted", with a comma and a ''tick''','wrong','8m','','',0.625,500,NULL,3750,'gave_up','slip');
INSERT INTO "records" VALUES(-2,6,1772563200000,'2026-03-04',1,'discards','ten','riichi','shapes',-7,'2345678m345p789s[444z]','2345678' || char(31) || 'seven_pairs','','right','8m','','',0.75,600,6,3750,'none','counts');
INSERT INTO "records" VALUES(-2,7,1772603200000,'2026-03-04',1,'play','sprint','riichi','shapes',NULL,'2345678m345p789s[444z]','','a "quoted", with a comma and a ''tick''','wrong','8m','','',0.875,700,NULL,3750,'hint','counts');
INSERT INTO "records" VALUES(-3,8,1772643200000,'2026-03-05',1,'score','sudden_death','riichi','shapes',-9,'2345678m345p789s[444z]','2345678' || char(31) || 'seven_pairs','','right','8m','','',1.0,800,8,3750,'gave_up','counts');
INSERT INTO "records" VALUES(-3,9,1772683200000,'2026-03-05',1,'shanten','daily','mcr','shapes',NULL,'2345678m345p789s[444z]','','a "quoted", with a comma and a ''tick''','wrong','8m','','',1.125,900,NULL,3750,'none','counts');
INSERT INTO "records" VALUES(-3,10,1772723200000,'2026-03-06',1,'waits','exam','mcr','shapes',-11,'2345678m345p789s[444z]','2345678' || char(31) || 'seven_pairs','','right','8m','','',1.25,1000,10,3750,'hint','counts');
INSERT INTO "records" VALUES(-3,11,1772763200000,'2026-03-06',1,'discards','review','mcr','shapes',NULL,'2345678m345p789s[444z]','','a "quoted", with a comma and a ''tick''','wrong','8m','','',1.375,1100,NULL,3750,'gave_up','counts');
INSERT INTO "records" VALUES(-4,12,1772803200000,'2026-03-07',1,'play','ten','mcr','shapes',-13,'2345678m345p789s[444z]','2345678' || char(31) || 'seven_pairs','','right','8m','','',1.5,1200,12,3750,'none','counts');
COMMIT;
