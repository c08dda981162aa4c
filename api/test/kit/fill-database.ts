import { withClient } from '@slow-train/database';
import type { TestDatabase } from '@slow-train/local/testing';

/**
 * Returns what fills every table that grows with the number of people or games, in this order. Of every game: four seats,
 * one of three statuses, twenty revisions, and a clock if it is being played.
 * @param due when the first of what waits is due, in SQL
 */
export const statementsToFill = (games: number, people: number, due = 'now()'): readonly string[] => [
  `insert into users (id, name, email, email_verified, created_at)
   select 'account-' || n, 'Name ' || n, 'a' || n || '@example.org', n % 3 = 0, now() - n * interval '1 minute'
   from generate_series(1, ${people}) n`,
  `insert into sessions (id, token, user_id, expires_at)
   select 'session-' || n, 'token-' || n, 'account-' || n, now() + n * interval '10 minutes'
   from generate_series(1, ${people}) n where n % 10 > 0`,
  `insert into lost_guests
   select 'account-' || n, now() + n * interval '1 minute' from generate_series(10, ${people}, 10) n`,
  `insert into verifications (id, identifier, value, expires_at)
   select 'v-' || n, 'identifier-' || n, 'value', now() + n * interval '1 minute' from generate_series(1, 10000) n`,
  `insert into passkeys (id, user_id, name, credential_id, public_key, algorithm, transports, counter)
   select 'passkey-' || n, 'account-' || n, '', 'credential-' || n, '', 'ES256', '{}', 0 from generate_series(1, 10000) n`,
  `insert into hand_offs (id, token_hash, session_id, user_id, expires_at)
   select 'h-' || n, 'hash-' || n, 'session-' || n, 'account-' || n, now() + n * interval '1 minute'
   from generate_series(1, 10000) n where n % 10 > 0`,
  `insert into attempts select 'key-' || n, 1, now() + n * interval '1 minute' from generate_series(1, 10000) n`,
  `insert into mail_proofs (key, email, user_id, link_hash, created_at, expires_at)
   select 'key-' || n, 'a' || n || '@example.org', 'account-' || n, 'hash-' || n, now(), now() + n * interval '1 minute'
   from generate_series(1, 10000) n`,
  `insert into mail_stops select 'a' || n || '@example.org', 'bounced', now() from generate_series(1, 10000) n`,
  `insert into mail_refusals select 'inbox-' || n, now() from generate_series(1, 10000) n`,
  `insert into evenings select 'code-' || n, 'hash', '{}', 1, now() - n * interval '1 minute' from generate_series(1, 10000) n`,
  `insert into saved_setups select 'account-' || n, 'setup-' || n, '', '{}', now() from generate_series(1, 10000) n`,
  `insert into feeds select 'account-' || n, 'hash-' || n, now() from generate_series(1, 10000) n`,
  `insert into games (
     id, revision, name, status, host, setup, seats, invitation, position, listing, results, turn_seat, waiting_for,
     created_at, updated_at, turn_by, wake_at, seeks)
   select 'game-' || n, 100, 'Name', case when n % 20 = 0 then 'lobby' when n % 4 = 0 then 'playing' else 'finished' end,
     'account-' || n, '{}',
     (select jsonb_agg(jsonb_build_object('kind', 'person', 'account', 'account-' || (n + s * 5000) % ${people}, 'name', ''))
      from generate_series(0, 3) s),
     'invitation-' || n, jsonb_build_object('filler', repeat('x', 1000)), '{}', '[]', 0,
     case when n % 4 = 0 then array['account-' || n] else '{}' end, now() - n * interval '1 hour',
     now() - n * interval '1 minute', now(),
     case when n % 4 = 0 then ${due} + n * interval '1 minute' end, n % 400 = 0
   from generate_series(1, ${games}) n`,
  `insert into actions (game_id, revision, seat, action, events, by, account_id, at)
   select 'game-' || n, r, r % 4, case r when 1 then 'join' when 10 then 'deal' else 'draw' end, '[{"type": "passed", "seat": 0}]',
     'person', case r when 1 then 'account-' || n end, now() - n * interval '1 minute'
   from generate_series(1, ${games}) n, generate_series(1, 20) r`,
  `insert into rounds (game_id, round, engine, starter, decks)
   select 'game-' || n, r, '12-12', 0, '[]' from generate_series(1, ${games}) n, generate_series(1, 3) r`,
  `insert into round_commitments (game_id, round, version, commitment, secret, seals, contributions, closed, dealt_at)
   select 'game-' || n, r, 1, '', '', '[]', '[]', true, case when r < 3 then now() end
   from generate_series(1, ${games}) n, generate_series(1, 4) r`,
  `insert into receipts (account_id, key, game_id, request, answer, created_at)
   select 'account-' || n, 'key-' || n, 'game-' || n % ${games} + 1, '', '{}', now() - n * interval '1 minute'
   from generate_series(1, ${people}) n`,
  `insert into standings (
     account_id, game_id, preset, seats, place, rounds, rounds_won, pips, longest_train, turns, timeouts, is_away, nth,
     mu, sigma, started_at, finished_at)
   select 'account-' || (n + s * 5000) % ${people} + 1, 'game-' || n, 'hub', 4, s + 1, 10, 2, 300, 12, 120, 0, false,
     case when n % 2 = 0 then n end, 25, 8, now() - n * interval '1 hour', now() - n * interval '1 minute'
   from generate_series(1, ${games}) n, generate_series(0, 1) s`,
  // Those that have not started, and others that have, are open to anybody.
  `insert into open_games (game_id, people, kind, pace, full_at)
   select id, (select array_agg(seated ->> 'account') from jsonb_array_elements(seats) seated), 'kind-' || n, 'pace-' || n % 50,
     case when n % 10 = 0 then now() - n * interval '1 minute' end
   from (select *, substring(id from 6)::int as n from games) g where n % 5 = 0`,
  `insert into open_game_filters (key, position, game_id)
   select case when k = 0 then '/////' else 'key-' || k || '-' || length(game_id) end,
     10000000000000 + substring(game_id from 6)::int, game_id
   from open_games, generate_series(0, 31) k`,
  `insert into open_waits (id, account_id, kind, settings, since, seated)
   select 'wait-' || n, 'account-' || n, 'kind-' || n % 1000, '{}', now() - n * interval '1 minute', n % 2
   from generate_series(1, 10000) n`,
  `insert into removals
   select 'game-' || n % ${games} + 1, 'account-' || n, now() from generate_series(1, 10000) n`,
  `insert into timeouts
   select 'account-' || n, 'game-' || n % ${games} + 1, n, now() from generate_series(1, 10000) n`,
  `insert into durations select 'pace-' || n, array[100, 200, 300] from generate_series(1, 2000) n`,
  `insert into unsettled_games select 'game-' || n, ${due} + n * interval '1 minute' from generate_series(1, ${games}) n
   on conflict do nothing`,
  `insert into player_states (game_id, account_id, version, updated_at)
   select 'game-' || n, 'account-' || (n + s * 5000) % ${people} + 1, 1, now()
   from generate_series(1, ${games}) n, generate_series(0, 1) s`,
  `insert into watch_links select 'game-' || n, 'watch-' || n, now() from generate_series(1, ${games}) n`,
  `insert into talks select 'game-' || n, 20 from generate_series(1, ${games}) n`,
  `insert into messages (game_id, number, version, account_id, seat, name, key, text, at)
   select 'game-' || n, m, m, 'account-' || (n + m) % ${people} + 1, 0, 'Name', 'key-' || m, 'Hello', now()
   from generate_series(1, ${games}) n, generate_series(1, 20) m`,
  `insert into boundaries
   select 'account-' || n, 'account-' || n % ${people} + 1, case when n % 2 = 0 then 'mute' else 'block' end, 'Name', now()
   from generate_series(1, ${people}) n`,
  `insert into reports (id, reporter_id, reported_id, key, name, game_id, game_name, reason, note, message, at, handled_at)
   select 'report-' || n, 'account-' || n, 'account-' || n % ${people} + 1, 'key', 'Name', 'game-' || n, 'Game', 'insult', '', 1,
     now() - n * interval '1 minute', case when n % 20 > 0 then now() - n * interval '1 minute' end
   from generate_series(1, 10000) n`,
  `insert into report_lines (report_id, number, account_id, seat, name, text, is_edited, at)
   select 'report-' || n, m, 'account-' || (n + m) % ${people} + 1, 0, 'Name', 'Hello', false, now()
   from generate_series(1, 10000) n, generate_series(1, 5) m`,
  `insert into sanctions (id, account_id, inbox_hash, kind, reason, report_id, at, until, appealed_at, answered_at)
   select 'sanction-' || n, case when n % 10 > 0 then 'account-' || n end, case when n % 10 = 0 then 'inbox-' || n end, 'mute',
     '', case when n % 2 = 0 then 'report-' || n end, now(), now() + (n - 9000) * interval '1 hour',
     case when n % 5 = 0 then now() - n * interval '1 minute' end, case when n % 50 > 0 then now() end
   from generate_series(1, 10000) n`,
  `insert into tournaments (
     id, version, name, organiser, status, kind, setup, table_size, rounds, round_days, most_people, language, seed, closes_at,
     round, round_ends_at, due_at, created_at)
   select 'tournament-' || n, 1, 'Name', 'account-' || n, case when n % 10 = 0 then 'playing' else 'finished' end, 'swiss', '{}',
     2, 5, 7, 40, 'en', '', now(), 3, null, case when n % 10 = 0 then now() + n * interval '1 minute' end,
     now() - n * interval '1 hour'
   from generate_series(1, 4000) n`,
  `insert into tournament_entrants (tournament_id, number, account_id, state)
   select 'tournament-' || n, e, 'account-' || (n * 7 + e * 1000) % ${people} + 1, 'in'
   from generate_series(1, 4000) n, generate_series(1, 10) e`,
  `insert into tournament_games (game_id, tournament_id, round, number, state, finished_at)
   select 'game-' || n || '-' || r, 'tournament-' || n, r, 1,
     case when n % 10 = 0 and r = 3 then 'finished' else 'counted' end, now() + n * interval '1 minute'
   from generate_series(1, 4000) n, generate_series(1, 3) r`,
  `insert into tournament_scores (tournament_id, round, number, kind, game_id, seat, points, place, pips)
   select 'tournament-' || n, r, e, 'game', 'game-' || n || '-' || r, e - 1, 6, 1, 100
   from generate_series(1, 4000) n, generate_series(1, 3) r, generate_series(1, 10) e`,
  `insert into circles (id, name, founder, invitation, opens_at, created_at)
   select 'circle-' || n, 'Circle ' || n, 'account-' || n, 'link-' || n, case when n % 2 = 0 then now() + n * interval '1 minute' end, now()
   from generate_series(1, 4000) n`,
  `insert into circle_members
   select 'circle-' || n, 'account-' || (n + s * 7000), s + 1, 'member', 'Name', null, now()
   from generate_series(1, 4000) n, generate_series(0, 5) s`,
  `insert into seasons select 'circle-' || n, s, '{}', now() from generate_series(1, 4000) n, generate_series(1, 2) s`,
  `insert into circle_games
   select 'game-' || n, 'circle-' || (n - 1) % 800 + 1, (n - 1) / 800 + 1, 1, now() from generate_series(1, ${games}) n`,
  `insert into circle_substitutes
   select 'game-' || n, 'account-' || n, 'account-' || n + 7000 from generate_series(1, ${games}) n`,
  `insert into circle_transfers
   select 'game-' || n, 'account-' || n, 'account-' || n + 7000, false, null, null, now(),
     case when n % 5 > 0 then now() end from generate_series(1, ${games}) n`,
  `insert into circle_evenings
   select 'game-' || n, 'circle-' || (n - 1) % 800 + 1, 'evening-' || n, 'account-' || n, '', now(), now(), 2, '[]'
   from generate_series(1, ${games}) n`,
  `insert into circle_results (game_id, account_id, circle_id, played_by, seats, place, scores, says, finished_at)
   select 'game-' || n, 'account-' || (n + s * 7000) % ${people} + 1, 'circle-' || (n - 1) % 800 + 1,
     case when s = 3 and n % 5 = 0 then 'account-' || n end, 4, s + 1, '[10, 20]', null, now() - n * interval '1 minute'
   from generate_series(1, ${games}) n, generate_series(0, 3) s`,
  `insert into outbox (id, kind, account_id, game_id, event, revision, notice_id, state, due_at, created_at, settled_at)
   select 'row-' || n, (array['notice', 'mail', 'push', 'webhook'])[n % 4 + 1], 'account-' || n % ${people} + 1,
     'game-' || n % ${games} + 1, 'turn', 1, case when n % 4 > 0 then 'row-' || n - n % 4 end, s.state,
     ${due} + n * interval '1 second', now() - n * interval '1 minute',
     case when s.state <> 'waiting' then now() - n * interval '1 minute' end
   from generate_series(1, 60000) n,
     lateral (select case when n % 11 = 0 then 'waiting' when n % 101 = 0 then 'dead' when n % 4 = 0 then 'planned' else 'sent' end
              as state) s`,
  `insert into push_subscriptions
   select 'p-' || n, 'account-' || n, 'session-' || n, 'https://push.example/' || n, '', '', now()
   from generate_series(1, 10000) n where n % 10 > 0`,
  `insert into webhooks
   select 'w-' || n, 'account-' || n, case when n % 2 = 0 then 'game-' || n % ${games} + 1 end, 'https://hook.example', 'generic', '', now()
   from generate_series(1, 10000) n`,
  `insert into game_notification_preferences
   select 'account-' || n, 'game-' || n % ${games} + 1, '{}' from generate_series(1, 10000) n`,
  `insert into audit_log select 'a-' || n, now() - n * interval '1 minute', 'me', 'look', 'game-' || n, '{}' from generate_series(1, 10000) n`,
  `analyze`,
];

/** Fills every table that grows with the number of people or games, in about five seconds. */
export async function fillDatabase({ url }: Pick<TestDatabase, 'url'>): Promise<void> {
  // Not by the way of the site, which gives up after ten seconds.
  await withClient(url, async (client) => {
    for (const statement of statementsToFill(8_000, 60_000)) await client.query(statement);
  });
}
