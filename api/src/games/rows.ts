import { readPosition, writePosition } from '@slow-train/rules';
import type { preparations } from '../fairness/preparations.sql.ts';
import type { Prepared } from '../fairness/prepared.ts';
import { pausedUntil } from '../clocks/table-clock.ts';
import { isPlanWaiting } from '../plans/plan-acts.ts';
import { seatsOn, type Game } from './game.ts';
import type { actions, games, rounds } from './games.sql.ts';
import { glanceAt } from './glance.ts';
import type { Change, Entry } from './change.ts';

type Row<T extends { readonly $inferInsert: object }> = T['$inferInsert'];

/** The table as its row; what others derive from the position is written beside it. */
export function gameRow(game: Game): typeof games.$inferSelect {
  const { round, preparations: _preparations, ...rest } = game;
  const on = seatsOn(game);
  return {
    ...rest,
    position: round === null ? null : writePosition(round),
    glance: glanceAt(game),
    wakeAt: wakeAtOf(game),
    turnSeat: on.length === 0 || round === null ? null : round.table.turn.seat,
    waitingFor: on.flatMap((seat) => {
      const seated = game.seats[seat];
      return seated?.kind === 'person' ? [seated.account] : [];
    }),
  };
}

/** When the schedule has something to do at a table that nobody comes to; null where it never has. */
export function wakeAtOf(game: Game): Date | null {
  const { dealBy, turnBy, vote, updatedAt } = game;
  if (isPlanWaiting(game)) return updatedAt;
  const ends = [dealBy, turnBy, pausedUntil(game), vote && new Date(vote.until)].flatMap((date) => date ?? []);
  return ends.length === 0 ? null : new Date(Math.min(...ends.map((date) => date.getTime())));
}

/**
 * The table of a row.
 * @throws Error where the position cannot be read: it names the table, and nothing of the position
 */
export function gameOf(row: typeof games.$inferSelect, prepared: readonly PreparedRow[]): Game {
  const { position, glance: _glance, turnSeat: _turnSeat, wakeAt: _wakeAt, waitingFor: _waitingFor, ...rest } = row;
  const game = { ...rest, preparations: prepared.map((one) => preparedOf(row.id, one)) };
  if (position === null) return { ...game, round: null };
  const round = readPosition(position);
  if (!round.ok) throw new Error(`The position of table ${row.id} at revision ${row.revision} cannot be read.`);
  return { ...game, round: round.value };
}

/** A preparation of a round as it is stored. */
export type PreparedRow = Pick<
  typeof preparations.$inferSelect,
  'round' | 'version' | 'commitment' | 'secret' | 'seals' | 'contributions' | 'closed'
>;

/** The preparation of a row. */
export function preparedOf(table: string, row: PreparedRow): Prepared {
  const { round, version, commitment, secret, seals, contributions, closed } = row;
  const opened = contributions.map((contribution) => contribution !== null);
  const list = { table, round, commitment, seals, closed, opened };
  return { version, preparation: { list, secret: { server: secret, contributions } } };
}

/** A preparation as its row, without its version. */
export function preparedRow({ list, secret }: Prepared['preparation']): Omit<PreparedRow, 'version'> {
  const { round, commitment, seals, closed } = list;
  return { round, commitment, secret: secret.server, seals, contributions: secret.contributions, closed };
}

/** The preparations that are different after a change, in the order of their rounds, and whether they were dealt. */
export function changedPreparations({ known, game, dealt }: Change): { prepared: Prepared; isDealt: boolean }[] {
  const before = new Set(known.map(({ preparation }) => preparation));
  const after = game.preparations.filter(({ preparation }) => !before.has(preparation));
  return [
    ...dealt.map(({ from }) => ({ prepared: from, isDealt: true })),
    ...after.map((prepared) => ({ prepared, isDealt: false })),
  ];
}

/** The revisions of a change as rows. */
export function actionRows({ game, entries }: Change): Row<typeof actions>[] {
  return entries.map(({ account, ...entry }) => ({ gameId: game.id, accountId: account ?? null, ...entry }));
}

/** A revision as it was stored. */
export function entryOf({ revision, seat, action, by, events, at }: typeof actions.$inferSelect): Entry {
  return { revision, seat, action, by, events, at };
}

/** The rounds dealt in a change as rows, with the scores of those that ended in it as well. */
export function roundRows({ game, dealt, scored }: Change): Row<typeof rounds>[] {
  return dealt.map(({ round, engine, starter, decks }) => {
    const scores = scored.find((one) => one.round === round)?.scores ?? null;
    return { gameId: game.id, round, engine, starter, decks, scores };
  });
}
