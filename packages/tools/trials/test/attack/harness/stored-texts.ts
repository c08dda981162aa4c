import type { TestWorker } from '@slow-train/local/testing';
import * as z from 'zod';
import { sqlOf } from './database.ts';
import { SECRET_COLUMNS } from './fixture-secrets.ts';

/** What the texts in a table are, by column. */
interface Texts {
  /** What people or their programs write, and others may see. */
  readonly words?: string;
  /** Identifiers, numbers of the game, and choices from a list: no request puts anything else there. */
  readonly plain?: string;
}

/** Every text in the database but secrets (`SECRET_COLUMNS`). A test fails for a column that is missing here. */
const TEXTS: Readonly<Record<string, Texts>> = {
  actions: { plain: 'account_id action by events game_id packed' },
  attempts: { plain: 'key' },
  audit_log: { words: 'detail operator', plain: 'command id target' },
  boundaries: { words: 'name', plain: 'account_id kind other_id' },
  circle_evenings: { words: 'guests title', plain: 'account_id circle_id evening game_id' },
  circle_games: { plain: 'circle_id game_id' },
  circle_members: { words: 'by name', plain: 'account_id circle_id state' },
  circle_results: { plain: 'account_id circle_id game_id played_by scores' },
  circle_substitutes: { plain: 'account_id game_id substitute_id' },
  circle_transfers: { plain: 'account_id game_id substitute_id' },
  circles: { words: 'name', plain: 'founder id standing' },
  durations: { plain: 'key' },
  evenings: { words: 'sheet', plain: 'code key_hash' },
  feeds: { plain: 'account_id' },
  game_notification_preferences: { plain: 'account_id events game_id' },
  games: {
    words: 'name seats',
    plain: 'clock deals host id listing packed_rounds plans position repeats results setup status vote waiting_for',
  },
  hand_offs: { plain: 'id session_id used_by user_id' },
  lost_guests: { plain: 'account_id' },
  mail_proofs: { plain: 'email key user_id' },
  mail_refusals: { plain: 'inbox' },
  mail_stops: { plain: 'email reason' },
  messages: { words: 'name text', plain: 'account_id game_id key phrase reaction' },
  open_game_filters: { plain: 'game_id key' },
  open_games: { plain: 'game_id kind pace people' },
  open_waits: { plain: 'account_id id kind settings zone' },
  outages: {},
  outbox: {
    words: 'by',
    plain: 'account_id circle_id event game_id id kind notice_id state target tournament_id tournament_news trouble',
  },
  passkeys: { words: 'name', plain: 'algorithm id transports user_id' },
  player_states: { words: 'notes', plain: 'account_id arrangement draft game_id' },
  push_subscriptions: { plain: 'account_id endpoint id session_id' },
  receipts: { plain: 'account_id answer game_id key request' },
  removals: { plain: 'account_id game_id' },
  report_lines: { words: 'name text', plain: 'account_id phrase report_id' },
  reports: { words: 'game_name name note', plain: 'game_id id inbox_hash key reason reported_id reporter_id' },
  round_commitments: { plain: 'commitment contributions game_id seals' },
  rounds: { plain: 'decks engine game_id scores' },
  sanctions: { words: 'answer appeal reason', plain: 'account_id id kind report_id' },
  saved_setups: { words: 'name', plain: 'account_id choices id' },
  seasons: { plain: 'circle_id terms' },
  sessions: { words: 'user_agent', plain: 'id ip_address method user_id' },
  sites: { plain: 'address release' },
  standings: { plain: 'account_id game_id preset' },
  talks: { plain: 'game_id' },
  timeouts: { plain: 'account_id game_id' },
  tournament_entrants: { plain: 'account_id networks standing state tournament_id' },
  tournament_games: { plain: 'game_id state tournament_id' },
  tournament_scores: { plain: 'game_id kind tournament_id' },
  tournaments: { words: 'name', plain: 'id kind language organiser setup status' },
  unreadable_games: { plain: 'game_id release' },
  unsettled_games: { plain: 'game_id' },
  users: { words: 'name', plain: 'image notify profile_hides settings' },
  verifications: { plain: 'id identifier value' },
  wake_ups: { plain: 'game_id' },
  watch_links: { plain: 'game_id' },
  webhooks: { words: 'url', plain: 'account_id game_id id shape' },
};

/** A column of the database: `users.name`. */
type Column = `${string}.${string}`;

function columns(kind: keyof Texts): readonly Column[] {
  return Object.entries(TEXTS).flatMap(([table, texts]) =>
    (texts[kind] ?? '')
      .split(' ')
      .filter((name) => name !== '')
      .map((name): Column => `${table}.${name}`),
  );
}

const Names = z.array(z.object({ name: z.string() }));

/** Returns the columns of text that nobody has classified, and those that are no more. */
export async function unknownTexts(worker: TestWorker): Promise<readonly string[]> {
  const stored = Names.parse(
    await sqlOf(worker)`select table_name || '.' || column_name as name from information_schema.columns
      where table_schema = 'public' and data_type in ('text', 'character varying', 'json', 'jsonb', 'ARRAY')
        and udt_name not in ('_float4', '_int2', '_int4')`,
  ).map(({ name }) => name);
  const known: readonly string[] = [...columns('words'), ...columns('plain'), ...Object.keys(SECRET_COLUMNS)];
  return [...stored.filter((name) => !known.includes(name)), ...known.filter((name) => !stored.includes(name))];
}

/** Returns where people write, and where this text is not found. */
export async function wordsWithout(worker: TestWorker, text: string): Promise<readonly string[]> {
  const parts = columns('words').map((column) => {
    const [table, name] = column.split('.');
    return `select '${column}' as name where not exists (select from ${table} where strpos(${name}::text, $1) > 0)`;
  });
  return Names.parse(await sqlOf(worker).query(parts.join(' union all '), [text])).map(({ name }) => name);
}
