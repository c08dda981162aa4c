import { CHANNELS } from '@slow-train/protocol';
import * as z from 'zod';
import { readTogether, TOGETHER_QUERIES, type StoredTogether } from './stored-together.ts';

// The database when everything has come to rest, as rows: the checker reads them by itself, without the site's code.

const time = z.date().transform((at) => at.toISOString());

const StoredActionSchema = z.object({
  game_id: z.string(),
  revision: z.int(),
  seat: z.int().nullable(),
  action: z.string(),
  by: z.enum(['person', 'computer', 'table', 'forced', 'plan', 'timeout']),
  events: z.array(z.looseObject({ type: z.string() })),
  /** If set, the events are those of the rules alone, and `events` is empty. */
  packed: z.string().nullable(),
  at: time,
});
export type StoredAction = z.infer<typeof StoredActionSchema>;

const StoredRoundSchema = z.object({
  game_id: z.string(),
  round: z.int(),
  engine: z.string(),
  starter: z.int(),
  decks: z.array(z.array(z.string())),
  scores: z.array(z.int()).nullable(),
});
export type StoredRound = z.infer<typeof StoredRoundSchema>;

const StoredGameSchema = z.object({
  id: z.string(),
  name: z.string(),
  revision: z.int(),
  status: z.enum(['lobby', 'playing', 'finished']),
  setup: z.looseObject({ rules: z.unknown(), set: z.int(), rounds: z.int() }),
  seats: z.array(z.looseObject({ kind: z.string(), account: z.string().optional() })),
  position: z.unknown(),
  results: z.array(z.looseObject({ scores: z.array(z.int()) })),
  /** Ids of accounts. */
  waiting_for: z.array(z.string()),
  /** The finished game that it follows. */
  repeats: z.string().nullable(),
});
export type StoredGame = z.infer<typeof StoredGameSchema>;

const StoredMessageSchema = z.object({
  id: z.string(),
  kind: z.enum(['notice', ...CHANNELS]),
  account_id: z.string().nullable(),
  game_id: z.string().nullable(),
  event: z.string(),
  revision: z.int(),
  present: z.boolean(),
  state: z.enum(['waiting', 'planned', 'sent', 'dropped', 'dead']),
  created_at: time,
  due_at: time,
  attempts: z.int(),
  tournament_id: z.string().nullable(),
  tournament_news: z.string().nullable(),
  circle_id: z.string().nullable(),
});
export type StoredMessage = z.infer<typeof StoredMessageSchema>;

const StoredSayingSchema = z.object({
  game_id: z.string(),
  number: z.int(),
  version: z.int(),
  /** Null for one whose author has deleted their account. */
  account_id: z.string().nullable(),
  key: z.string(),
  text: z.string().nullable(),
  phrase: z.string().nullable(),
  reaction: z.string().nullable(),
  revision: z.int().nullable(),
});
export type StoredSaying = z.infer<typeof StoredSayingSchema>;

const StoredTalkSchema = z.object({ game_id: z.string(), version: z.int() });

/** Of blocks alone. */
const StoredBlockSchema = z.object({ account_id: z.string(), other_id: z.string() });

const StoredMarksSchema = z.object({
  game_id: z.string(),
  account_id: z.string(),
  read_up_to: z.int(),
  rounds_seen: z.int(),
  talk_read_up_to: z.int(),
});

const StoredWaitSchema = z.object({
  account_id: z.string(),
  settings: z.looseObject({ seats: z.int() }),
  seated: z.int(),
});

/** The scores of each round of a finished game. */
export type FinalScores = readonly (readonly number[])[];

/** Everything stored that the checker compares with the clients' logs. */
export interface Stored extends StoredTogether {
  readonly games: readonly StoredGame[];
  readonly actions: readonly StoredAction[];
  readonly rounds: readonly StoredRound[];
  readonly messages: readonly StoredMessage[];
  /** What people said. */
  readonly sayings: readonly StoredSaying[];
  readonly talks: readonly z.infer<typeof StoredTalkSchema>[];
  readonly blocks: readonly z.infer<typeof StoredBlockSchema>[];
  readonly marks: readonly z.infer<typeof StoredMarksSchema>[];
  readonly waits: readonly z.infer<typeof StoredWaitSchema>[];
  /** Finished games in which nothing was wrong when they were looked at: nothing of them is here but their row. */
  readonly settled: ReadonlyMap<string, FinalScores>;
  /** Clients' names by account. */
  readonly clients: ReadonlyMap<string, string>;
}

/** Anything that can be asked for rows. */
interface Source {
  /** Runs queries that all see the database as it is at one moment. */
  snapshot(queries: readonly string[]): Promise<readonly (readonly unknown[])[]>;
}

/** @param outbox the messages: as the site keeps them, or longer */
const queriesOf = (settled: string, outbox: string): readonly string[] => [
  'select id, name, revision, status, setup, seats, position, results, waiting_for, repeats from games order by created_at',
  `select game_id, revision, seat, action, by, events, packed, at from actions where game_id <> all('${settled}')
   order by game_id, revision`,
  `select game_id, round, engine, starter, decks, scores from rounds where game_id <> all('${settled}')
   order by game_id, round`,
  `select id, kind, account_id, game_id, event, revision, present, state, created_at, due_at, attempts,
     tournament_id, tournament_news, circle_id from ${outbox} as outbox
   where game_id is null or circle_id is not null or game_id <> all('${settled}') order by created_at, id`,
  'select id, name from users',
  `select game_id, number, version, account_id, key, text, phrase, reaction, revision from messages
   where game_id <> all('${settled}') order by game_id, number`,
  `select game_id, version from talks where game_id <> all('${settled}')`,
  `select account_id, other_id from boundaries where kind = 'block'`,
  `select game_id, account_id, read_up_to, rounds_seen, talk_read_up_to from player_states where game_id <> all('${settled}')`,
  'select account_id, settings, seated from open_waits',
];

const Account = z.object({ id: z.string(), name: z.string() });

/**
 * Reads it as it is at one moment.
 * @param settled games about which the checker knows enough already
 * @param outbox a query, in parentheses, for messages that the site may have deleted since; by default its own table
 * @throws ZodError for rows of another shape
 */
export async function readRows(
  source: Source,
  settled: ReadonlyMap<string, FinalScores> = new Map(),
  outbox = 'outbox',
): Promise<Stored> {
  const queries = queriesOf(`{${[...settled.keys()].join(',')}}`, outbox);
  const [games, actions, rounds, messages, accounts, sayings, talks, blocks, marks, waits, ...together] =
    await source.snapshot([...queries, ...TOGETHER_QUERIES]);
  return {
    ...readTogether(together),
    settled,
    games: z.array(StoredGameSchema).parse(games),
    actions: z.array(StoredActionSchema).parse(actions),
    rounds: z.array(StoredRoundSchema).parse(rounds),
    messages: z.array(StoredMessageSchema).parse(messages),
    sayings: z.array(StoredSayingSchema).parse(sayings),
    talks: z.array(StoredTalkSchema).parse(talks),
    blocks: z.array(StoredBlockSchema).parse(blocks),
    marks: z.array(StoredMarksSchema).parse(marks),
    waits: z.array(StoredWaitSchema).parse(waits),
    clients: new Map(
      z
        .array(Account)
        .parse(accounts)
        .map(({ id, name }) => [id, name]),
    ),
  };
}
