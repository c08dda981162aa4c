import type { GameAnswer } from '@slow-train/protocol';
import { and, eq, sql } from 'drizzle-orm';
import type { NotificationEvent } from '../game/events.ts';
import type { Game } from '../game/game.ts';
import type { AccountId } from '../game/seats.ts';
import { changedCommitments, type GameUpdate } from '../game/update.ts';
import type { Database } from '../platform/database.ts';
import { circleGames } from '../schema/circles.ts';
import { roundCommitments } from '../schema/commitments.ts';
import { actions, games, receipts, rounds } from '../schema/games.ts';
import { auditLog } from '../schema/operations.ts';
import type { AuditRow } from './audit-query.ts';
import { packAnswer } from './packed-answer.ts';
import { openGameStatements, type SeatedWait } from './open-game-statements.ts';
import type { Proof } from './recent-games.ts';
import { actionRows, gameRow, commitmentsRow, roundRows, UNREACHABLE, WRITTEN_BY } from './rows.ts';
import { publishStatement } from './publish.ts';
import { assignmentsOf, insertInto, type Statement } from './statement.ts';

/** Digits of a request's hash that a receipt keeps: 48 bits, as it is compared with requests of one key of one account. */
const REQUEST_KEPT = 12;

/** The answer to a request, stored under the key its sender chose. */
export interface Receipt {
  readonly account: AccountId;
  readonly key: string;
  /** Hash of the request, or as much of it as is stored. */
  readonly request: string;
  readonly answer: GameAnswer;
}

type CircleGameRow = typeof circleGames.$inferInsert;

/** What a save writes besides the game, in the same transaction. */
export interface SaveRiders {
  readonly receipt?: Receipt | undefined;
  /** The circle that a new game belongs to. */
  readonly circle?: CircleGameRow | undefined;
  /** The operator's command that made it. */
  readonly audit?: AuditRow | undefined;
  /** Those who have waited for a seat and now have one. */
  readonly seated?: readonly SeatedWait[] | undefined;
  /** The person that the host has removed. */
  readonly removed?: AccountId | undefined;
}

/** What is saved together, or not at all. */
export interface GameSave extends SaveRiders {
  readonly update: GameUpdate;
  /** The update's events, for the outbox. */
  readonly events: readonly NotificationEvent[];
  /** What has to be as it was when the game was loaded, if that was not for this save. */
  readonly proof?: Proof | undefined;
}

const insertGames = insertInto(games);
const insertActions = insertInto(actions);
// Release 1 wrote the answer into a column of its own.
const insertReceipts = insertInto(receipts, 'answer');
/** What changes when people come and go, or a round begins. An index contains some of it. */
const SET_UP = [
  'name',
  'status',
  'host',
  'setup',
  'seats',
  'invitation',
  'invitationUntil',
  'results',
  'deals',
  'seeks',
  'createdAt',
] as const;
/** What an action changes only in a game with a clock, plans or a vote. */
const ASIDE = ['dealBy', 'clock', 'plans', 'vote', 'turnBy'] as const;
// `updateGame` writes the first two; the third never changes.
const setAll = assignmentsOf(games, 'id', 'plansVersion', 'repeats');
const setInPlay = assignmentsOf(games, 'id', 'plansVersion', 'repeats', ...SET_UP);
const setRound = assignmentsOf(games, 'id', 'plansVersion', 'repeats', ...SET_UP, ...ASIDE);

/** Returns the statements that save an update, to be run in this order. */
export function statementsOf(
  db: Database,
  { update, events, receipt, circle, audit, seated = [], removed, proof }: GameSave,
): readonly Statement[] {
  const { base, game, entries, at } = update;
  const row = gameRow(game);
  const now = new Date(at);
  const statements: Statement[] = [];
  if (base === null) statements.push(insertGames([row]));
  if (circle) statements.push(db.insert(circleGames).values(circle).toSQL());
  // History first: of two saves of the same revision, the second waits here for the first and then fails.
  if (entries.length > 0) statements.push(insertActions(actionRows(update)));
  if (base !== null && (entries.length > 0 || game.plans !== base.plans)) {
    statements.push(updateGame(base, row, assignmentsFor(base, game)(row), proof));
  }
  for (const { prepared, isDealt } of changedCommitments(update)) {
    const { version, commitments } = prepared;
    const set = { ...commitmentsRow(commitments), dealtAt: isDealt ? now : null };
    if (version === 0) {
      statements.push(
        db
          .insert(roundCommitments)
          .values({ gameId: game.id, version: 1, ...set })
          .toSQL(),
      );
      continue;
    }
    // Of two saves of the same version, the second waits for the first, finds another version, and fails the check.
    const next = sql`case when ${roundCommitments.version} = ${version} then ${version + 1} else 0 end`;
    statements.push(
      db
        .update(roundCommitments)
        .set({ ...set, version: next })
        .where(and(eq(roundCommitments.gameId, game.id), eq(roundCommitments.round, set.round)))
        .toSQL(),
    );
  }
  const dealt = roundRows(update);
  if (dealt.length > 0) statements.push(db.insert(rounds).values(dealt).toSQL());
  for (const { round, scores } of update.scored) {
    if (dealt.some((one) => one.round === round)) continue;
    statements.push(
      db
        .update(rounds)
        .set({ scores })
        .where(and(eq(rounds.gameId, game.id), eq(rounds.round, round)))
        .toSQL(),
    );
  }
  statements.push(...openGameStatements(db, update, seated, removed));
  if (events.length > 0) {
    const about = { game: game.id, revision: game.revision };
    statements.push(
      publishStatement(
        events.map((event) => ({ ...event, ...about })),
        at,
      ),
    );
  }
  if (receipt) {
    const { account, key, request, answer } = receipt;
    const kept = { key, request: request.slice(0, REQUEST_KEPT), packed: packAnswer(answer) };
    statements.push(insertReceipts([{ accountId: account, gameId: game.id, createdAt: now, ...kept }]));
  }
  if (audit) statements.push(db.insert(auditLog).values(audit).toSQL());
  return statements;
}

/**
 * Returns the statement that replaces a game, and returns the transaction that did. Of two concurrent saves, the second
 * waits for the first, finds another revision or other plans, and fails the check; so does a save whose proof fails.
 */
function updateGame(
  base: Game,
  row: ReturnType<typeof gameRow>,
  { sql: assignments, params: assigned }: Statement,
  proof: Proof | undefined,
): Statement {
  const params = [...assigned];
  const given = (value: unknown): string => `$${params.push(value)}`;
  const known = base.plansVersion;
  const next = row.plans === base.plans ? known : known + 1;
  const isUnchanged = [
    `"revision" = ${given(base.revision)}`,
    `"plans_version" = ${given(known)}`,
    ...(proof === undefined ? [] : conditionsOf(proof, base, given)),
  ].join(' and ');
  return {
    sql:
      `update "games" set ${assignments}, "plans_version" = case when ${isUnchanged} then ${given(next)}::int else 0 end ` +
      `where "id" = ${given(row.id)} returning ${WRITTEN_BY} as "written_by"`,
    params,
  };
}

/** Returns the conditions under which a load would find what was remembered. */
function conditionsOf(
  { token, account, writtenBy, unreachable }: Proof,
  { commitments }: Game,
  given: (value: unknown) => string,
): readonly string[] {
  const changes = commitments.reduce((sum, { version }) => sum + version, 0);
  const people = `${given(unreachable)}::text[]`;
  return [
    `${WRITTEN_BY} = ${given(writtenBy)}`,
    `exists (select from sessions where token = ${given(token)} and user_id = ${given(account)} and expires_at > now())`,
    `(select coalesce(sum(version), 0) from round_commitments where game_id = games.id and dealt_at is null) = ${given(changes)}`,
    `(${people} = '{}' or (${UNREACHABLE}) @> ${people})`,
  ];
}

/**
 * Returns the assignments of the columns that a save changes, and little else. Unchanged parts of a game are the same
 * objects.
 */
function assignmentsFor(base: Game, game: Game): (row: ReturnType<typeof gameRow>) => Statement {
  const isAlike = (part: keyof Game): boolean => base[part] === game[part];
  if (!SET_UP.every(isAlike)) return setAll;
  return ASIDE.every(isAlike) ? setRound : setInPlay;
}
