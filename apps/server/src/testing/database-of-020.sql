CREATE TABLE accounts (
    player text NOT NULL,
    login text,
    password text,
    recovery text NOT NULL,
    created_at bigint NOT NULL,
    name_key text,
    CONSTRAINT accounts_check CHECK (((login IS NULL) = (password IS NULL)))
);
CREATE TABLE attempts (
    key character varying(255) NOT NULL,
    points integer DEFAULT 0 NOT NULL,
    expire bigint
);
CREATE TABLE bans (
    player text NOT NULL,
    at bigint NOT NULL,
    act text
);
CREATE TABLE blocks (
    player text NOT NULL,
    blocked text NOT NULL,
    at bigint NOT NULL
);
CREATE TABLE challenged (
    game text NOT NULL,
    host text NOT NULL,
    guest text NOT NULL
);
CREATE TABLE challenges (
    challenge text NOT NULL,
    purpose text NOT NULL,
    player text,
    expires_at bigint NOT NULL
);
CREATE TABLE classes (
    code text NOT NULL,
    version integer NOT NULL,
    state text NOT NULL,
    written_at bigint NOT NULL
);
CREATE TABLE club_members (
    club text NOT NULL,
    player text NOT NULL,
    role text NOT NULL,
    at bigint NOT NULL
);
CREATE TABLE club_messages (
    id text NOT NULL,
    club text NOT NULL,
    author text NOT NULL,
    text text NOT NULL,
    at bigint NOT NULL
);
CREATE TABLE clubs (
    id text NOT NULL,
    request text NOT NULL,
    name text NOT NULL,
    about text NOT NULL,
    evening text NOT NULL,
    rules jsonb NOT NULL,
    listed boolean NOT NULL,
    created_at bigint NOT NULL
);
CREATE TABLE company_choices (
    player text NOT NULL,
    challenges text NOT NULL,
    seen boolean NOT NULL
);
CREATE TABLE events (
    game text NOT NULL,
    seq integer NOT NULL,
    command_id text,
    kind text NOT NULL,
    body jsonb NOT NULL,
    at bigint NOT NULL,
    shape integer
);
CREATE TABLE follows (
    player text NOT NULL,
    followed text NOT NULL,
    at bigint NOT NULL
);
CREATE TABLE games (
    id text NOT NULL,
    version integer NOT NULL,
    request text,
    secret text,
    rules text NOT NULL,
    house boolean NOT NULL,
    "time" text NOT NULL,
    rated boolean NOT NULL,
    listed boolean NOT NULL,
    phase text NOT NULL,
    host text NOT NULL,
    guest text,
    white text,
    winner text,
    reason text,
    created_at bigint NOT NULL,
    changed_at bigint NOT NULL,
    deadline bigint,
    ended_at bigint,
    rating_due boolean,
    host_place integer,
    swept_at bigint,
    opening_counted boolean
);
CREATE TABLE left_games (
    player text NOT NULL,
    game text NOT NULL,
    at bigint NOT NULL
);
CREATE TABLE migrations (
    name text NOT NULL,
    at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE moderation_acts (
    id text NOT NULL,
    kind text NOT NULL,
    moderator text,
    at bigint NOT NULL,
    undone_at bigint,
    undone_by text
);
CREATE TABLE moderation_players (
    act text NOT NULL,
    player text NOT NULL
);
CREATE TABLE nodes (
    id text NOT NULL,
    alive_at bigint NOT NULL
);
CREATE TABLE opening_turns (
    rules text NOT NULL,
    "position" text NOT NULL,
    turn text NOT NULL,
    white integer NOT NULL,
    black integer NOT NULL,
    drawn integer NOT NULL
);
CREATE TABLE passkeys (
    id text NOT NULL,
    player text NOT NULL,
    public_key text NOT NULL,
    counter bigint NOT NULL,
    transports text NOT NULL,
    created_at bigint NOT NULL,
    used_at bigint NOT NULL
);
CREATE TABLE place_secrets (
    period integer NOT NULL,
    secret text NOT NULL
);
CREATE TABLE places (
    player text NOT NULL,
    period integer NOT NULL,
    place text NOT NULL,
    at bigint NOT NULL
);
CREATE TABLE players (
    id text NOT NULL,
    name text NOT NULL,
    created_at bigint NOT NULL,
    bot boolean DEFAULT false NOT NULL
);
CREATE TABLE push_keys (
    id integer NOT NULL,
    public_key text NOT NULL,
    private_key text NOT NULL
);
CREATE TABLE push_subscriptions (
    endpoint text NOT NULL,
    player text NOT NULL,
    p256dh text NOT NULL,
    auth text NOT NULL,
    turns boolean NOT NULL,
    challenges boolean NOT NULL,
    language text NOT NULL,
    at bigint NOT NULL
);
CREATE TABLE rating_changes (
    game text NOT NULL,
    player text NOT NULL,
    rating_group text NOT NULL,
    before integer NOT NULL,
    after integer NOT NULL,
    provisional boolean NOT NULL,
    at bigint NOT NULL
);
CREATE TABLE ratings (
    player text NOT NULL,
    rating_group text NOT NULL,
    rating double precision NOT NULL,
    deviation double precision NOT NULL,
    volatility double precision NOT NULL,
    won integer NOT NULL,
    drawn integer NOT NULL,
    lost integer NOT NULL,
    at bigint NOT NULL
);
CREATE TABLE reports (
    reporter text NOT NULL,
    player text NOT NULL,
    game text NOT NULL,
    reason text NOT NULL,
    note text NOT NULL,
    at bigint NOT NULL,
    set_aside text
);
CREATE TABLE seen (
    game text NOT NULL,
    player text NOT NULL,
    at bigint NOT NULL
);
CREATE TABLE sessions (
    token_hash text NOT NULL,
    player text NOT NULL,
    created_at bigint NOT NULL,
    seen_at bigint NOT NULL
);
CREATE TABLE tokens (
    id text NOT NULL,
    token_hash text NOT NULL,
    owner text NOT NULL,
    player text NOT NULL,
    name text NOT NULL,
    scope text NOT NULL,
    created_at bigint NOT NULL,
    used_at bigint
);
CREATE TABLE tournament_events (
    tournament text NOT NULL,
    seq integer NOT NULL,
    at bigint NOT NULL,
    command_id text,
    kind text NOT NULL,
    body jsonb NOT NULL,
    shape integer
);
CREATE TABLE tournament_games (
    game text NOT NULL,
    tournament text NOT NULL,
    untaken boolean NOT NULL
);
CREATE TABLE tournament_people (
    tournament text NOT NULL,
    player text NOT NULL
);
CREATE TABLE tournaments (
    id text NOT NULL,
    version integer NOT NULL,
    request text NOT NULL,
    stage text NOT NULL,
    listed boolean NOT NULL,
    club text,
    organiser text NOT NULL,
    starts_at bigint,
    due_at bigint,
    changed_at bigint NOT NULL,
    shown jsonb NOT NULL
);
INSERT INTO accounts VALUES ('UNQpWE3xR9HdlViu', NULL, NULL, 'recovery of UNQpWE3xR9HdlViu', 0, NULL);
INSERT INTO accounts VALUES ('EljSvyYPHb9n3GHW', NULL, NULL, 'recovery of EljSvyYPHb9n3GHW', 0, NULL);
INSERT INTO challenged VALUES ('35go_2f-NQdf1Ws0FVkf', 'UNQpWE3xR9HdlViu', 'EljSvyYPHb9n3GHW');
INSERT INTO events VALUES ('SRngWiVYIiGcKmMH1Ya1', 1, NULL, 'created', '{"host": {"id": "UNQpWE3xR9HdlViu", "name": "Anna", "rating": null, "registered": true}, "options": {"side": "white", "time": {"kind": "correspondence", "perTurn": 86400000}, "rated": true, "rules": {"id": "marelle", "parameters": {}}, "listed": false}, "rematchOf": null, "commitment": null}', 1790000000000, 3);
INSERT INTO events VALUES ('SRngWiVYIiGcKmMH1Ya1', 2, NULL, 'joined', '{"guest": {"id": "EljSvyYPHb9n3GHW", "name": "Ben", "rating": null, "registered": true}}', 1790000000000, 3);
INSERT INTO events VALUES ('SRngWiVYIiGcKmMH1Ya1', 3, NULL, 'started', '{"white": "host"}', 1790000000000, 3);
INSERT INTO events VALUES ('SRngWiVYIiGcKmMH1Ya1', 4, NULL, 'turned', '{"lag": 0, "side": "white", "turn": "d6", "spent": 0, "gained": 0}', 1790000000000, 3);
INSERT INTO events VALUES ('SRngWiVYIiGcKmMH1Ya1', 5, NULL, 'turned', '{"lag": 0, "side": "black", "turn": "f4", "spent": 0, "gained": 0}', 1790000000000, 3);
INSERT INTO events VALUES ('SRngWiVYIiGcKmMH1Ya1', 6, NULL, 'turned', '{"lag": 0, "side": "white", "turn": "b4", "spent": 0, "gained": 0}', 1790000000000, 3);
INSERT INTO events VALUES ('SRngWiVYIiGcKmMH1Ya1', 7, NULL, 'turned', '{"lag": 0, "side": "black", "turn": "d2", "spent": 0, "gained": 0}', 1790000000000, 3);
INSERT INTO events VALUES ('SRngWiVYIiGcKmMH1Ya1', 8, NULL, 'turned', '{"lag": 0, "side": "white", "turn": "e3", "spent": 0, "gained": 0}', 1790000000000, 3);
INSERT INTO events VALUES ('SRngWiVYIiGcKmMH1Ya1', 9, NULL, 'turned', '{"lag": 0, "side": "black", "turn": "c5", "spent": 0, "gained": 0}', 1790000000000, 3);
INSERT INTO events VALUES ('SRngWiVYIiGcKmMH1Ya1', 10, NULL, 'turned', '{"lag": 0, "side": "white", "turn": "g7", "spent": 0, "gained": 0}', 1790000000000, 3);
INSERT INTO events VALUES ('SRngWiVYIiGcKmMH1Ya1', 11, NULL, 'turned', '{"lag": 0, "side": "black", "turn": "a1", "spent": 0, "gained": 0}', 1790000000000, 3);
INSERT INTO events VALUES ('SRngWiVYIiGcKmMH1Ya1', 12, NULL, 'ended', '{"outcome": {"count": null, "reason": "resignation", "winner": "white"}}', 1790000000000, 3);
INSERT INTO events VALUES ('whKbrL4ftf27qMYgra2c', 1, NULL, 'created', '{"host": {"id": "UNQpWE3xR9HdlViu", "name": "Anna", "rating": null, "registered": true}, "options": {"side": "white", "time": {"kind": "correspondence", "perTurn": 86400000}, "rated": true, "rules": {"id": "marelle", "parameters": {}}, "listed": false}, "rematchOf": null, "commitment": null}', 1790000000000, 3);
INSERT INTO events VALUES ('whKbrL4ftf27qMYgra2c', 2, NULL, 'joined', '{"guest": {"id": "EljSvyYPHb9n3GHW", "name": "Ben", "rating": null, "registered": true}}', 1790000000000, 3);
INSERT INTO events VALUES ('whKbrL4ftf27qMYgra2c', 3, NULL, 'started', '{"white": "host"}', 1790000000000, 3);
INSERT INTO events VALUES ('whKbrL4ftf27qMYgra2c', 4, NULL, 'turned', '{"lag": 0, "side": "white", "turn": "d6", "spent": 0, "gained": 0}', 1790000000000, 3);
INSERT INTO events VALUES ('whKbrL4ftf27qMYgra2c', 5, NULL, 'turned', '{"lag": 0, "side": "black", "turn": "f4", "spent": 0, "gained": 0}', 1790000000000, 3);
INSERT INTO events VALUES ('whKbrL4ftf27qMYgra2c', 6, NULL, 'turned', '{"lag": 0, "side": "white", "turn": "b4", "spent": 0, "gained": 0}', 1790000000000, 3);
INSERT INTO events VALUES ('whKbrL4ftf27qMYgra2c', 7, NULL, 'turned', '{"lag": 0, "side": "black", "turn": "d2", "spent": 0, "gained": 0}', 1790000000000, 3);
INSERT INTO events VALUES ('whKbrL4ftf27qMYgra2c', 8, NULL, 'turned', '{"lag": 0, "side": "white", "turn": "e3", "spent": 0, "gained": 0}', 1790000000000, 3);
INSERT INTO events VALUES ('whKbrL4ftf27qMYgra2c', 9, NULL, 'turned', '{"lag": 0, "side": "black", "turn": "c5", "spent": 0, "gained": 0}', 1790000000000, 3);
INSERT INTO events VALUES ('whKbrL4ftf27qMYgra2c', 10, NULL, 'turned', '{"lag": 0, "side": "white", "turn": "g7", "spent": 0, "gained": 0}', 1790000000000, 3);
INSERT INTO events VALUES ('whKbrL4ftf27qMYgra2c', 11, NULL, 'turned', '{"lag": 0, "side": "black", "turn": "a1", "spent": 0, "gained": 0}', 1790000000000, 3);
INSERT INTO events VALUES ('whKbrL4ftf27qMYgra2c', 12, NULL, 'offered', '{"side": "white", "what": "draw"}', 1790000000000, 3);
INSERT INTO events VALUES ('whKbrL4ftf27qMYgra2c', 13, NULL, 'ended', '{"outcome": {"count": null, "reason": "agreement", "winner": null}}', 1790000000000, 3);
INSERT INTO events VALUES ('x1NNonAUQLdjsR9JJk6l', 1, NULL, 'created', '{"host": {"id": "UNQpWE3xR9HdlViu", "name": "Anna", "rating": null, "registered": true}, "options": {"side": "white", "time": {"kind": "correspondence", "perTurn": 86400000}, "rated": true, "rules": {"id": "marelle", "parameters": {}}, "listed": false}, "rematchOf": null, "commitment": null}', 1790000000000, 3);
INSERT INTO events VALUES ('x1NNonAUQLdjsR9JJk6l', 2, NULL, 'joined', '{"guest": {"id": "EljSvyYPHb9n3GHW", "name": "Ben", "rating": null, "registered": true}}', 1790000000000, 3);
INSERT INTO events VALUES ('x1NNonAUQLdjsR9JJk6l', 3, NULL, 'started', '{"white": "host"}', 1790000000000, 3);
INSERT INTO events VALUES ('x1NNonAUQLdjsR9JJk6l', 4, NULL, 'turned', '{"lag": 0, "side": "white", "turn": "d6", "spent": 0, "gained": 0}', 1790000000000, 3);
INSERT INTO events VALUES ('x1NNonAUQLdjsR9JJk6l', 5, NULL, 'ended', '{"outcome": {"count": null, "reason": "aborted", "winner": null}}', 1790000000000, 3);
INSERT INTO events VALUES ('OYJmLFUmKKIJyKogQShA', 1, NULL, 'created', '{"host": {"id": "UNQpWE3xR9HdlViu", "name": "Anna", "rating": null, "registered": true}, "options": {"side": "white", "time": {"kind": "correspondence", "perTurn": 86400000}, "rated": true, "rules": {"id": "marelle", "parameters": {}}, "listed": false}, "rematchOf": null, "commitment": null}', 1790000000000, 3);
INSERT INTO events VALUES ('OYJmLFUmKKIJyKogQShA', 2, NULL, 'joined', '{"guest": {"id": "EljSvyYPHb9n3GHW", "name": "Ben", "rating": null, "registered": true}}', 1790000000000, 3);
INSERT INTO events VALUES ('OYJmLFUmKKIJyKogQShA', 3, NULL, 'started', '{"white": "host"}', 1790000000000, 3);
INSERT INTO events VALUES ('OYJmLFUmKKIJyKogQShA', 4, NULL, 'turned', '{"lag": 0, "side": "white", "turn": "d6", "spent": 0, "gained": 0}', 1790000000000, 3);
INSERT INTO events VALUES ('OYJmLFUmKKIJyKogQShA', 5, NULL, 'turned', '{"lag": 0, "side": "black", "turn": "f4", "spent": 0, "gained": 0}', 1790000000000, 3);
INSERT INTO events VALUES ('OYJmLFUmKKIJyKogQShA', 6, NULL, 'turned', '{"lag": 0, "side": "white", "turn": "b4", "spent": 0, "gained": 0}', 1790000000000, 3);
INSERT INTO events VALUES ('OYJmLFUmKKIJyKogQShA', 7, NULL, 'turned', '{"lag": 0, "side": "black", "turn": "d2", "spent": 0, "gained": 0}', 1790000000000, 3);
INSERT INTO events VALUES ('OYJmLFUmKKIJyKogQShA', 8, NULL, 'turned', '{"lag": 0, "side": "white", "turn": "e3", "spent": 0, "gained": 0}', 1790000000000, 3);
INSERT INTO events VALUES ('OYJmLFUmKKIJyKogQShA', 9, NULL, 'turned', '{"lag": 0, "side": "black", "turn": "c5", "spent": 0, "gained": 0}', 1790000000000, 3);
INSERT INTO events VALUES ('OYJmLFUmKKIJyKogQShA', 10, NULL, 'turned', '{"lag": 0, "side": "white", "turn": "g7", "spent": 0, "gained": 0}', 1790000000000, 3);
INSERT INTO events VALUES ('OYJmLFUmKKIJyKogQShA', 11, NULL, 'turned', '{"lag": 0, "side": "black", "turn": "a1", "spent": 0, "gained": 0}', 1790000000000, 3);
INSERT INTO events VALUES ('SRngWiVYIiGcKmMH1Ya1', 13, NULL, 'rated', '{"ratings": {"black": {"after": {"points": 1338, "provisional": true}, "before": {"points": 1500, "provisional": true}}, "white": {"after": {"points": 1662, "provisional": true}, "before": {"points": 1500, "provisional": true}}}}', 1790000000000, 3);
INSERT INTO events VALUES ('whKbrL4ftf27qMYgra2c', 14, NULL, 'rated', '{"ratings": {"black": {"after": {"points": 1423, "provisional": true}, "before": {"points": 1338, "provisional": true}}, "white": {"after": {"points": 1577, "provisional": true}, "before": {"points": 1662, "provisional": true}}}}', 1790000000000, 3);
INSERT INTO events VALUES ('kqh_F4aaad8YYWiXbl9A', 1, NULL, 'created', '{"host": {"id": "UNQpWE3xR9HdlViu", "name": "Anna", "rating": null, "registered": true}, "options": {"side": "white", "time": {"kind": "correspondence", "perTurn": 86400000}, "rated": true, "rules": {"id": "marelle", "parameters": {}}, "listed": false}, "rematchOf": null, "commitment": null}', 1790000000005, 3);
INSERT INTO events VALUES ('kqh_F4aaad8YYWiXbl9A', 2, NULL, 'joined', '{"guest": {"id": "EljSvyYPHb9n3GHW", "name": "Ben", "rating": null, "registered": true}}', 1790000000005, 3);
INSERT INTO events VALUES ('kqh_F4aaad8YYWiXbl9A', 3, NULL, 'started', '{"white": "host"}', 1790000000005, 3);
INSERT INTO events VALUES ('kqh_F4aaad8YYWiXbl9A', 4, NULL, 'turned', '{"lag": 0, "side": "white", "turn": "d6", "spent": 0, "gained": 0}', 1790000000005, 3);
INSERT INTO events VALUES ('kqh_F4aaad8YYWiXbl9A', 5, NULL, 'turned', '{"lag": 0, "side": "black", "turn": "f4", "spent": 0, "gained": 0}', 1790000000005, 3);
INSERT INTO events VALUES ('kqh_F4aaad8YYWiXbl9A', 6, NULL, 'turned', '{"lag": 0, "side": "white", "turn": "b4", "spent": 0, "gained": 0}', 1790000000005, 3);
INSERT INTO events VALUES ('kqh_F4aaad8YYWiXbl9A', 7, NULL, 'turned', '{"lag": 0, "side": "black", "turn": "d2", "spent": 0, "gained": 0}', 1790000000005, 3);
INSERT INTO events VALUES ('kqh_F4aaad8YYWiXbl9A', 8, NULL, 'turned', '{"lag": 0, "side": "white", "turn": "e3", "spent": 0, "gained": 0}', 1790000000005, 3);
INSERT INTO events VALUES ('kqh_F4aaad8YYWiXbl9A', 9, NULL, 'turned', '{"lag": 0, "side": "black", "turn": "c5", "spent": 0, "gained": 0}', 1790000000005, 3);
INSERT INTO events VALUES ('kqh_F4aaad8YYWiXbl9A', 10, NULL, 'turned', '{"lag": 0, "side": "white", "turn": "g7", "spent": 0, "gained": 0}', 1790000000005, 3);
INSERT INTO events VALUES ('kqh_F4aaad8YYWiXbl9A', 11, NULL, 'turned', '{"lag": 0, "side": "black", "turn": "a1", "spent": 0, "gained": 0}', 1790000000005, 3);
INSERT INTO events VALUES ('kqh_F4aaad8YYWiXbl9A', 12, NULL, 'ended', '{"outcome": {"count": null, "reason": "resignation", "winner": "black"}}', 1790000000005, 3);
INSERT INTO events VALUES ('35go_2f-NQdf1Ws0FVkf', 1, NULL, 'created', '{"host": {"id": "UNQpWE3xR9HdlViu", "name": "Anna", "rating": null, "registered": true}, "options": {"side": "white", "time": {"kind": "increment", "initial": 60000, "increment": 1000}, "rated": false, "rules": {"id": "marelle", "parameters": {}}, "listed": true}, "rematchOf": null, "commitment": null}', 1790000000000, 3);
INSERT INTO events VALUES ('9FO3CkpZxFVkO3sRa95O', 1, NULL, 'created', '{"host": {"id": "AgGLD2X-8h7_vVzW", "name": "Anna", "rating": null, "registered": false}, "options": {"side": "white", "time": {"kind": "none"}, "rated": false, "rules": {"id": "marelle", "parameters": {}}, "listed": true}, "rematchOf": null, "commitment": null}', 1790000000000, 3);
INSERT INTO events VALUES ('9FO3CkpZxFVkO3sRa95O', 2, NULL, 'joined', '{"guest": {"id": "8mXzekSRhIzUxJW0", "name": "Ben", "rating": null, "registered": false}}', 1790000001000, 3);
INSERT INTO events VALUES ('9FO3CkpZxFVkO3sRa95O', 3, '8mXzekSRhIzUxJW0/0b9f4c11-7a35-4a0e-9d42-000000000001', 'started', '{"white": "host"}', 1790000001000, 3);
INSERT INTO events VALUES ('9FO3CkpZxFVkO3sRa95O', 4, '8mXzekSRhIzUxJW0/0b9f4c11-7a35-4a0e-9d42-000000000002', 'ended', '{"outcome": {"count": null, "reason": "resignation", "winner": "white"}}', 1790000002000, 3);
INSERT INTO events VALUES ('9FO3CkpZxFVkO3sRa95O', 5, 'offer', 'offered', '{"side": "white", "what": "rematch"}', 1790000003000, 3);
INSERT INTO events VALUES ('9FO3CkpZxFVkO3sRa95O', 6, 'accept', 'rematched', '{"game": ""}', 1790000004000, 3);
INSERT INTO events VALUES ('zq0zlH6MkNB5byJNNKhS', 1, NULL, 'created', '{"host": {"id": "AgGLD2X-8h7_vVzW", "name": "Anna", "rating": null, "registered": false}, "options": {"side": "white", "time": {"kind": "increment", "initial": 60000, "increment": 1000}, "rated": false, "rules": {"id": "marelle", "parameters": {}}, "listed": false}, "rematchOf": null, "commitment": null}', 1790000000000, 3);
INSERT INTO events VALUES ('YQele_JvUq9i4vCo-Toq', 1, NULL, 'created', '{"host": {"id": "UNQpWE3xR9HdlViu", "name": "Anna", "rating": null, "registered": true}, "options": {"side": "white", "time": {"kind": "increment", "initial": 60000, "increment": 1000}, "rated": false, "rules": {"id": "marelle", "parameters": {}}, "listed": false}, "rematchOf": null, "commitment": null}', 1790000000000, 3);
INSERT INTO events VALUES ('p9IO-AMDOkFcoLtTkCTg', 1, NULL, 'created', '{"host": {"id": "IANUXdSBXerufGXb", "name": "Anna", "rating": null, "registered": false}, "options": {"side": "white", "time": {"kind": "none"}, "rated": false, "rules": {"id": "marelle", "parameters": {}}, "listed": true}, "rematchOf": null, "commitment": null}', 1790000000000, NULL);
INSERT INTO events VALUES ('p9IO-AMDOkFcoLtTkCTg', 2, NULL, 'ended', '{"outcome": {"count": null, "reason": "aborted", "winner": null}}', 1790000001000, NULL);
INSERT INTO games VALUES ('kqh_F4aaad8YYWiXbl9A', 12, NULL, NULL, 'marelle', false, 'correspondence', true, false, 'over', 'UNQpWE3xR9HdlViu', 'EljSvyYPHb9n3GHW', 'UNQpWE3xR9HdlViu', 'black', 'resignation', 1790000000005, 1790000000005, NULL, 1790000000005, true, NULL, NULL, NULL);
INSERT INTO games VALUES ('35go_2f-NQdf1Ws0FVkf', 1, 'UNQpWE3xR9HdlViu/make', 'ab', 'marelle', false, 'increment', false, true, 'waiting', 'UNQpWE3xR9HdlViu', NULL, NULL, NULL, NULL, 1790000000000, 1790000000000, 1790000900000, NULL, NULL, NULL, NULL, NULL);
INSERT INTO games VALUES ('9FO3CkpZxFVkO3sRa95O', 6, 'AgGLD2X-8h7_vVzW/make', 'ab', 'marelle', false, 'none', false, true, 'over', 'AgGLD2X-8h7_vVzW', '8mXzekSRhIzUxJW0', 'AgGLD2X-8h7_vVzW', 'white', 'resignation', 1790000000000, 1790000004000, NULL, 1790000002000, false, NULL, NULL, NULL);
INSERT INTO games VALUES ('zq0zlH6MkNB5byJNNKhS', 1, NULL, 'ab', 'marelle', false, 'increment', false, false, 'waiting', 'AgGLD2X-8h7_vVzW', NULL, NULL, NULL, NULL, 1790000000000, 1790000000000, 1791209600000, NULL, NULL, NULL, NULL, NULL);
INSERT INTO games VALUES ('YQele_JvUq9i4vCo-Toq', 1, NULL, 'ab', 'marelle', false, 'increment', false, false, 'waiting', 'UNQpWE3xR9HdlViu', NULL, NULL, NULL, NULL, 1790000000000, 1790000000000, 1791209600000, NULL, NULL, NULL, NULL, NULL);
INSERT INTO games VALUES ('p9IO-AMDOkFcoLtTkCTg', 2, NULL, 'ab', 'marelle', false, 'none', false, true, 'over', 'IANUXdSBXerufGXb', NULL, NULL, NULL, 'aborted', 1790000000000, 1790000001000, NULL, 1790000001000, false, NULL, NULL, NULL);
INSERT INTO games VALUES ('OYJmLFUmKKIJyKogQShA', 11, NULL, NULL, 'marelle', false, 'correspondence', true, false, 'playing', 'UNQpWE3xR9HdlViu', 'EljSvyYPHb9n3GHW', 'UNQpWE3xR9HdlViu', NULL, NULL, 1790000000000, 1790000000000, 1790086401000, NULL, NULL, NULL, NULL, NULL);
INSERT INTO games VALUES ('x1NNonAUQLdjsR9JJk6l', 5, NULL, NULL, 'marelle', false, 'correspondence', true, false, 'over', 'UNQpWE3xR9HdlViu', 'EljSvyYPHb9n3GHW', 'UNQpWE3xR9HdlViu', NULL, 'aborted', 1790000000000, 1790000000000, NULL, 1790000000000, false, NULL, NULL, true);
INSERT INTO games VALUES ('SRngWiVYIiGcKmMH1Ya1', 13, NULL, NULL, 'marelle', false, 'correspondence', true, false, 'over', 'UNQpWE3xR9HdlViu', 'EljSvyYPHb9n3GHW', 'UNQpWE3xR9HdlViu', 'white', 'resignation', 1790000000000, 1790000000000, NULL, 1790000000000, false, NULL, NULL, true);
INSERT INTO games VALUES ('whKbrL4ftf27qMYgra2c', 14, NULL, NULL, 'marelle', false, 'correspondence', true, false, 'over', 'UNQpWE3xR9HdlViu', 'EljSvyYPHb9n3GHW', 'UNQpWE3xR9HdlViu', NULL, 'agreement', 1790000000000, 1790000000000, NULL, 1790000000000, false, NULL, NULL, true);
INSERT INTO migrations VALUES ('001 games', '2026-11-23 17:43:32.280275+00');
INSERT INTO migrations VALUES ('002 accounts', '2026-11-23 17:43:32.768175+00');
INSERT INTO migrations VALUES ('003 tokens', '2026-11-23 17:43:32.910365+00');
INSERT INTO migrations VALUES ('004 ratings', '2026-11-23 17:43:33.098438+00');
INSERT INTO migrations VALUES ('005 blocks and reports', '2026-11-23 17:43:33.4128+00');
INSERT INTO migrations VALUES ('006 shapes of events', '2026-11-23 17:43:33.606336+00');
INSERT INTO migrations VALUES ('007 attempts', '2026-11-23 17:43:33.721072+00');
INSERT INTO migrations VALUES ('008 games to watch', '2026-11-23 17:43:33.877782+00');
INSERT INTO migrations VALUES ('009 company', '2026-11-23 17:43:33.952311+00');
INSERT INTO migrations VALUES ('010 tournaments', '2026-11-23 17:43:34.068036+00');
INSERT INTO migrations VALUES ('011 clubs', '2026-11-23 17:43:34.33724+00');
INSERT INTO migrations VALUES ('012 push', '2026-11-23 17:43:34.491845+00');
INSERT INTO migrations VALUES ('013 classes', '2026-11-23 17:43:34.666377+00');
INSERT INTO migrations VALUES ('014 places', '2026-11-23 17:43:34.698322+00');
INSERT INTO migrations VALUES ('015 shapes of events of tournaments', '2026-11-23 17:43:34.754345+00');
INSERT INTO migrations VALUES ('016 moderation', '2026-11-23 17:43:34.918373+00');
INSERT INTO migrations VALUES ('017 names of accounts', '2026-11-23 17:43:35.199533+00');
INSERT INTO migrations VALUES ('018 games left', '2026-11-23 17:43:35.256768+00');
INSERT INTO migrations VALUES ('019 sweepers', '2026-11-23 17:43:35.293063+00');
INSERT INTO migrations VALUES ('020 openings', '2026-11-23 17:43:35.375976+00');
INSERT INTO opening_turns VALUES ('["marelle",{}]', '0 0 9 9 white', 'b4', 1, 0, 1);
INSERT INTO opening_turns VALUES ('["marelle",{}]', '1024 0 8 9 black', 'b4', 1, 0, 1);
INSERT INTO opening_turns VALUES ('["marelle",{}]', '1024 16 8 8 white', 'f4', 1, 0, 1);
INSERT INTO opening_turns VALUES ('["marelle",{}]', '1040 524288 7 8 black', 'd6', 1, 0, 1);
INSERT INTO opening_turns VALUES ('["marelle",{}]', '1040 532480 7 7 white', 'e5', 1, 0, 1);
INSERT INTO opening_turns VALUES ('["marelle",{}]', '132112 532480 6 7 black', 'c3', 1, 0, 1);
INSERT INTO opening_turns VALUES ('["marelle",{}]', '132112 532544 6 6 white', 'a7', 1, 0, 1);
INSERT INTO opening_turns VALUES ('["marelle",{}]', '132116 532544 5 6 black', 'g1', 1, 0, 1);
INSERT INTO players VALUES ('UNQpWE3xR9HdlViu', 'Anna', 1790000000000, false);
INSERT INTO players VALUES ('EljSvyYPHb9n3GHW', 'Ben', 1790000000000, false);
INSERT INTO rating_changes VALUES ('SRngWiVYIiGcKmMH1Ya1', 'UNQpWE3xR9HdlViu', 'nine', 1500, 1662, true, 1790000000000);
INSERT INTO rating_changes VALUES ('SRngWiVYIiGcKmMH1Ya1', 'EljSvyYPHb9n3GHW', 'nine', 1500, 1338, true, 1790000000000);
INSERT INTO rating_changes VALUES ('whKbrL4ftf27qMYgra2c', 'UNQpWE3xR9HdlViu', 'nine', 1662, 1577, true, 1790000000000);
INSERT INTO rating_changes VALUES ('whKbrL4ftf27qMYgra2c', 'EljSvyYPHb9n3GHW', 'nine', 1338, 1423, true, 1790000000000);
INSERT INTO ratings VALUES ('UNQpWE3xR9HdlViu', 'nine', 1576.6886643068638, 260.48876356402207, 0.05999914867562188, 1, 1, 0, 1790000000000);
INSERT INTO ratings VALUES ('EljSvyYPHb9n3GHW', 'nine', 1423.3113356931362, 260.48876356402207, 0.05999914867562188, 0, 1, 1, 1790000000000);
INSERT INTO seen VALUES ('9FO3CkpZxFVkO3sRa95O', 'AgGLD2X-8h7_vVzW', 1790000000000);
INSERT INTO sessions VALUES ('gG2C_UOE_ixrLK1QWjinyQZEU5rY4f87f-y7Z5G8nug', 'UNQpWE3xR9HdlViu', 1790000000000, 1790000000000);
INSERT INTO sessions VALUES ('d_fRmJlKTK3HkP0vgRExsciMBDHlKyGopKl4tSBcPXE', 'EljSvyYPHb9n3GHW', 1790000000000, 1790000000000);
INSERT INTO tournament_events VALUES ('tournament-of-before', 1, 1790000000000, NULL, 'announced', '{"id": "tournament-of-before", "settings": {"bots": true, "club": null, "plan": {"bye": "win", "name": "Tuesday", "seed": 1, "clock": "increment-3-2", "games": 1, "order": "entry", "rules": {"id": "marelle-a-3", "changes": {}}, "format": {"kind": "swiss", "rounds": 3}, "points": {"win": 2, "draw": 1}, "tieBreaks": ["buchholz"], "teamsApart": false}, "pause": 0, "rated": false, "listed": true, "rounds": "organiser", "berserk": true, "startsAt": 1790000001000, "startWithin": 60000}, "organiser": {"id": "UNQpWE3xR9HdlViu", "name": "Anna"}}', 1);
INSERT INTO tournament_events VALUES ('tournament-of-before', 2, 1790000000000, NULL, 'joined', '{"person": {"id": "UNQpWE3xR9HdlViu", "registered": true}, "player": 1, "entrant": {"name": "Anna", "team": null, "ageClass": null, "strength": null}}', 1);
INSERT INTO tournament_games VALUES ('YQele_JvUq9i4vCo-Toq', 'tournament-of-before', true);
INSERT INTO tournament_people VALUES ('tournament-of-before', 'UNQpWE3xR9HdlViu');
INSERT INTO tournaments VALUES ('tournament-of-before', 2, 'announce', 'announced', true, NULL, 'UNQpWE3xR9HdlViu', 1790000001000, 1790003601000, 1790000000000, '{"club": null, "name": "Tuesday", "clock": "increment-3-2", "rated": false, "rules": "marelle-a-3", "format": "swiss", "players": 1, "startsAt": 1790000001000}');
ALTER TABLE ONLY accounts
    ADD CONSTRAINT accounts_login_key UNIQUE (login);
ALTER TABLE ONLY accounts
    ADD CONSTRAINT accounts_name_key_key UNIQUE (name_key);
ALTER TABLE ONLY accounts
    ADD CONSTRAINT accounts_pkey PRIMARY KEY (player);
ALTER TABLE ONLY accounts
    ADD CONSTRAINT accounts_recovery_key UNIQUE (recovery);
ALTER TABLE ONLY attempts
    ADD CONSTRAINT attempts_pkey PRIMARY KEY (key);
ALTER TABLE ONLY bans
    ADD CONSTRAINT bans_pkey PRIMARY KEY (player);
ALTER TABLE ONLY blocks
    ADD CONSTRAINT blocks_pkey PRIMARY KEY (player, blocked);
ALTER TABLE ONLY challenged
    ADD CONSTRAINT challenged_pkey PRIMARY KEY (game);
ALTER TABLE ONLY challenges
    ADD CONSTRAINT challenges_pkey PRIMARY KEY (challenge);
ALTER TABLE ONLY classes
    ADD CONSTRAINT classes_pkey PRIMARY KEY (code);
ALTER TABLE ONLY club_members
    ADD CONSTRAINT club_members_pkey PRIMARY KEY (club, player);
ALTER TABLE ONLY club_messages
    ADD CONSTRAINT club_messages_pkey PRIMARY KEY (id);
ALTER TABLE ONLY clubs
    ADD CONSTRAINT clubs_pkey PRIMARY KEY (id);
ALTER TABLE ONLY clubs
    ADD CONSTRAINT clubs_request_key UNIQUE (request);
ALTER TABLE ONLY company_choices
    ADD CONSTRAINT company_choices_pkey PRIMARY KEY (player);
ALTER TABLE ONLY events
    ADD CONSTRAINT events_game_command_id_key UNIQUE (game, command_id);
ALTER TABLE ONLY events
    ADD CONSTRAINT events_pkey PRIMARY KEY (game, seq);
ALTER TABLE ONLY follows
    ADD CONSTRAINT follows_pkey PRIMARY KEY (player, followed);
ALTER TABLE ONLY games
    ADD CONSTRAINT games_pkey PRIMARY KEY (id);
ALTER TABLE ONLY games
    ADD CONSTRAINT games_request_key UNIQUE (request);
ALTER TABLE ONLY left_games
    ADD CONSTRAINT left_games_pkey PRIMARY KEY (player, game);
ALTER TABLE ONLY migrations
    ADD CONSTRAINT migrations_pkey PRIMARY KEY (name);
ALTER TABLE ONLY moderation_acts
    ADD CONSTRAINT moderation_acts_pkey PRIMARY KEY (id);
ALTER TABLE ONLY moderation_players
    ADD CONSTRAINT moderation_players_pkey PRIMARY KEY (act, player);
ALTER TABLE ONLY nodes
    ADD CONSTRAINT nodes_pkey PRIMARY KEY (id);
ALTER TABLE ONLY opening_turns
    ADD CONSTRAINT opening_turns_pkey PRIMARY KEY (rules, "position", turn);
ALTER TABLE ONLY passkeys
    ADD CONSTRAINT passkeys_pkey PRIMARY KEY (id);
ALTER TABLE ONLY place_secrets
    ADD CONSTRAINT place_secrets_pkey PRIMARY KEY (period);
ALTER TABLE ONLY places
    ADD CONSTRAINT places_pkey PRIMARY KEY (player, period, place);
ALTER TABLE ONLY players
    ADD CONSTRAINT players_pkey PRIMARY KEY (id);
ALTER TABLE ONLY push_keys
    ADD CONSTRAINT push_keys_pkey PRIMARY KEY (id);
ALTER TABLE ONLY push_subscriptions
    ADD CONSTRAINT push_subscriptions_pkey PRIMARY KEY (endpoint);
ALTER TABLE ONLY rating_changes
    ADD CONSTRAINT rating_changes_pkey PRIMARY KEY (game, player);
ALTER TABLE ONLY ratings
    ADD CONSTRAINT ratings_pkey PRIMARY KEY (player, rating_group);
ALTER TABLE ONLY reports
    ADD CONSTRAINT reports_pkey PRIMARY KEY (reporter, player, game);
ALTER TABLE ONLY seen
    ADD CONSTRAINT seen_pkey PRIMARY KEY (game, player);
ALTER TABLE ONLY sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY (token_hash);
ALTER TABLE ONLY tokens
    ADD CONSTRAINT tokens_pkey PRIMARY KEY (id);
ALTER TABLE ONLY tokens
    ADD CONSTRAINT tokens_token_hash_key UNIQUE (token_hash);
ALTER TABLE ONLY tournament_events
    ADD CONSTRAINT tournament_events_pkey PRIMARY KEY (tournament, seq);
ALTER TABLE ONLY tournament_events
    ADD CONSTRAINT tournament_events_tournament_command_id_key UNIQUE (tournament, command_id);
ALTER TABLE ONLY tournament_games
    ADD CONSTRAINT tournament_games_pkey PRIMARY KEY (game);
ALTER TABLE ONLY tournament_people
    ADD CONSTRAINT tournament_people_pkey PRIMARY KEY (tournament, player);
ALTER TABLE ONLY tournaments
    ADD CONSTRAINT tournaments_pkey PRIMARY KEY (id);
ALTER TABLE ONLY tournaments
    ADD CONSTRAINT tournaments_request_key UNIQUE (request);
CREATE INDEX challenged_guest ON challenged USING btree (guest);
CREATE INDEX challenged_host ON challenged USING btree (host);
CREATE INDEX challenges_expired ON challenges USING btree (expires_at);
CREATE INDEX club_members_player ON club_members USING btree (player);
CREATE INDEX club_messages_at ON club_messages USING btree (club, at);
CREATE INDEX club_messages_author ON club_messages USING btree (author);
CREATE INDEX games_deadline ON games USING btree (deadline) WHERE (deadline IS NOT NULL);
CREATE INDEX games_guest ON games USING btree (guest, changed_at) WHERE (guest IS NOT NULL);
CREATE INDEX games_guest_ended ON games USING btree (guest, ended_at, id) WHERE (ended_at IS NOT NULL);
CREATE INDEX games_host ON games USING btree (host, changed_at);
CREATE INDEX games_host_ended ON games USING btree (host, ended_at, id) WHERE (ended_at IS NOT NULL);
CREATE INDEX games_live ON games USING btree (changed_at) WHERE ((phase = 'playing'::text) AND (listed OR rated));
CREATE INDEX games_lobby ON games USING btree (created_at) WHERE ((phase = 'waiting'::text) AND listed);
CREATE INDEX games_opening_due ON games USING btree (ended_at, id) WHERE (rated AND (ended_at IS NOT NULL) AND (opening_counted IS NULL));
CREATE INDEX games_rating_due ON games USING btree (ended_at, id) WHERE rating_due;
CREATE INDEX left_games_at ON left_games USING btree (at);
CREATE INDEX moderation_acts_at ON moderation_acts USING btree (at);
CREATE INDEX moderation_players_player ON moderation_players USING btree (player);
CREATE INDEX passkeys_player ON passkeys USING btree (player);
CREATE INDEX places_place ON places USING btree (period, place);
CREATE INDEX players_name ON players USING btree (lower(name) text_pattern_ops);
CREATE INDEX push_subscriptions_player ON push_subscriptions USING btree (player);
CREATE INDEX rating_changes_curve ON rating_changes USING btree (player, rating_group, at);
CREATE INDEX ratings_best ON ratings USING btree (rating_group, rating DESC);
CREATE INDEX reports_at ON reports USING btree (at);
CREATE INDEX reports_player ON reports USING btree (player);
CREATE INDEX sessions_player ON sessions USING btree (player);
CREATE INDEX tokens_owner ON tokens USING btree (owner);
CREATE INDEX tokens_player ON tokens USING btree (player);
CREATE INDEX tournament_games_tournament ON tournament_games USING btree (tournament);
CREATE INDEX tournament_games_untaken ON tournament_games USING btree (game) WHERE untaken;
CREATE INDEX tournament_people_player ON tournament_people USING btree (player);
CREATE INDEX tournaments_club ON tournaments USING btree (club) WHERE (club IS NOT NULL);
CREATE INDEX tournaments_due ON tournaments USING btree (due_at) WHERE (due_at IS NOT NULL);
CREATE INDEX tournaments_listed ON tournaments USING btree (stage, changed_at) WHERE listed;
CREATE INDEX tournaments_organiser ON tournaments USING btree (organiser);
ALTER TABLE ONLY accounts
    ADD CONSTRAINT accounts_player_fkey FOREIGN KEY (player) REFERENCES players(id) ON DELETE CASCADE;
ALTER TABLE ONLY bans
    ADD CONSTRAINT bans_player_fkey FOREIGN KEY (player) REFERENCES players(id) ON DELETE CASCADE;
ALTER TABLE ONLY blocks
    ADD CONSTRAINT blocks_blocked_fkey FOREIGN KEY (blocked) REFERENCES players(id) ON DELETE CASCADE;
ALTER TABLE ONLY blocks
    ADD CONSTRAINT blocks_player_fkey FOREIGN KEY (player) REFERENCES players(id) ON DELETE CASCADE;
ALTER TABLE ONLY challenged
    ADD CONSTRAINT challenged_game_fkey FOREIGN KEY (game) REFERENCES games(id) ON DELETE CASCADE;
ALTER TABLE ONLY challenged
    ADD CONSTRAINT challenged_guest_fkey FOREIGN KEY (guest) REFERENCES players(id) ON DELETE CASCADE;
ALTER TABLE ONLY club_members
    ADD CONSTRAINT club_members_club_fkey FOREIGN KEY (club) REFERENCES clubs(id) ON DELETE CASCADE;
ALTER TABLE ONLY club_members
    ADD CONSTRAINT club_members_player_fkey FOREIGN KEY (player) REFERENCES players(id) ON DELETE CASCADE;
ALTER TABLE ONLY club_messages
    ADD CONSTRAINT club_messages_author_fkey FOREIGN KEY (author) REFERENCES players(id) ON DELETE CASCADE;
ALTER TABLE ONLY club_messages
    ADD CONSTRAINT club_messages_club_fkey FOREIGN KEY (club) REFERENCES clubs(id) ON DELETE CASCADE;
ALTER TABLE ONLY company_choices
    ADD CONSTRAINT company_choices_player_fkey FOREIGN KEY (player) REFERENCES players(id) ON DELETE CASCADE;
ALTER TABLE ONLY events
    ADD CONSTRAINT events_game_fkey FOREIGN KEY (game) REFERENCES games(id) ON DELETE CASCADE;
ALTER TABLE ONLY follows
    ADD CONSTRAINT follows_followed_fkey FOREIGN KEY (followed) REFERENCES players(id) ON DELETE CASCADE;
ALTER TABLE ONLY follows
    ADD CONSTRAINT follows_player_fkey FOREIGN KEY (player) REFERENCES players(id) ON DELETE CASCADE;
ALTER TABLE ONLY left_games
    ADD CONSTRAINT left_games_player_fkey FOREIGN KEY (player) REFERENCES players(id) ON DELETE CASCADE;
ALTER TABLE ONLY moderation_acts
    ADD CONSTRAINT moderation_acts_moderator_fkey FOREIGN KEY (moderator) REFERENCES players(id) ON DELETE SET NULL;
ALTER TABLE ONLY moderation_acts
    ADD CONSTRAINT moderation_acts_undone_by_fkey FOREIGN KEY (undone_by) REFERENCES players(id) ON DELETE SET NULL;
ALTER TABLE ONLY moderation_players
    ADD CONSTRAINT moderation_players_act_fkey FOREIGN KEY (act) REFERENCES moderation_acts(id) ON DELETE CASCADE;
ALTER TABLE ONLY moderation_players
    ADD CONSTRAINT moderation_players_player_fkey FOREIGN KEY (player) REFERENCES players(id) ON DELETE CASCADE;
ALTER TABLE ONLY passkeys
    ADD CONSTRAINT passkeys_player_fkey FOREIGN KEY (player) REFERENCES accounts(player) ON DELETE CASCADE;
ALTER TABLE ONLY places
    ADD CONSTRAINT places_player_fkey FOREIGN KEY (player) REFERENCES players(id) ON DELETE CASCADE;
ALTER TABLE ONLY push_subscriptions
    ADD CONSTRAINT push_subscriptions_player_fkey FOREIGN KEY (player) REFERENCES players(id) ON DELETE CASCADE;
ALTER TABLE ONLY rating_changes
    ADD CONSTRAINT rating_changes_game_fkey FOREIGN KEY (game) REFERENCES games(id) ON DELETE CASCADE;
ALTER TABLE ONLY rating_changes
    ADD CONSTRAINT rating_changes_player_fkey FOREIGN KEY (player) REFERENCES players(id) ON DELETE CASCADE;
ALTER TABLE ONLY ratings
    ADD CONSTRAINT ratings_player_fkey FOREIGN KEY (player) REFERENCES players(id) ON DELETE CASCADE;
ALTER TABLE ONLY reports
    ADD CONSTRAINT reports_player_fkey FOREIGN KEY (player) REFERENCES players(id) ON DELETE CASCADE;
ALTER TABLE ONLY seen
    ADD CONSTRAINT seen_game_fkey FOREIGN KEY (game) REFERENCES games(id) ON DELETE CASCADE;
ALTER TABLE ONLY sessions
    ADD CONSTRAINT sessions_player_fkey FOREIGN KEY (player) REFERENCES players(id) ON DELETE CASCADE;
ALTER TABLE ONLY tokens
    ADD CONSTRAINT tokens_owner_fkey FOREIGN KEY (owner) REFERENCES players(id) ON DELETE CASCADE;
ALTER TABLE ONLY tokens
    ADD CONSTRAINT tokens_player_fkey FOREIGN KEY (player) REFERENCES players(id) ON DELETE CASCADE;
ALTER TABLE ONLY tournament_events
    ADD CONSTRAINT tournament_events_tournament_fkey FOREIGN KEY (tournament) REFERENCES tournaments(id) ON DELETE CASCADE;
ALTER TABLE ONLY tournament_games
    ADD CONSTRAINT tournament_games_game_fkey FOREIGN KEY (game) REFERENCES games(id) ON DELETE CASCADE;
ALTER TABLE ONLY tournament_games
    ADD CONSTRAINT tournament_games_tournament_fkey FOREIGN KEY (tournament) REFERENCES tournaments(id) ON DELETE CASCADE;
ALTER TABLE ONLY tournament_people
    ADD CONSTRAINT tournament_people_player_fkey FOREIGN KEY (player) REFERENCES players(id) ON DELETE CASCADE;
ALTER TABLE ONLY tournament_people
    ADD CONSTRAINT tournament_people_tournament_fkey FOREIGN KEY (tournament) REFERENCES tournaments(id) ON DELETE CASCADE;
