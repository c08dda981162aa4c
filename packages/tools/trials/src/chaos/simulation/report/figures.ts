import { withClient } from '@slow-train/database';
import * as z from 'zod';

// Figures from the database of a simulation: players, waiting times and messages.

/** Milliseconds are rounded to whole ones. */
const whole = z.coerce.number().transform(Math.round);

const Players = z.array(
  z.object({
    name: z.string(),
    actions: z.coerce.number(),
    timeouts: z.coerce.number(),
    waited: whole,
    longest: whole,
  }),
);
const Told = z.array(
  z.object({
    kind: z.string(),
    event: z.string(),
    sent: z.coerce.number(),
    dropped: z.coerce.number(),
    dead: z.coerce.number(),
    waiting: z.coerce.number(),
    delay: whole.nullable(),
  }),
);
const Games = z.array(
  z.object({
    preset: z.string(),
    lobby: z.coerce.number(),
    playing: z.coerce.number(),
    finished: z.coerce.number(),
    actions: z.coerce.number(),
  }),
);
const Counts = z.array(z.object({ what: z.string(), many: z.coerce.number() }));

export interface Figures {
  /**
   * Of each person with an account: their deeds, how often they ran out of time, and for how long others waited for
   * them; milliseconds.
   */
  readonly players: z.infer<typeof Players>;
  /** Of each kind of message: how many went where, and how long after their event half of those sent were; milliseconds. */
  readonly told: z.infer<typeof Told>;
  readonly games: z.infer<typeof Games>;
  readonly counts: z.infer<typeof Counts>;
}

/** Somebody's turn lasts from the revision before their first action in a row until that. */
const PLAYERS = `
  with acts as (
    select a.game_id, a.seat, a.by, a.at,
      lag(a.at) over of_game as before, lag(a.seat) over of_game as last
    from actions a window of_game as (partition by a.game_id order by a.revision)
  ), turns as (
    select g.seats -> acts.seat ->> 'account' as account, acts.by,
      case when acts.seat is distinct from acts.last then extract(epoch from acts.at - acts.before) * 1000 end as waited
    from acts join games g on g.id = acts.game_id
    where acts.seat is not null and acts.by in ('person', 'plan', 'forced', 'timeout')
  )
  select u.name, count(*) filter (where t.by <> 'timeout') as actions, count(*) filter (where t.by = 'timeout') as timeouts,
    coalesce(percentile_cont(0.5) within group (order by t.waited), 0) as waited, coalesce(max(t.waited), 0) as longest
  from users u left join turns t on t.account = u.id where u.name is not null group by u.id order by 2 desc, 1`;

const TOLD = `
  select kind, event, count(*) filter (where state = 'sent') as sent, count(*) filter (where state = 'dropped') as dropped,
    count(*) filter (where state = 'dead') as dead, count(*) filter (where state = 'waiting') as waiting,
    percentile_cont(0.5) within group (order by extract(epoch from settled_at - created_at) * 1000)
      filter (where state = 'sent') as delay
  from (select * from outbox union all select * from kit.outbox) o where kind <> 'notice' group by 1, 2 order by 1, 2`;

const GAMES = `
  select coalesce(setup -> 'rules' ->> 'preset', 'house rules') as preset,
    count(*) filter (where status = 'lobby') as lobby, count(*) filter (where status = 'playing') as playing,
    count(*) filter (where status = 'finished') as finished, coalesce(sum(revision), 0) as actions
  from games group by 1 order by 1`;

const COUNTS = `
  select 'circles' as what, count(*) as many from circles union all select 'seasons', count(*) from seasons
  union all select 'tournaments', count(*) from tournaments union all select 'messages said', count(*) from messages
  union all select 'blocks', count(*) from boundaries where kind = 'block'
  union all select 'outages given back', count(*) from outages`;

export function readFigures(url: string): Promise<Figures> {
  return withClient(url, async (client) => {
    const rows = async (query: string): Promise<unknown> => (await client.query(query)).rows;
    return {
      players: Players.parse(await rows(PLAYERS)),
      told: Told.parse(await rows(TOLD)),
      games: Games.parse(await rows(GAMES)),
      counts: Counts.parse(await rows(COUNTS)),
    };
  });
}
