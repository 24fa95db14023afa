BEGIN TRANSACTION;
CREATE TABLE achievement (
	user BIGINT NOT NULL, 
	"key" VARCHAR NOT NULL, 
	"match" INTEGER, 
	at DOUBLE NOT NULL, 
	CONSTRAINT pk_achievement PRIMARY KEY (user, "key"), 
	CONSTRAINT fk_achievement_match_match FOREIGN KEY("match") REFERENCES "match" (id)
);
INSERT INTO "achievement" VALUES(101,'full-table',1,1764200100.0);
CREATE TABLE action (
	"match" INTEGER NOT NULL, 
	n INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	text VARCHAR NOT NULL, 
	click BIGINT, 
	at DOUBLE NOT NULL, 
	by_clock BOOLEAN NOT NULL, 
	since DOUBLE, 
	CONSTRAINT pk_action PRIMARY KEY ("match", n), 
	CONSTRAINT uq_action_match_click UNIQUE ("match", click), 
	CONSTRAINT fk_action_match_match FOREIGN KEY("match") REFERENCES "match" (id)
);
INSERT INTO "action" VALUES(1,1,0,'QD',1000,1764200009.0,0,1764200006.0);
INSERT INTO "action" VALUES(1,2,1,'pass',1001,1764200011.0,0,1764200009.0);
INSERT INTO "action" VALUES(1,3,0,'draw',1002,1764200013.0,0,1764200011.0);
INSERT INTO "action" VALUES(1,4,0,'draw',1003,1764200015.0,0,1764200013.0);
INSERT INTO "action" VALUES(1,5,0,'pass',1004,1764200017.0,0,1764200015.0);
INSERT INTO "action" VALUES(1,6,1,'2D',1005,1764200019.0,0,1764200017.0);
INSERT INTO "action" VALUES(1,7,0,'2C',1006,1764200021.0,0,1764200019.0);
INSERT INTO "action" VALUES(1,8,1,'draw',1007,1764200023.0,0,1764200021.0);
INSERT INTO "action" VALUES(1,9,1,'draw',1008,1764200025.0,0,1764200023.0);
INSERT INTO "action" VALUES(1,10,1,'7C',1009,1764200027.0,0,1764200025.0);
INSERT INTO "action" VALUES(1,11,0,'draw',1010,1764200029.0,0,1764200027.0);
INSERT INTO "action" VALUES(1,12,0,'8C',1011,1764200031.0,0,1764200029.0);
INSERT INTO "action" VALUES(1,13,1,'8H',1012,1764200033.0,0,1764200031.0);
INSERT INTO "action" VALUES(1,14,0,'JH',1013,1764200035.0,0,1764200033.0);
INSERT INTO "action" VALUES(1,15,1,'pass',1014,1764200037.0,0,1764200035.0);
INSERT INTO "action" VALUES(1,16,0,'6H',1015,1764200039.0,0,1764200037.0);
INSERT INTO "action" VALUES(1,17,1,'TH',1016,1764200041.0,0,1764200039.0);
INSERT INTO "action" VALUES(1,18,0,'draw',1017,1764200043.0,0,1764200041.0);
INSERT INTO "action" VALUES(1,19,0,'KS suit S',1018,1764200045.0,0,1764200043.0);
INSERT INTO "action" VALUES(1,20,1,'draw',1019,1764200047.0,0,1764200045.0);
INSERT INTO "action" VALUES(1,21,1,'draw',1020,1764200049.0,0,1764200047.0);
INSERT INTO "action" VALUES(1,22,1,'pass',1021,1764200051.0,0,1764200049.0);
INSERT INTO "action" VALUES(1,23,0,'8S',1022,1764200053.0,0,1764200051.0);
INSERT INTO "action" VALUES(1,24,-3,'deal',NULL,1764200055.0,0,1764200053.0);
INSERT INTO "action" VALUES(1,25,0,'JS',1024,1764200057.0,0,1764200055.0);
INSERT INTO "action" VALUES(1,26,1,'pass',1025,1764200059.0,0,1764200057.0);
INSERT INTO "action" VALUES(1,27,0,'7S',1026,1764200061.0,0,1764200059.0);
INSERT INTO "action" VALUES(1,28,1,'7H',1027,1764200063.0,0,1764200061.0);
INSERT INTO "action" VALUES(1,29,0,'5H',1028,1764200065.0,0,1764200063.0);
INSERT INTO "action" VALUES(1,30,-3,'deal',NULL,1764200067.0,0,1764200065.0);
INSERT INTO "action" VALUES(1,31,0,'KH suit S',1030,1764200069.0,0,1764200067.0);
INSERT INTO "action" VALUES(1,32,1,'draw',1031,1764200071.0,0,1764200069.0);
INSERT INTO "action" VALUES(1,33,1,'draw',1032,1764200073.0,0,1764200071.0);
INSERT INTO "action" VALUES(1,34,1,'pass',1033,1764200075.0,0,1764200073.0);
INSERT INTO "action" VALUES(1,35,0,'JS',1034,1764200077.0,0,1764200075.0);
INSERT INTO "action" VALUES(1,36,1,'pass',1035,1764200079.0,0,1764200077.0);
INSERT INTO "action" VALUES(1,37,0,'KS',1036,1764200081.0,0,1764200079.0);
INSERT INTO "action" VALUES(3,1,2,'QD',1,0.0,0,1764200101.0);
INSERT INTO "action" VALUES(3,2,3,'pass',2,0.0,0,1764200091.0);
INSERT INTO "action" VALUES(3,3,0,'QS',3,0.0,0,1764200091.0);
INSERT INTO "action" VALUES(3,4,1,'KS suit D',4,0.0,0,1764200091.0);
INSERT INTO "action" VALUES(3,5,2,'draw',5,0.0,0,1764200091.0);
INSERT INTO "action" VALUES(3,6,2,'draw',6,0.0,0,1764200091.0);
INSERT INTO "action" VALUES(3,7,2,'3D',7,0.0,0,1764200091.0);
INSERT INTO "action" VALUES(3,8,3,'9D',8,0.0,0,1764200091.0);
INSERT INTO "action" VALUES(3,9,0,'KD suit C',9,0.0,0,1764200091.0);
INSERT INTO "action" VALUES(3,10,1,'4C',10,0.0,0,1764200091.0);
INSERT INTO "action" VALUES(3,11,2,'9C',11,0.0,0,1764200091.0);
INSERT INTO "action" VALUES(3,12,3,'draw',12,0.0,0,1764200091.0);
INSERT INTO "action" VALUES(3,13,3,'JC',13,0.0,0,1764200091.0);
INSERT INTO "action" VALUES(3,14,0,'pass',14,0.0,0,1764200091.0);
INSERT INTO "action" VALUES(3,15,1,'draw',15,0.0,0,1764200091.0);
INSERT INTO "action" VALUES(3,16,1,'draw',16,0.0,0,1764200091.0);
INSERT INTO "action" VALUES(3,17,1,'2C',17,0.0,0,1764200091.0);
INSERT INTO "action" VALUES(3,18,2,'7C',18,0.0,0,1764200091.0);
INSERT INTO "action" VALUES(3,19,3,'7H',19,0.0,0,1764200091.0);
INSERT INTO "action" VALUES(3,20,0,'draw',20,0.0,0,1764200091.0);
INSERT INTO "action" VALUES(3,21,0,'draw',21,0.0,0,1764200091.0);
INSERT INTO "action" VALUES(3,22,0,'7S',22,0.0,0,1764200091.0);
INSERT INTO "action" VALUES(3,23,1,'7D',23,0.0,0,1764200091.0);
INSERT INTO "action" VALUES(3,24,2,'draw',24,0.0,0,1764200091.0);
INSERT INTO "action" VALUES(3,25,2,'KC suit H',25,0.0,0,1764200091.0);
INSERT INTO "action" VALUES(3,26,3,'3H',26,0.0,0,1764200091.0);
INSERT INTO "action" VALUES(3,27,0,'3C',27,0.0,0,1764200091.0);
INSERT INTO "action" VALUES(3,28,1,'draw',28,0.0,0,1764200091.0);
INSERT INTO "action" VALUES(3,29,1,'TC',29,0.0,0,1764200091.0);
INSERT INTO "action" VALUES(3,30,2,'TH',30,0.0,0,1764200091.0);
INSERT INTO "action" VALUES(3,31,-3,'deal',NULL,0.0,0,1764200148.0);
INSERT INTO "action" VALUES(3,32,2,'9S',32,0.0,0,1764200152.0);
INSERT INTO "action" VALUES(3,33,3,'draw',33,0.0,0,1764200091.0);
INSERT INTO "action" VALUES(3,34,3,'3S',34,0.0,0,1764200091.0);
INSERT INTO "action" VALUES(3,35,0,'KS suit H',35,0.0,0,1764200091.0);
INSERT INTO "action" VALUES(3,36,1,'draw',36,0.0,0,1764200091.0);
INSERT INTO "action" VALUES(3,37,1,'draw',37,0.0,0,1764200091.0);
INSERT INTO "action" VALUES(3,38,1,'7H',38,0.0,0,1764200091.0);
INSERT INTO "action" VALUES(3,39,2,'KH suit S',39,0.0,0,1764200091.0);
INSERT INTO "action" VALUES(3,40,3,'draw',40,0.0,0,1764200091.0);
INSERT INTO "action" VALUES(3,41,3,'draw',41,0.0,0,1764200091.0);
INSERT INTO "action" VALUES(3,42,3,'pass',42,0.0,0,1764200091.0);
INSERT INTO "action" VALUES(3,43,0,'draw',43,0.0,0,1764200091.0);
INSERT INTO "action" VALUES(3,44,0,'draw',44,0.0,0,1764200091.0);
INSERT INTO "action" VALUES(3,45,0,'pass',45,0.0,0,1764200091.0);
INSERT INTO "action" VALUES(3,46,1,'7S',46,0.0,0,1764200091.0);
INSERT INTO "action" VALUES(3,47,2,'8S',47,0.0,0,1764200091.0);
INSERT INTO "action" VALUES(3,48,-3,'deal',NULL,0.0,0,1764200185.0);
INSERT INTO "action" VALUES(3,49,2,'AH',2048,1764200190.0,0,1764200091.0);
INSERT INTO "action" VALUES(3,50,1,'9H',2049,1764200193.0,0,1764200190.0);
INSERT INTO "action" VALUES(3,51,0,'9D',2050,1764200196.0,0,1764200193.0);
INSERT INTO "action" VALUES(3,52,3,'JD',2051,1764200199.0,0,1764200196.0);
INSERT INTO "action" VALUES(3,53,2,'pass',2052,1764200202.0,0,1764200199.0);
INSERT INTO "action" VALUES(3,54,1,'draw',2053,1764200205.0,0,1764200202.0);
INSERT INTO "action" VALUES(3,55,1,'KD suit H',2054,1764200208.0,0,1764200205.0);
INSERT INTO "action" VALUES(3,56,0,'draw',2055,1764200211.0,0,1764200208.0);
INSERT INTO "action" VALUES(3,57,0,'draw',2056,1764200214.0,0,1764200211.0);
INSERT INTO "action" VALUES(3,58,0,'4H',2057,1764200217.0,0,1764200214.0);
INSERT INTO "action" VALUES(3,59,3,'JH',2058,1764200220.0,0,1764200217.0);
INSERT INTO "action" VALUES(3,60,2,'pass',2059,1764200223.0,0,1764200220.0);
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0140');
CREATE TABLE arena (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	guild BIGINT NOT NULL, 
	channel BIGINT NOT NULL, 
	"by" BIGINT NOT NULL, 
	message BIGINT, 
	game VARCHAR NOT NULL, 
	by_name VARCHAR NOT NULL, 
	status VARCHAR NOT NULL, 
	options JSON NOT NULL, 
	rounds INTEGER NOT NULL, 
	size INTEGER NOT NULL, 
	revision INTEGER NOT NULL, 
	drawn INTEGER NOT NULL, 
	created DOUBLE NOT NULL, 
	begins DOUBLE NOT NULL, 
	ends DOUBLE NOT NULL, 
	lease DOUBLE, 
	due DOUBLE
, locale VARCHAR DEFAULT 'en' NOT NULL);
CREATE TABLE arena_player (
	arena INTEGER NOT NULL, 
	user BIGINT NOT NULL, 
	name VARCHAR NOT NULL, 
	joined DOUBLE NOT NULL, 
	"match" INTEGER, 
	pressed DOUBLE, 
	click BIGINT, 
	CONSTRAINT pk_arena_player PRIMARY KEY (arena, user), 
	CONSTRAINT fk_arena_player_arena_arena FOREIGN KEY(arena) REFERENCES arena (id), 
	CONSTRAINT fk_arena_player_match_match FOREIGN KEY("match") REFERENCES "match" (id)
);
CREATE TABLE arena_thread (
	thread BIGINT NOT NULL, 
	arena INTEGER NOT NULL, 
	"match" INTEGER, 
	CONSTRAINT pk_arena_thread PRIMARY KEY (thread), 
	CONSTRAINT fk_arena_thread_arena_arena FOREIGN KEY(arena) REFERENCES arena (id), 
	CONSTRAINT uq_arena_thread_match UNIQUE ("match"), 
	CONSTRAINT fk_arena_thread_match_match FOREIGN KEY("match") REFERENCES "match" (id)
);
CREATE TABLE chain (
	"match" INTEGER NOT NULL, 
	server BIGINT NOT NULL, 
	number INTEGER NOT NULL, 
	"after" VARCHAR NOT NULL, 
	digest VARCHAR NOT NULL, 
	CONSTRAINT pk_chain PRIMARY KEY ("match"), 
	CONSTRAINT uq_chain_server_number UNIQUE (server, number), 
	CONSTRAINT fk_chain_match_match FOREIGN KEY("match") REFERENCES "match" (id)
);
INSERT INTO "chain" VALUES(1,500,1,'0000000000000000000000000000000000000000000000000000000000000000','b7fd88ab189bd60afb5ae4955b3e9ecc0639629b8bad2d7f4f63b117c3a1354a');
CREATE TABLE click (
	id BIGINT NOT NULL, 
	CONSTRAINT pk_click PRIMARY KEY (id)
);
INSERT INTO "click" VALUES(5497558138880);
CREATE TABLE counted (
	id INTEGER NOT NULL, 
	way INTEGER NOT NULL, 
	changed DOUBLE, 
	CONSTRAINT pk_counted PRIMARY KEY (id)
);
INSERT INTO "counted" VALUES(1,1,NULL);
CREATE TABLE daily (
	day INTEGER NOT NULL, 
	game VARCHAR NOT NULL, 
	secrets JSON NOT NULL, 
	used INTEGER NOT NULL, 
	closed DOUBLE, 
	revision INTEGER DEFAULT '0' NOT NULL, 
	CONSTRAINT pk_daily PRIMARY KEY (day)
);
INSERT INTO "daily" VALUES(19999,'crazy_king','["0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef", "0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef", "0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef", "0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef", "0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef", "0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef", "0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef", "0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef"]',1,1728000900.0,2);
INSERT INTO "daily" VALUES(20000,'crazy_king','["0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef", "0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef", "0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef", "0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef", "0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef", "0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef", "0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef", "0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef"]',1,NULL,1);
CREATE TABLE field (
	day INTEGER NOT NULL, 
	game VARCHAR NOT NULL, 
	instance INTEGER NOT NULL, 
	entries JSON NOT NULL, 
	final JSON, 
	CONSTRAINT pk_field PRIMARY KEY (day, game, instance)
);
INSERT INTO "field" VALUES(19999,'crazy_king',0,'[]','[[7, 0.5]]');
INSERT INTO "field" VALUES(20000,'crazy_king',0,'[["normal", [12]]]',NULL);
CREATE TABLE guild (
	id BIGINT NOT NULL, 
	settings JSON NOT NULL, 
	gone DOUBLE, 
	CONSTRAINT pk_guild PRIMARY KEY (id)
);
INSERT INTO "guild" VALUES(500,'{"threads": "make"}',NULL);
CREATE TABLE heartbeat (
	id INTEGER NOT NULL, 
	at DOUBLE NOT NULL, 
	CONSTRAINT pk_heartbeat PRIMARY KEY (id)
);
INSERT INTO "heartbeat" VALUES(1,1764200000.0);
CREATE TABLE invitation (
	"match" INTEGER NOT NULL, 
	user BIGINT NOT NULL, 
	name VARCHAR NOT NULL, 
	CONSTRAINT pk_invitation PRIMARY KEY ("match", user), 
	CONSTRAINT fk_invitation_match_match FOREIGN KEY("match") REFERENCES "match" (id)
);
INSERT INTO "invitation" VALUES(2,104,'Dan');
CREATE TABLE manager (
	guild BIGINT NOT NULL, 
	user BIGINT NOT NULL, 
	CONSTRAINT pk_manager PRIMARY KEY (guild, user), 
	CONSTRAINT fk_manager_guild_guild FOREIGN KEY(guild) REFERENCES guild (id) ON DELETE CASCADE
);
INSERT INTO "manager" VALUES(500,104);
CREATE TABLE "match" (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	game VARCHAR NOT NULL, 
	version INTEGER NOT NULL, 
	status VARCHAR NOT NULL, 
	secret VARCHAR NOT NULL, 
	options JSON NOT NULL, 
	host BIGINT NOT NULL, 
	guild BIGINT NOT NULL, 
	channel BIGINT NOT NULL, 
	message BIGINT, 
	moving BIGINT, 
	clock INTEGER NOT NULL, 
	rematch_of INTEGER, 
	length INTEGER NOT NULL, 
	revision INTEGER NOT NULL, 
	drawn INTEGER NOT NULL, 
	lease DOUBLE, 
	due DOUBLE, 
	created DOUBLE NOT NULL, 
	ended DOUBLE, 
	commitment VARCHAR, 
	joins VARCHAR, 
	opened_after VARCHAR, 
	beacon_round BIGINT, 
	proposal JSON, 
	ready INTEGER DEFAULT '0' NOT NULL, 
	orders INTEGER DEFAULT '0' NOT NULL, 
	nudge DOUBLE, 
	lapses DOUBLE, 
	paused DOUBLE, 
	asked_at DOUBLE, 
	decided JSON DEFAULT '[]' NOT NULL, 
	guest BIGINT, 
	guest_name VARCHAR, 
	guest_seat INTEGER, 
	size INTEGER DEFAULT '0' NOT NULL, 
	private BOOLEAN DEFAULT 0 NOT NULL, 
	answers_only BOOLEAN DEFAULT 0 NOT NULL, arena INTEGER, rounds INTEGER DEFAULT '0' NOT NULL, locale VARCHAR DEFAULT 'en' NOT NULL, 
	CONSTRAINT uq_match_rematch_of UNIQUE (rematch_of), 
	CONSTRAINT fk_match_rematch_of_match FOREIGN KEY(rematch_of) REFERENCES "match" (id)
);
INSERT INTO "match" VALUES(1,'crazy_king',1,'over','abc18c5c6ff81e78f4c7007bd565f1485a68bd6ad562053a9dd05e72e69e7f01','{"target": 50, "hand_size": 3, "runouts": 5, "max_draws": 2, "king_obliges": false, "skipped_player": "king_only", "queen_king_cancels": true, "ace_two_players": "no_effect", "last_queen_draws": false, "exhaustion_tie": "fewest_cards"}',101,500,700,NULL,NULL,0,NULL,37,40,0,NULL,NULL,1764200002.0,1764200081.0,'8fb44f018d24356c77182df28d4e08e30810e9db4410fb6c17921785358b1c0f','0 0, 1 31, deal 0','0000000000000000000000000000000000000000000000000000000000000000',NULL,NULL,0,0,NULL,NULL,NULL,1764200081.0,'[]',NULL,NULL,NULL,0,0,0,NULL,0,'en');
INSERT INTO "match" VALUES(2,'spades',1,'lobby','d405d668a6b2a8dab6685fa8063104b6b6584442274ee43cd8178fa2922df138','{"target": 500, "tie_break": "extra_hand", "overtrick_points": 1, "nil": false, "nil_points": 100, "failed_nil_tricks": "count", "blind_nil": false, "blind_nil_points": 200, "blind_nil_behind": 100, "bags": false, "bag_limit": 10, "bag_penalty": 100, "jokers": "none", "min_team_bid": 0, "cap_team_bid": false, "not_thirteen": false, "first_lead": "left_of_dealer", "no_spade_trick_one": false, "spade_leads": "when_broken", "lose_at": null}',103,500,701,902,NULL,0,NULL,0,2,0,NULL,1764201890.0,1764200083.0,NULL,'074324fc18d4d1de7c2bddbbdcddb3d863c8347638c4074d1c24310309b7c17c',NULL,'b7fd88ab189bd60afb5ae4955b3e9ecc0639629b8bad2d7f4f63b117c3a1354a',NULL,NULL,0,0,NULL,NULL,NULL,NULL,'[]',NULL,NULL,NULL,0,0,0,NULL,0,'en');
INSERT INTO "match" VALUES(3,'crazy_king',1,'playing','e5c5970203ceed4b61bc524d92049ed02bb6c655b8d6adaa76de56247160a1f3','{"target": 500, "hand_size": 3, "runouts": 5, "max_draws": 2, "king_obliges": false, "skipped_player": "king_only", "queen_king_cancels": true, "ace_two_players": "no_effect", "last_queen_draws": false, "exhaustion_tie": "fewest_cards"}',101,500,700,903,NULL,0,NULL,60,74,0,NULL,1764805024.0,1764200091.0,NULL,'9979c814bfbc65585071c0d7601ca911994c5bf8597c37434f4e8726ab754d13','0 0, 1 0, 2 0, deal 0','b7fd88ab189bd60afb5ae4955b3e9ecc0639629b8bad2d7f4f63b117c3a1354a',NULL,'["pause", [1], 60]',0,0,NULL,1764200292.0,NULL,1764200223.0,'[[0, "sit.2", [0]], [30, "sat.2", [2]], [31, "sit.3", [0]], [47, "sat.3", [3]]]',NULL,NULL,NULL,4,0,0,NULL,0,'en');
CREATE TABLE medal (
	user BIGINT NOT NULL, 
	arena INTEGER NOT NULL, 
	guild BIGINT NOT NULL, 
	game VARCHAR NOT NULL, 
	place INTEGER NOT NULL, 
	people INTEGER NOT NULL, 
	at DOUBLE NOT NULL, 
	CONSTRAINT pk_medal PRIMARY KEY (user, arena), 
	CONSTRAINT fk_medal_arena_arena FOREIGN KEY(arena) REFERENCES arena (id)
);
CREATE TABLE monthly (
	month INTEGER NOT NULL, 
	guild BIGINT NOT NULL, 
	user BIGINT NOT NULL, 
	name VARCHAR NOT NULL, 
	days INTEGER NOT NULL, 
	points DOUBLE NOT NULL, 
	shown BOOLEAN NOT NULL, 
	CONSTRAINT pk_monthly PRIMARY KEY (month, guild, user)
);
INSERT INTO "monthly" VALUES(24297,0,101,'Ann',1,0.5,1);
INSERT INTO "monthly" VALUES(24297,500,101,'Ann',1,0.5,1);
CREATE TABLE offered (
	user BIGINT NOT NULL, 
	game VARCHAR NOT NULL, 
	CONSTRAINT pk_offered PRIMARY KEY (user, game)
);
INSERT INTO "offered" VALUES(101,'hearts');
CREATE TABLE player (
	user BIGINT NOT NULL, 
	name VARCHAR NOT NULL, 
	dm_closed BOOLEAN NOT NULL, 
	prefs JSON NOT NULL, 
	visibility VARCHAR DEFAULT 'global' NOT NULL, daily_told INTEGER, locale VARCHAR, 
	CONSTRAINT pk_player PRIMARY KEY (user)
);
INSERT INTO "player" VALUES(101,'Ann',0,'{"show": "text"}','global',NULL,NULL);
INSERT INTO "player" VALUES(102,'Bob',0,'{}','server',NULL,NULL);
CREATE TABLE preset (
	guild BIGINT NOT NULL, 
	game VARCHAR NOT NULL, 
	name VARCHAR NOT NULL, 
	options JSON NOT NULL, 
	is_first BOOLEAN NOT NULL, 
	CONSTRAINT pk_preset PRIMARY KEY (guild, game, name), 
	CONSTRAINT fk_preset_guild_guild FOREIGN KEY(guild) REFERENCES guild (id) ON DELETE CASCADE
);
INSERT INTO "preset" VALUES(500,'crazy_king','Ours','{"target": 100}',1);
CREATE TABLE recipient (
	guild BIGINT NOT NULL, 
	user BIGINT NOT NULL, 
	CONSTRAINT pk_recipient PRIMARY KEY (guild, user), 
	CONSTRAINT fk_recipient_guild_guild FOREIGN KEY(guild) REFERENCES guild (id) ON DELETE CASCADE
);
INSERT INTO "recipient" VALUES(500,105);
CREATE TABLE registered (
	application BIGINT NOT NULL, 
	commands VARCHAR NOT NULL, 
	CONSTRAINT pk_registered PRIMARY KEY (application)
);
INSERT INTO "registered" VALUES(77,'a hash');
CREATE TABLE result (
	"match" INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	part INTEGER DEFAULT '0' NOT NULL, 
	user BIGINT, 
	game VARCHAR NOT NULL, 
	guild BIGINT NOT NULL, 
	season INTEGER NOT NULL, 
	ended DOUBLE NOT NULL, 
	score INTEGER NOT NULL, 
	won BOOLEAN NOT NULL, 
	team INTEGER NOT NULL, 
	rank INTEGER NOT NULL, 
	level INTEGER NOT NULL, 
	"left" BOOLEAN NOT NULL, 
	rating DOUBLE, 
	practice BOOLEAN DEFAULT 0 NOT NULL, 
	former BIGINT, rounds INTEGER, gain DOUBLE DEFAULT '0' NOT NULL, 
	CONSTRAINT pk_result PRIMARY KEY ("match", seat, part), 
	CONSTRAINT fk_result_match_match FOREIGN KEY("match") REFERENCES "match" (id)
);
INSERT INTO "result" VALUES(1,0,0,101,'crazy_king',500,1,1764200081.0,91,1,0,1,0,0,1.08594213131273636464e+03,0,NULL,NULL,0.0);
INSERT INTO "result" VALUES(1,1,0,102,'crazy_king',500,1,1764200081.0,0,0,1,2,0,0,9.54172656655711534743e+02,0,NULL,NULL,0.0);
CREATE TABLE review (
	"match" INTEGER NOT NULL, 
	user BIGINT NOT NULL, 
	made DOUBLE NOT NULL, 
	moments JSON NOT NULL, 
	CONSTRAINT pk_review PRIMARY KEY ("match", user), 
	CONSTRAINT fk_review_match_match FOREIGN KEY("match") REFERENCES "match" (id)
);
INSERT INTO "review" VALUES(1,101,1728000000.0,'[]');
CREATE TABLE season (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	guild BIGINT NOT NULL, 
	name VARCHAR NOT NULL, 
	started DOUBLE NOT NULL, 
	ended DOUBLE, 
	CONSTRAINT uq_season_guild_name UNIQUE (guild, name)
);
INSERT INTO "season" VALUES(1,500,'Autumn',1764200001.0,NULL);
CREATE TABLE seat (
	"match" INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	user BIGINT, 
	name VARCHAR NOT NULL, 
	level INTEGER NOT NULL, 
	hand_channel BIGINT, 
	hand_message BIGINT, 
	notice_channel BIGINT, 
	notice_message BIGINT, 
	told INTEGER, 
	joined BIGINT, 
	"left" BIGINT, 
	left_name VARCHAR NOT NULL, 
	kicked BOOLEAN DEFAULT 0 NOT NULL, 
	back INTEGER NOT NULL, 
	said VARCHAR DEFAULT '' NOT NULL, 
	said_at INTEGER DEFAULT '0' NOT NULL, 
	"order" VARCHAR DEFAULT '' NOT NULL, 
	order_at INTEGER DEFAULT '0' NOT NULL, 
	sat INTEGER DEFAULT '0' NOT NULL, 
	ahead BOOLEAN DEFAULT 0 NOT NULL, 
	quit BIGINT, 
	quit_name VARCHAR DEFAULT '' NOT NULL, 
	quit_kicked BOOLEAN DEFAULT 0 NOT NULL, 
	earlier VARCHAR DEFAULT '' NOT NULL, 
	CONSTRAINT pk_seat PRIMARY KEY ("match", seat), 
	CONSTRAINT uq_seat_match_user UNIQUE ("match", user), 
	CONSTRAINT fk_seat_match_match FOREIGN KEY("match") REFERENCES "match" (id)
);
INSERT INTO "seat" VALUES(1,0,101,'Ann',1,NULL,NULL,NULL,NULL,NULL,0,NULL,'',0,0,'',0,'',0,0,0,NULL,'',0,'');
INSERT INTO "seat" VALUES(1,1,102,'Bob',1,NULL,NULL,NULL,NULL,NULL,31,NULL,'',0,0,'',0,'',0,0,0,NULL,'',0,'');
INSERT INTO "seat" VALUES(2,0,103,'Cleo',1,NULL,NULL,NULL,NULL,NULL,0,NULL,'',0,0,'',0,'',0,0,0,NULL,'',0,'');
INSERT INTO "seat" VALUES(3,0,101,'Ann',1,800,810,820,821,3,0,NULL,'',0,0,'',0,'',0,0,0,NULL,'',0,'');
INSERT INTO "seat" VALUES(3,1,102,'Bob',1,801,811,NULL,NULL,3,0,NULL,'',0,0,'',0,'',0,0,0,NULL,'',0,'');
INSERT INTO "seat" VALUES(3,2,NULL,'Carl',1,NULL,NULL,NULL,NULL,NULL,NULL,103,'Cleo',0,30,'',0,'',0,30,1,104,'Dan',0,'0:@left 30:Emmy 31:@quit');
INSERT INTO "seat" VALUES(3,3,105,'Eve',1,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'',0,47,'',0,'',0,47,0,NULL,'',0,'47:Daphne');
CREATE TABLE solo (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	user BIGINT NOT NULL, 
	guild BIGINT NOT NULL, 
	name VARCHAR NOT NULL, 
	game VARCHAR NOT NULL, 
	seed VARCHAR NOT NULL, 
	visibility VARCHAR NOT NULL, 
	version INTEGER NOT NULL, 
	seats INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	rounds INTEGER NOT NULL, 
	instance INTEGER NOT NULL, 
	length INTEGER NOT NULL, 
	day INTEGER, 
	total INTEGER, 
	options JSON NOT NULL, 
	actions JSON NOT NULL, 
	points JSON, 
	source INTEGER, 
	opened BIGINT, 
	click BIGINT, 
	is_practice BOOLEAN NOT NULL, 
	shared BOOLEAN DEFAULT 0 NOT NULL, 
	started DOUBLE NOT NULL, 
	ended DOUBLE, 
	CONSTRAINT uq_solo_user_day_game UNIQUE (user, day, game), 
	CONSTRAINT fk_solo_source_match FOREIGN KEY(source) REFERENCES "match" (id), 
	CONSTRAINT uq_solo_opened UNIQUE (opened)
);
INSERT INTO "solo" VALUES(1,101,500,'Ann','crazy_king','5eed','global',1,3,0,1,0,1,19999,7,'{}','[[0, "pass"]]','[7]',NULL,1099511627774,1099511627775,0,0,1727913660.0,1727913750.0);
INSERT INTO "solo" VALUES(2,101,500,'Ann','crazy_king','50fd1b93975bbfd3ad7ea6951f9999f1710a58ed87ca1c788702715025606385','global',1,3,0,1,0,2,20000,NULL,'{}','[[0, "draw"], [1, "pass"]]','[]',NULL,1099511627776,1099511627777,0,0,1728000060.0,NULL);
CREATE TABLE standing (
	game VARCHAR NOT NULL, 
	guild BIGINT NOT NULL, 
	season INTEGER NOT NULL, 
	user BIGINT NOT NULL, 
	name VARCHAR NOT NULL, 
	matches INTEGER NOT NULL, 
	wins INTEGER NOT NULL, 
	streak INTEGER NOT NULL, 
	best INTEGER NOT NULL, 
	mu DOUBLE NOT NULL, 
	sigma DOUBLE NOT NULL, 
	rating DOUBLE NOT NULL, 
	shown BOOLEAN NOT NULL, rounds INTEGER DEFAULT '0' NOT NULL, 
	CONSTRAINT pk_standing PRIMARY KEY (game, guild, season, user)
);
INSERT INTO "standing" VALUES('crazy_king',0,0,101,'Ann',1,1,1,1,2.76353894931404973087e+01,8.06590141354368,1.08594213131273636464e+03,1,0);
INSERT INTO "standing" VALUES('crazy_king',0,0,102,'Bob',1,0,0,0,2.23646105068595026912e+01,8.06590141354368,9.54172656655711534743e+02,0,0);
INSERT INTO "standing" VALUES('crazy_king',500,0,101,'Ann',1,1,1,1,2.76353894931404973087e+01,8.06590141354368,1.08594213131273636464e+03,1,0);
INSERT INTO "standing" VALUES('crazy_king',500,0,102,'Bob',1,0,0,0,2.23646105068595026912e+01,8.06590141354368,9.54172656655711534743e+02,1,0);
INSERT INTO "standing" VALUES('crazy_king',500,1,101,'Ann',1,1,1,1,2.76353894931404973087e+01,8.06590141354368,1.08594213131273636464e+03,1,0);
INSERT INTO "standing" VALUES('crazy_king',500,1,102,'Bob',1,0,0,0,2.23646105068595026912e+01,8.06590141354368,9.54172656655711534743e+02,1,0);
CREATE TABLE subscriber (
	guild BIGINT NOT NULL, 
	game VARCHAR NOT NULL, 
	user BIGINT NOT NULL, 
	CONSTRAINT pk_subscriber PRIMARY KEY (guild, game, user), 
	CONSTRAINT fk_subscriber_guild_guild FOREIGN KEY(guild) REFERENCES guild (id) ON DELETE CASCADE
);
INSERT INTO "subscriber" VALUES(500,'spades',106);
CREATE INDEX ix_match_over ON "match" (channel, ended) WHERE status = 'over';
CREATE INDEX ix_match_current ON "match" (channel) WHERE status = 'lobby' OR status = 'playing';
CREATE INDEX ix_match_current_guild ON "match" (guild) WHERE status = 'lobby' OR status = 'playing';
CREATE INDEX ix_match_due ON "match" (due) WHERE due IS NOT NULL;
CREATE INDEX ix_match_lapses ON "match" (lapses) WHERE lapses IS NOT NULL;
CREATE INDEX ix_match_nudge ON "match" (nudge) WHERE nudge IS NOT NULL;
CREATE INDEX ix_match_host ON "match" (host);
CREATE INDEX ix_match_guest ON "match" (guest) WHERE guest IS NOT NULL;
CREATE INDEX ix_match_undrawn ON "match" (id) WHERE drawn < revision;
CREATE UNIQUE INDEX ix_season_under_way ON season (guild) WHERE ended IS NULL;
CREATE INDEX ix_standing_user ON standing (user, guild, season);
CREATE INDEX ix_standing_rank ON standing (game, guild, season, shown, rating, user);
CREATE INDEX ix_seat_user_match ON seat (user, "match");
CREATE INDEX ix_seat_left ON seat ("left") WHERE "left" IS NOT NULL;
CREATE INDEX ix_seat_quit ON seat (quit) WHERE quit IS NOT NULL;
CREATE INDEX ix_invitation_user ON invitation (user);
CREATE INDEX ix_result_history ON result (user, game, ended);
CREATE INDEX ix_recipient_user ON recipient (user);
CREATE INDEX ix_manager_user ON manager (user);
CREATE INDEX ix_subscriber_user ON subscriber (user);
CREATE INDEX ix_solo_practice ON solo (started) WHERE day IS NULL;
CREATE INDEX ix_solo_rank ON solo (day, game, instance, total, guild, visibility, id) WHERE total IS NOT NULL;
CREATE INDEX ix_monthly_rank ON monthly (month, guild, shown, points, user);
CREATE INDEX ix_monthly_user ON monthly (user);
CREATE INDEX ix_player_daily_told ON player (daily_told);
CREATE INDEX ix_review_user ON review (user);
CREATE INDEX ix_achievement_match ON achievement ("match");
CREATE INDEX ix_arena_guild ON arena (guild);
CREATE INDEX ix_arena_due ON arena (due) WHERE due IS NOT NULL;
CREATE INDEX ix_arena_undrawn ON arena (id) WHERE drawn < revision;
CREATE INDEX ix_match_arena ON "match" (arena, status) WHERE arena IS NOT NULL;
CREATE INDEX ix_arena_player_user ON arena_player (user);
CREATE INDEX ix_arena_thread_arena ON arena_thread (arena);
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('season',1);
INSERT INTO "sqlite_sequence" VALUES('match',3);
INSERT INTO "sqlite_sequence" VALUES('solo',2);
COMMIT;
