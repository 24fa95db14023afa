CREATE TABLE public.achievement (
    "user" bigint NOT NULL,
    key character varying NOT NULL,
    match bigint,
    at double precision NOT NULL
);
CREATE TABLE public.action (
    match bigint NOT NULL,
    n integer NOT NULL,
    seat integer NOT NULL,
    text character varying NOT NULL,
    click bigint,
    at double precision NOT NULL,
    by_clock boolean NOT NULL,
    since double precision
);
CREATE TABLE public.alembic_version (
    version_num character varying(32) NOT NULL
);
CREATE TABLE public.arena (
    id bigint NOT NULL,
    guild bigint NOT NULL,
    channel bigint NOT NULL,
    by bigint NOT NULL,
    message bigint,
    game character varying NOT NULL,
    by_name character varying NOT NULL,
    status character varying NOT NULL,
    options json NOT NULL,
    rounds integer NOT NULL,
    size integer NOT NULL,
    revision integer NOT NULL,
    drawn integer NOT NULL,
    created double precision NOT NULL,
    begins double precision NOT NULL,
    ends double precision NOT NULL,
    lease double precision,
    due double precision,
    locale character varying DEFAULT 'en'::character varying NOT NULL
);
CREATE SEQUENCE public.arena_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.arena_id_seq OWNED BY public.arena.id;
CREATE TABLE public.arena_player (
    arena bigint NOT NULL,
    "user" bigint NOT NULL,
    name character varying NOT NULL,
    joined double precision NOT NULL,
    match bigint,
    pressed double precision,
    click bigint
);
CREATE TABLE public.arena_thread (
    thread bigint NOT NULL,
    arena bigint NOT NULL,
    match bigint
);
CREATE TABLE public.chain (
    match bigint NOT NULL,
    server bigint NOT NULL,
    number integer NOT NULL,
    after character varying NOT NULL,
    digest character varying NOT NULL
);
CREATE TABLE public.click (
    id bigint NOT NULL
);
CREATE TABLE public.counted (
    id integer NOT NULL,
    way integer NOT NULL,
    changed double precision
);
CREATE TABLE public.daily (
    day integer NOT NULL,
    game character varying NOT NULL,
    secrets json NOT NULL,
    used integer NOT NULL,
    closed double precision,
    revision integer DEFAULT 0 NOT NULL
);
CREATE TABLE public.field (
    day integer NOT NULL,
    game character varying NOT NULL,
    instance integer NOT NULL,
    entries json NOT NULL,
    final json
);
CREATE TABLE public.guild (
    id bigint NOT NULL,
    settings json NOT NULL,
    gone double precision
);
CREATE TABLE public.heartbeat (
    id integer NOT NULL,
    at double precision NOT NULL
);
CREATE TABLE public.invitation (
    match bigint NOT NULL,
    "user" bigint NOT NULL,
    name character varying NOT NULL
);
CREATE TABLE public.manager (
    guild bigint NOT NULL,
    "user" bigint NOT NULL
);
CREATE TABLE public.match (
    id bigint NOT NULL,
    game character varying NOT NULL,
    version integer NOT NULL,
    status character varying NOT NULL,
    secret character varying NOT NULL,
    options json NOT NULL,
    host bigint NOT NULL,
    guild bigint NOT NULL,
    channel bigint NOT NULL,
    message bigint,
    moving bigint,
    clock integer NOT NULL,
    rematch_of bigint,
    length integer NOT NULL,
    revision integer NOT NULL,
    drawn integer NOT NULL,
    lease double precision,
    due double precision,
    created double precision NOT NULL,
    ended double precision,
    commitment character varying,
    joins character varying,
    opened_after character varying,
    beacon_round bigint,
    proposal json,
    ready integer DEFAULT 0 NOT NULL,
    orders integer DEFAULT 0 NOT NULL,
    nudge double precision,
    lapses double precision,
    paused double precision,
    asked_at double precision,
    decided json DEFAULT '[]'::json NOT NULL,
    guest bigint,
    guest_name character varying,
    guest_seat integer,
    size integer DEFAULT 0 NOT NULL,
    private boolean DEFAULT false NOT NULL,
    answers_only boolean DEFAULT false NOT NULL,
    arena bigint,
    rounds integer DEFAULT 0 NOT NULL,
    locale character varying DEFAULT 'en'::character varying NOT NULL
);
CREATE SEQUENCE public.match_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.match_id_seq OWNED BY public.match.id;
CREATE TABLE public.medal (
    "user" bigint NOT NULL,
    arena bigint NOT NULL,
    guild bigint NOT NULL,
    game character varying NOT NULL,
    place integer NOT NULL,
    people integer NOT NULL,
    at double precision NOT NULL
);
CREATE TABLE public.monthly (
    month integer NOT NULL,
    guild bigint NOT NULL,
    "user" bigint NOT NULL,
    name character varying NOT NULL,
    days integer NOT NULL,
    points double precision NOT NULL,
    shown boolean NOT NULL
);
CREATE TABLE public.offered (
    "user" bigint NOT NULL,
    game character varying NOT NULL
);
CREATE TABLE public.player (
    "user" bigint NOT NULL,
    name character varying NOT NULL,
    dm_closed boolean NOT NULL,
    prefs json NOT NULL,
    visibility character varying DEFAULT 'global'::character varying NOT NULL,
    daily_told integer,
    locale character varying
);
CREATE TABLE public.preset (
    guild bigint NOT NULL,
    game character varying NOT NULL,
    name character varying NOT NULL,
    options json NOT NULL,
    is_first boolean NOT NULL
);
CREATE TABLE public.recipient (
    guild bigint NOT NULL,
    "user" bigint NOT NULL
);
CREATE TABLE public.registered (
    application bigint NOT NULL,
    commands character varying NOT NULL
);
CREATE TABLE public.result (
    match bigint NOT NULL,
    seat integer NOT NULL,
    part integer DEFAULT 0 NOT NULL,
    "user" bigint,
    game character varying NOT NULL,
    guild bigint NOT NULL,
    season bigint NOT NULL,
    ended double precision NOT NULL,
    score integer NOT NULL,
    won boolean NOT NULL,
    team integer NOT NULL,
    rank integer NOT NULL,
    level integer NOT NULL,
    "left" boolean NOT NULL,
    rating double precision,
    practice boolean DEFAULT false NOT NULL,
    former bigint,
    rounds integer,
    gain double precision DEFAULT '0'::double precision NOT NULL
);
CREATE TABLE public.review (
    match bigint NOT NULL,
    "user" bigint NOT NULL,
    made double precision NOT NULL,
    moments json NOT NULL
);
CREATE TABLE public.season (
    id bigint NOT NULL,
    guild bigint NOT NULL,
    name character varying NOT NULL,
    started double precision NOT NULL,
    ended double precision
);
CREATE SEQUENCE public.season_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.season_id_seq OWNED BY public.season.id;
CREATE TABLE public.seat (
    match bigint NOT NULL,
    seat integer NOT NULL,
    "user" bigint,
    name character varying NOT NULL,
    level integer NOT NULL,
    hand_channel bigint,
    hand_message bigint,
    notice_channel bigint,
    notice_message bigint,
    told integer,
    joined bigint,
    "left" bigint,
    left_name character varying NOT NULL,
    kicked boolean DEFAULT false NOT NULL,
    back integer NOT NULL,
    said character varying DEFAULT ''::character varying NOT NULL,
    said_at integer DEFAULT 0 NOT NULL,
    "order" character varying DEFAULT ''::character varying NOT NULL,
    order_at integer DEFAULT 0 NOT NULL,
    sat integer DEFAULT 0 NOT NULL,
    ahead boolean DEFAULT false NOT NULL,
    quit bigint,
    quit_name character varying DEFAULT ''::character varying NOT NULL,
    quit_kicked boolean DEFAULT false NOT NULL,
    earlier character varying DEFAULT ''::character varying NOT NULL
);
CREATE TABLE public.solo (
    id bigint NOT NULL,
    "user" bigint NOT NULL,
    guild bigint NOT NULL,
    name character varying NOT NULL,
    game character varying NOT NULL,
    seed character varying NOT NULL,
    visibility character varying NOT NULL,
    version integer NOT NULL,
    seats integer NOT NULL,
    seat integer NOT NULL,
    rounds integer NOT NULL,
    instance integer NOT NULL,
    length integer NOT NULL,
    day integer,
    total integer,
    options json NOT NULL,
    actions json NOT NULL,
    points json,
    source bigint,
    opened bigint,
    click bigint,
    is_practice boolean NOT NULL,
    shared boolean DEFAULT false NOT NULL,
    started double precision NOT NULL,
    ended double precision
)
WITH (autovacuum_vacuum_scale_factor='0', autovacuum_vacuum_threshold='1000');
CREATE SEQUENCE public.solo_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.solo_id_seq OWNED BY public.solo.id;
CREATE TABLE public.standing (
    game character varying NOT NULL,
    guild bigint NOT NULL,
    season bigint NOT NULL,
    "user" bigint NOT NULL,
    name character varying NOT NULL,
    matches integer NOT NULL,
    wins integer NOT NULL,
    streak integer NOT NULL,
    best integer NOT NULL,
    mu double precision NOT NULL,
    sigma double precision NOT NULL,
    rating double precision NOT NULL,
    shown boolean NOT NULL,
    rounds integer DEFAULT 0 NOT NULL
)
WITH (autovacuum_vacuum_scale_factor='0', autovacuum_vacuum_threshold='1000');
CREATE TABLE public.subscriber (
    guild bigint NOT NULL,
    game character varying NOT NULL,
    "user" bigint NOT NULL
);
ALTER TABLE ONLY public.arena ALTER COLUMN id SET DEFAULT nextval('public.arena_id_seq'::regclass);
ALTER TABLE ONLY public.match ALTER COLUMN id SET DEFAULT nextval('public.match_id_seq'::regclass);
ALTER TABLE ONLY public.season ALTER COLUMN id SET DEFAULT nextval('public.season_id_seq'::regclass);
ALTER TABLE ONLY public.solo ALTER COLUMN id SET DEFAULT nextval('public.solo_id_seq'::regclass);
INSERT INTO public.achievement VALUES
	(101, 'full-table', 1, 1764200100);
INSERT INTO public.action VALUES
	(1, 1, 0, 'QD', 1000, 1764200009, false, 1764200006),
	(1, 2, 1, 'pass', 1001, 1764200011, false, 1764200009),
	(1, 3, 0, 'draw', 1002, 1764200013, false, 1764200011),
	(1, 4, 0, 'draw', 1003, 1764200015, false, 1764200013),
	(1, 5, 0, 'pass', 1004, 1764200017, false, 1764200015),
	(1, 6, 1, '2D', 1005, 1764200019, false, 1764200017),
	(1, 7, 0, '2C', 1006, 1764200021, false, 1764200019),
	(1, 8, 1, 'draw', 1007, 1764200023, false, 1764200021),
	(1, 9, 1, 'draw', 1008, 1764200025, false, 1764200023),
	(1, 10, 1, '7C', 1009, 1764200027, false, 1764200025),
	(1, 11, 0, 'draw', 1010, 1764200029, false, 1764200027),
	(1, 12, 0, '8C', 1011, 1764200031, false, 1764200029),
	(1, 13, 1, '8H', 1012, 1764200033, false, 1764200031),
	(1, 14, 0, 'JH', 1013, 1764200035, false, 1764200033),
	(1, 15, 1, 'pass', 1014, 1764200037, false, 1764200035),
	(1, 16, 0, '6H', 1015, 1764200039, false, 1764200037),
	(1, 17, 1, 'TH', 1016, 1764200041, false, 1764200039),
	(1, 18, 0, 'draw', 1017, 1764200043, false, 1764200041),
	(1, 19, 0, 'KS suit S', 1018, 1764200045, false, 1764200043),
	(1, 20, 1, 'draw', 1019, 1764200047, false, 1764200045),
	(1, 21, 1, 'draw', 1020, 1764200049, false, 1764200047),
	(1, 22, 1, 'pass', 1021, 1764200051, false, 1764200049),
	(1, 23, 0, '8S', 1022, 1764200053, false, 1764200051),
	(1, 24, -3, 'deal', NULL, 1764200055, false, 1764200053),
	(1, 25, 0, 'JS', 1024, 1764200057, false, 1764200055),
	(1, 26, 1, 'pass', 1025, 1764200059, false, 1764200057),
	(1, 27, 0, '7S', 1026, 1764200061, false, 1764200059),
	(1, 28, 1, '7H', 1027, 1764200063, false, 1764200061),
	(1, 29, 0, '5H', 1028, 1764200065, false, 1764200063),
	(1, 30, -3, 'deal', NULL, 1764200067, false, 1764200065),
	(1, 31, 0, 'KH suit S', 1030, 1764200069, false, 1764200067),
	(1, 32, 1, 'draw', 1031, 1764200071, false, 1764200069),
	(1, 33, 1, 'draw', 1032, 1764200073, false, 1764200071),
	(1, 34, 1, 'pass', 1033, 1764200075, false, 1764200073),
	(1, 35, 0, 'JS', 1034, 1764200077, false, 1764200075),
	(1, 36, 1, 'pass', 1035, 1764200079, false, 1764200077),
	(1, 37, 0, 'KS', 1036, 1764200081, false, 1764200079),
	(3, 1, 2, 'QD', 1, 0, false, 1764200101),
	(3, 2, 3, 'pass', 2, 0, false, 1764200091),
	(3, 3, 0, 'QS', 3, 0, false, 1764200091),
	(3, 4, 1, 'KS suit D', 4, 0, false, 1764200091),
	(3, 5, 2, 'draw', 5, 0, false, 1764200091),
	(3, 6, 2, 'draw', 6, 0, false, 1764200091),
	(3, 7, 2, '3D', 7, 0, false, 1764200091),
	(3, 8, 3, '9D', 8, 0, false, 1764200091),
	(3, 9, 0, 'KD suit C', 9, 0, false, 1764200091),
	(3, 10, 1, '4C', 10, 0, false, 1764200091),
	(3, 11, 2, '9C', 11, 0, false, 1764200091),
	(3, 12, 3, 'draw', 12, 0, false, 1764200091),
	(3, 13, 3, 'JC', 13, 0, false, 1764200091),
	(3, 14, 0, 'pass', 14, 0, false, 1764200091),
	(3, 15, 1, 'draw', 15, 0, false, 1764200091),
	(3, 16, 1, 'draw', 16, 0, false, 1764200091),
	(3, 17, 1, '2C', 17, 0, false, 1764200091),
	(3, 18, 2, '7C', 18, 0, false, 1764200091),
	(3, 19, 3, '7H', 19, 0, false, 1764200091),
	(3, 20, 0, 'draw', 20, 0, false, 1764200091),
	(3, 21, 0, 'draw', 21, 0, false, 1764200091),
	(3, 22, 0, '7S', 22, 0, false, 1764200091),
	(3, 23, 1, '7D', 23, 0, false, 1764200091),
	(3, 24, 2, 'draw', 24, 0, false, 1764200091),
	(3, 25, 2, 'KC suit H', 25, 0, false, 1764200091),
	(3, 26, 3, '3H', 26, 0, false, 1764200091),
	(3, 27, 0, '3C', 27, 0, false, 1764200091),
	(3, 28, 1, 'draw', 28, 0, false, 1764200091),
	(3, 29, 1, 'TC', 29, 0, false, 1764200091),
	(3, 30, 2, 'TH', 30, 0, false, 1764200091),
	(3, 31, -3, 'deal', NULL, 0, false, 1764200148),
	(3, 32, 2, '9S', 32, 0, false, 1764200152),
	(3, 33, 3, 'draw', 33, 0, false, 1764200091),
	(3, 34, 3, '3S', 34, 0, false, 1764200091),
	(3, 35, 0, 'KS suit H', 35, 0, false, 1764200091),
	(3, 36, 1, 'draw', 36, 0, false, 1764200091),
	(3, 37, 1, 'draw', 37, 0, false, 1764200091),
	(3, 38, 1, '7H', 38, 0, false, 1764200091),
	(3, 39, 2, 'KH suit S', 39, 0, false, 1764200091),
	(3, 40, 3, 'draw', 40, 0, false, 1764200091),
	(3, 41, 3, 'draw', 41, 0, false, 1764200091),
	(3, 42, 3, 'pass', 42, 0, false, 1764200091),
	(3, 43, 0, 'draw', 43, 0, false, 1764200091),
	(3, 44, 0, 'draw', 44, 0, false, 1764200091),
	(3, 45, 0, 'pass', 45, 0, false, 1764200091),
	(3, 46, 1, '7S', 46, 0, false, 1764200091),
	(3, 47, 2, '8S', 47, 0, false, 1764200091),
	(3, 48, -3, 'deal', NULL, 0, false, 1764200185),
	(3, 49, 2, 'AH', 2048, 1764200190, false, 1764200091),
	(3, 50, 1, '9H', 2049, 1764200193, false, 1764200190),
	(3, 51, 0, '9D', 2050, 1764200196, false, 1764200193),
	(3, 52, 3, 'JD', 2051, 1764200199, false, 1764200196),
	(3, 53, 2, 'pass', 2052, 1764200202, false, 1764200199),
	(3, 54, 1, 'draw', 2053, 1764200205, false, 1764200202),
	(3, 55, 1, 'KD suit H', 2054, 1764200208, false, 1764200205),
	(3, 56, 0, 'draw', 2055, 1764200211, false, 1764200208),
	(3, 57, 0, 'draw', 2056, 1764200214, false, 1764200211),
	(3, 58, 0, '4H', 2057, 1764200217, false, 1764200214),
	(3, 59, 3, 'JH', 2058, 1764200220, false, 1764200217),
	(3, 60, 2, 'pass', 2059, 1764200223, false, 1764200220);
INSERT INTO public.alembic_version VALUES
	('0140');
INSERT INTO public.chain VALUES
	(1, 500, 1, '0000000000000000000000000000000000000000000000000000000000000000', 'b7fd88ab189bd60afb5ae4955b3e9ecc0639629b8bad2d7f4f63b117c3a1354a');
INSERT INTO public.click VALUES
	(5497558138880);
INSERT INTO public.counted VALUES
	(1, 1, NULL);
INSERT INTO public.daily VALUES
	(19999, 'crazy_king', '["0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef", "0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef", "0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef", "0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef", "0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef", "0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef", "0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef", "0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef"]', 1, 1728000900, 2),
	(20000, 'crazy_king', '["0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef", "0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef", "0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef", "0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef", "0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef", "0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef", "0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef", "0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef"]', 1, NULL, 1);
INSERT INTO public.field VALUES
	(19999, 'crazy_king', 0, '[]', '[[7, 0.5]]'),
	(20000, 'crazy_king', 0, '[["normal", [12]]]', NULL);
INSERT INTO public.guild VALUES
	(500, '{"threads": "make"}', NULL);
INSERT INTO public.heartbeat VALUES
	(1, 1764200000);
INSERT INTO public.invitation VALUES
	(2, 104, 'Dan');
INSERT INTO public.manager VALUES
	(500, 104);
INSERT INTO public.match VALUES
	(1, 'crazy_king', 1, 'over', 'abc18c5c6ff81e78f4c7007bd565f1485a68bd6ad562053a9dd05e72e69e7f01', '{"target": 50, "hand_size": 3, "runouts": 5, "max_draws": 2, "king_obliges": false, "skipped_player": "king_only", "queen_king_cancels": true, "ace_two_players": "no_effect", "last_queen_draws": false, "exhaustion_tie": "fewest_cards"}', 101, 500, 700, NULL, NULL, 0, NULL, 37, 40, 0, NULL, NULL, 1764200002, 1764200081, '8fb44f018d24356c77182df28d4e08e30810e9db4410fb6c17921785358b1c0f', '0 0, 1 31, deal 0', '0000000000000000000000000000000000000000000000000000000000000000', NULL, NULL, 0, 0, NULL, NULL, NULL, 1764200081, '[]', NULL, NULL, NULL, 0, false, false, NULL, 0, 'en'),
	(2, 'spades', 1, 'lobby', 'd405d668a6b2a8dab6685fa8063104b6b6584442274ee43cd8178fa2922df138', '{"target": 500, "tie_break": "extra_hand", "overtrick_points": 1, "nil": false, "nil_points": 100, "failed_nil_tricks": "count", "blind_nil": false, "blind_nil_points": 200, "blind_nil_behind": 100, "bags": false, "bag_limit": 10, "bag_penalty": 100, "jokers": "none", "min_team_bid": 0, "cap_team_bid": false, "not_thirteen": false, "first_lead": "left_of_dealer", "no_spade_trick_one": false, "spade_leads": "when_broken", "lose_at": null}', 103, 500, 701, 902, NULL, 0, NULL, 0, 2, 0, NULL, 1764201890, 1764200083, NULL, '074324fc18d4d1de7c2bddbbdcddb3d863c8347638c4074d1c24310309b7c17c', NULL, 'b7fd88ab189bd60afb5ae4955b3e9ecc0639629b8bad2d7f4f63b117c3a1354a', NULL, NULL, 0, 0, NULL, NULL, NULL, NULL, '[]', NULL, NULL, NULL, 0, false, false, NULL, 0, 'en'),
	(3, 'crazy_king', 1, 'playing', 'e5c5970203ceed4b61bc524d92049ed02bb6c655b8d6adaa76de56247160a1f3', '{"target": 500, "hand_size": 3, "runouts": 5, "max_draws": 2, "king_obliges": false, "skipped_player": "king_only", "queen_king_cancels": true, "ace_two_players": "no_effect", "last_queen_draws": false, "exhaustion_tie": "fewest_cards"}', 101, 500, 700, 903, NULL, 0, NULL, 60, 74, 0, NULL, 1764805024, 1764200091, NULL, '9979c814bfbc65585071c0d7601ca911994c5bf8597c37434f4e8726ab754d13', '0 0, 1 0, 2 0, deal 0', 'b7fd88ab189bd60afb5ae4955b3e9ecc0639629b8bad2d7f4f63b117c3a1354a', NULL, '["pause", [1], 60]', 0, 0, NULL, 1764200292, NULL, 1764200223, '[[0, "sit.2", [0]], [30, "sat.2", [2]], [31, "sit.3", [0]], [47, "sat.3", [3]]]', NULL, NULL, NULL, 4, false, false, NULL, 0, 'en');
INSERT INTO public.monthly VALUES
	(24297, 0, 101, 'Ann', 1, 0.5, true),
	(24297, 500, 101, 'Ann', 1, 0.5, true);
INSERT INTO public.offered VALUES
	(101, 'hearts');
INSERT INTO public.player VALUES
	(101, 'Ann', false, '{"show": "text"}', 'global', NULL, NULL),
	(102, 'Bob', false, '{}', 'server', NULL, NULL);
INSERT INTO public.preset VALUES
	(500, 'crazy_king', 'Ours', '{"target": 100}', true);
INSERT INTO public.recipient VALUES
	(500, 105);
INSERT INTO public.registered VALUES
	(77, 'a hash');
INSERT INTO public.result VALUES
	(1, 0, 0, 101, 'crazy_king', 500, 1, 1764200081, 91, true, 0, 1, 0, false, 1085.9421313127364, false, NULL, NULL, 0),
	(1, 1, 0, 102, 'crazy_king', 500, 1, 1764200081, 0, false, 1, 2, 0, false, 954.1726566557115, false, NULL, NULL, 0);
INSERT INTO public.review VALUES
	(1, 101, 1728000000, '[]');
INSERT INTO public.season VALUES
	(1, 500, 'Autumn', 1764200001, NULL);
INSERT INTO public.seat VALUES
	(1, 0, 101, 'Ann', 1, NULL, NULL, NULL, NULL, NULL, 0, NULL, '', false, 0, '', 0, '', 0, 0, false, NULL, '', false, ''),
	(1, 1, 102, 'Bob', 1, NULL, NULL, NULL, NULL, NULL, 31, NULL, '', false, 0, '', 0, '', 0, 0, false, NULL, '', false, ''),
	(2, 0, 103, 'Cleo', 1, NULL, NULL, NULL, NULL, NULL, 0, NULL, '', false, 0, '', 0, '', 0, 0, false, NULL, '', false, ''),
	(3, 2, NULL, 'Carl', 1, NULL, NULL, NULL, NULL, NULL, NULL, 103, 'Cleo', false, 30, '', 0, '', 0, 30, true, 104, 'Dan', false, '0:@left 30:Emmy 31:@quit'),
	(3, 3, 105, 'Eve', 1, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '', false, 47, '', 0, '', 0, 47, false, NULL, '', false, '47:Daphne'),
	(3, 1, 102, 'Bob', 1, 801, 811, NULL, NULL, 3, 0, NULL, '', false, 0, '', 0, '', 0, 0, false, NULL, '', false, ''),
	(3, 0, 101, 'Ann', 1, 800, 810, 820, 821, 3, 0, NULL, '', false, 0, '', 0, '', 0, 0, false, NULL, '', false, '');
INSERT INTO public.solo VALUES
	(1, 101, 500, 'Ann', 'crazy_king', '5eed', 'global', 1, 3, 0, 1, 0, 1, 19999, 7, '{}', '[[0, "pass"]]', '[7]', NULL, 1099511627774, 1099511627775, false, false, 1727913660, 1727913750),
	(2, 101, 500, 'Ann', 'crazy_king', '50fd1b93975bbfd3ad7ea6951f9999f1710a58ed87ca1c788702715025606385', 'global', 1, 3, 0, 1, 0, 2, 20000, NULL, '{}', '[[0, "draw"], [1, "pass"]]', '[]', NULL, 1099511627776, 1099511627777, false, false, 1728000060, NULL);
INSERT INTO public.standing VALUES
	('crazy_king', 0, 0, 101, 'Ann', 1, 1, 1, 1, 27.635389493140497, 8.06590141354368, 1085.9421313127364, true, 0),
	('crazy_king', 0, 0, 102, 'Bob', 1, 0, 0, 0, 22.364610506859503, 8.06590141354368, 954.1726566557115, false, 0),
	('crazy_king', 500, 0, 101, 'Ann', 1, 1, 1, 1, 27.635389493140497, 8.06590141354368, 1085.9421313127364, true, 0),
	('crazy_king', 500, 0, 102, 'Bob', 1, 0, 0, 0, 22.364610506859503, 8.06590141354368, 954.1726566557115, true, 0),
	('crazy_king', 500, 1, 101, 'Ann', 1, 1, 1, 1, 27.635389493140497, 8.06590141354368, 1085.9421313127364, true, 0),
	('crazy_king', 500, 1, 102, 'Bob', 1, 0, 0, 0, 22.364610506859503, 8.06590141354368, 954.1726566557115, true, 0);
INSERT INTO public.subscriber VALUES
	(500, 'spades', 106);
SELECT pg_catalog.setval('public.arena_id_seq', 1, false);
SELECT pg_catalog.setval('public.match_id_seq', 3, true);
SELECT pg_catalog.setval('public.season_id_seq', 1, true);
SELECT pg_catalog.setval('public.solo_id_seq', 2, true);
ALTER TABLE ONLY public.alembic_version
    ADD CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num);
ALTER TABLE ONLY public.achievement
    ADD CONSTRAINT pk_achievement PRIMARY KEY ("user", key);
ALTER TABLE ONLY public.action
    ADD CONSTRAINT pk_action PRIMARY KEY (match, n);
ALTER TABLE ONLY public.arena
    ADD CONSTRAINT pk_arena PRIMARY KEY (id);
ALTER TABLE ONLY public.arena_player
    ADD CONSTRAINT pk_arena_player PRIMARY KEY (arena, "user");
ALTER TABLE ONLY public.arena_thread
    ADD CONSTRAINT pk_arena_thread PRIMARY KEY (thread);
ALTER TABLE ONLY public.chain
    ADD CONSTRAINT pk_chain PRIMARY KEY (match);
ALTER TABLE ONLY public.click
    ADD CONSTRAINT pk_click PRIMARY KEY (id);
ALTER TABLE ONLY public.counted
    ADD CONSTRAINT pk_counted PRIMARY KEY (id);
ALTER TABLE ONLY public.daily
    ADD CONSTRAINT pk_daily PRIMARY KEY (day);
ALTER TABLE ONLY public.field
    ADD CONSTRAINT pk_field PRIMARY KEY (day, game, instance);
ALTER TABLE ONLY public.guild
    ADD CONSTRAINT pk_guild PRIMARY KEY (id);
ALTER TABLE ONLY public.heartbeat
    ADD CONSTRAINT pk_heartbeat PRIMARY KEY (id);
ALTER TABLE ONLY public.invitation
    ADD CONSTRAINT pk_invitation PRIMARY KEY (match, "user");
ALTER TABLE ONLY public.manager
    ADD CONSTRAINT pk_manager PRIMARY KEY (guild, "user");
ALTER TABLE ONLY public.match
    ADD CONSTRAINT pk_match PRIMARY KEY (id);
ALTER TABLE ONLY public.medal
    ADD CONSTRAINT pk_medal PRIMARY KEY ("user", arena);
ALTER TABLE ONLY public.monthly
    ADD CONSTRAINT pk_monthly PRIMARY KEY (month, guild, "user");
ALTER TABLE ONLY public.offered
    ADD CONSTRAINT pk_offered PRIMARY KEY ("user", game);
ALTER TABLE ONLY public.player
    ADD CONSTRAINT pk_player PRIMARY KEY ("user");
ALTER TABLE ONLY public.preset
    ADD CONSTRAINT pk_preset PRIMARY KEY (guild, game, name);
ALTER TABLE ONLY public.recipient
    ADD CONSTRAINT pk_recipient PRIMARY KEY (guild, "user");
ALTER TABLE ONLY public.registered
    ADD CONSTRAINT pk_registered PRIMARY KEY (application);
ALTER TABLE ONLY public.result
    ADD CONSTRAINT pk_result PRIMARY KEY (match, seat, part);
ALTER TABLE ONLY public.review
    ADD CONSTRAINT pk_review PRIMARY KEY (match, "user");
ALTER TABLE ONLY public.season
    ADD CONSTRAINT pk_season PRIMARY KEY (id);
ALTER TABLE ONLY public.seat
    ADD CONSTRAINT pk_seat PRIMARY KEY (match, seat);
ALTER TABLE ONLY public.solo
    ADD CONSTRAINT pk_solo PRIMARY KEY (id);
ALTER TABLE ONLY public.standing
    ADD CONSTRAINT pk_standing PRIMARY KEY (game, guild, season, "user");
ALTER TABLE ONLY public.subscriber
    ADD CONSTRAINT pk_subscriber PRIMARY KEY (guild, game, "user");
ALTER TABLE ONLY public.action
    ADD CONSTRAINT uq_action_match_click UNIQUE (match, click);
ALTER TABLE ONLY public.arena_thread
    ADD CONSTRAINT uq_arena_thread_match UNIQUE (match);
ALTER TABLE ONLY public.chain
    ADD CONSTRAINT uq_chain_server_number UNIQUE (server, number);
ALTER TABLE ONLY public.match
    ADD CONSTRAINT uq_match_rematch_of UNIQUE (rematch_of);
ALTER TABLE ONLY public.season
    ADD CONSTRAINT uq_season_guild_name UNIQUE (guild, name);
ALTER TABLE ONLY public.seat
    ADD CONSTRAINT uq_seat_match_user UNIQUE (match, "user");
ALTER TABLE ONLY public.solo
    ADD CONSTRAINT uq_solo_opened UNIQUE (opened);
ALTER TABLE ONLY public.solo
    ADD CONSTRAINT uq_solo_user_day_game UNIQUE ("user", day, game);
CREATE INDEX ix_achievement_match ON public.achievement USING btree (match);
CREATE INDEX ix_arena_due ON public.arena USING btree (due) WHERE (due IS NOT NULL);
CREATE INDEX ix_arena_guild ON public.arena USING btree (guild);
CREATE INDEX ix_arena_player_user ON public.arena_player USING btree ("user");
CREATE INDEX ix_arena_thread_arena ON public.arena_thread USING btree (arena);
CREATE INDEX ix_arena_undrawn ON public.arena USING btree (id) WHERE (drawn < revision);
CREATE INDEX ix_invitation_user ON public.invitation USING btree ("user");
CREATE INDEX ix_manager_user ON public.manager USING btree ("user");
CREATE INDEX ix_match_arena ON public.match USING btree (arena, status) WHERE (arena IS NOT NULL);
CREATE INDEX ix_match_current ON public.match USING btree (channel) WHERE (((status)::text = 'lobby'::text) OR ((status)::text = 'playing'::text));
CREATE INDEX ix_match_current_guild ON public.match USING btree (guild) WHERE (((status)::text = 'lobby'::text) OR ((status)::text = 'playing'::text));
CREATE INDEX ix_match_due ON public.match USING btree (due) WHERE (due IS NOT NULL);
CREATE INDEX ix_match_guest ON public.match USING btree (guest) WHERE (guest IS NOT NULL);
CREATE INDEX ix_match_host ON public.match USING btree (host);
CREATE INDEX ix_match_lapses ON public.match USING btree (lapses) WHERE (lapses IS NOT NULL);
CREATE INDEX ix_match_nudge ON public.match USING btree (nudge) WHERE (nudge IS NOT NULL);
CREATE INDEX ix_match_over ON public.match USING btree (channel, ended) WHERE ((status)::text = 'over'::text);
CREATE INDEX ix_match_undrawn ON public.match USING btree (id) WHERE (drawn < revision);
CREATE INDEX ix_monthly_rank ON public.monthly USING btree (month, guild, shown, points, "user");
CREATE INDEX ix_monthly_user ON public.monthly USING btree ("user");
CREATE INDEX ix_player_daily_told ON public.player USING btree (daily_told);
CREATE INDEX ix_recipient_user ON public.recipient USING btree ("user");
CREATE INDEX ix_result_history ON public.result USING btree ("user", game, ended);
CREATE INDEX ix_review_user ON public.review USING btree ("user");
CREATE UNIQUE INDEX ix_season_under_way ON public.season USING btree (guild) WHERE (ended IS NULL);
CREATE INDEX ix_seat_left ON public.seat USING btree ("left") WHERE ("left" IS NOT NULL);
CREATE INDEX ix_seat_quit ON public.seat USING btree (quit) WHERE (quit IS NOT NULL);
CREATE INDEX ix_seat_user_match ON public.seat USING btree ("user", match);
CREATE INDEX ix_solo_practice ON public.solo USING btree (started) WHERE (day IS NULL);
CREATE INDEX ix_solo_rank ON public.solo USING btree (day, game, instance, total, guild, visibility, id) WHERE (total IS NOT NULL);
CREATE INDEX ix_standing_rank ON public.standing USING btree (game, guild, season, shown, rating, "user");
CREATE INDEX ix_standing_user ON public.standing USING btree ("user", guild, season);
CREATE INDEX ix_subscriber_user ON public.subscriber USING btree ("user");
ALTER TABLE ONLY public.achievement
    ADD CONSTRAINT fk_achievement_match_match FOREIGN KEY (match) REFERENCES public.match(id);
ALTER TABLE ONLY public.action
    ADD CONSTRAINT fk_action_match_match FOREIGN KEY (match) REFERENCES public.match(id);
ALTER TABLE ONLY public.arena_player
    ADD CONSTRAINT fk_arena_player_arena_arena FOREIGN KEY (arena) REFERENCES public.arena(id);
ALTER TABLE ONLY public.arena_player
    ADD CONSTRAINT fk_arena_player_match_match FOREIGN KEY (match) REFERENCES public.match(id);
ALTER TABLE ONLY public.arena_thread
    ADD CONSTRAINT fk_arena_thread_arena_arena FOREIGN KEY (arena) REFERENCES public.arena(id);
ALTER TABLE ONLY public.arena_thread
    ADD CONSTRAINT fk_arena_thread_match_match FOREIGN KEY (match) REFERENCES public.match(id);
ALTER TABLE ONLY public.chain
    ADD CONSTRAINT fk_chain_match_match FOREIGN KEY (match) REFERENCES public.match(id);
ALTER TABLE ONLY public.invitation
    ADD CONSTRAINT fk_invitation_match_match FOREIGN KEY (match) REFERENCES public.match(id);
ALTER TABLE ONLY public.manager
    ADD CONSTRAINT fk_manager_guild_guild FOREIGN KEY (guild) REFERENCES public.guild(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.match
    ADD CONSTRAINT fk_match_rematch_of_match FOREIGN KEY (rematch_of) REFERENCES public.match(id);
ALTER TABLE ONLY public.medal
    ADD CONSTRAINT fk_medal_arena_arena FOREIGN KEY (arena) REFERENCES public.arena(id);
ALTER TABLE ONLY public.preset
    ADD CONSTRAINT fk_preset_guild_guild FOREIGN KEY (guild) REFERENCES public.guild(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.recipient
    ADD CONSTRAINT fk_recipient_guild_guild FOREIGN KEY (guild) REFERENCES public.guild(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.result
    ADD CONSTRAINT fk_result_match_match FOREIGN KEY (match) REFERENCES public.match(id);
ALTER TABLE ONLY public.review
    ADD CONSTRAINT fk_review_match_match FOREIGN KEY (match) REFERENCES public.match(id);
ALTER TABLE ONLY public.seat
    ADD CONSTRAINT fk_seat_match_match FOREIGN KEY (match) REFERENCES public.match(id);
ALTER TABLE ONLY public.solo
    ADD CONSTRAINT fk_solo_source_match FOREIGN KEY (source) REFERENCES public.match(id);
ALTER TABLE ONLY public.subscriber
    ADD CONSTRAINT fk_subscriber_guild_guild FOREIGN KEY (guild) REFERENCES public.guild(id) ON DELETE CASCADE;
