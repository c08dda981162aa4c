/**
 * Writes this many open games, of four hosts each with three free seats, of which every third is in Spanish; one person,
 * with the session `token-1`, is blocked by some of the hosts.
 */
export async function fillOpenGames(query: (sql: string) => Promise<unknown>, games: number): Promise<void> {
  for (const statement of [
    `insert into users (id, name, email, email_verified)
     select 'host-' || n, 'Host ' || n, 'host' || n || '@example.org', true from generate_series(0, ${games}) n
     on conflict do nothing`,
    `insert into sessions (id, token, user_id, expires_at)
     values ('session-1', 'token-1', 'host-0', now() + interval '1 year') on conflict do nothing`,
    `insert into games (id, revision, name, status, host, setup, seats, invitation, listing, results, waiting_for, created_at, updated_at)
     select 'open-g' || lpad(n::text, 6, '0'), 1, 'Open ' || n, 'lobby', 'host-' || n,
       jsonb_build_object('set', 12, 'rounds', 13, 'rules', jsonb_build_object('preset', 'hub'),
         'open', jsonb_build_object('language', case when n % 3 = 0 then 'es' else 'en' end, 'until', 9e12)),
       jsonb_build_array(jsonb_build_object('kind', 'person', 'account', 'host-' || n, 'name', 'Host ' || n),
         jsonb_build_object('kind', 'nobody'), jsonb_build_object('kind', 'nobody'), jsonb_build_object('kind', 'nobody')),
       'open-invitation-' || n, '{"round": 0, "engine": null, "on": [], "isBuild": false, "open": null}', '[]', '{}', now(), now()
     from generate_series(1, ${games}) n`,
    `insert into open_games (game_id, people, kind, pace)
     select id, array[host], 'kind-' || substring(id from 7)::int % 50, 'hub/4/13/day' from games where id like 'open-g%'`,
    `insert into open_game_filters (key, position, game_id)
     select case when k = 0 then '/////' when k < 9 then concat_ws('/', case when k % 2 = 0 then 'hub' else '' end,
         case when k % 4 > 1 then '4' else '' end, '', case when k % 8 > 3 then g.setup -> 'open' ->> 'language' else '' end, '', '')
       else 'other-' || k end, 10000000000000 + substring(id from 7)::int, id
     from games g, generate_series(0, 31) k where id like 'open-g%' on conflict do nothing`,
    `insert into durations values ('hub/4/13/day', array[100, 200, 300]) on conflict do nothing`,
    'vacuum analyze',
  ])
    await query(statement);
}
