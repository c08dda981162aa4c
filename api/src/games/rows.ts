import { readPosition, writePosition } from '@slow-train/rules';
import { seatsOn, type Game } from './game.ts';
import type { actions, games, rounds } from './games.sql.ts';
import { glanceAt } from './glance.ts';
import type { Change, Entry } from './change.ts';

type Row<T extends { readonly $inferInsert: object }> = T['$inferInsert'];

/** The table as its row; what others derive from the position is written beside it. */
export function gameRow(game: Game): Row<typeof games> {
  const { round, ...rest } = game;
  const on = seatsOn(game);
  return {
    ...rest,
    position: round === null ? null : writePosition(round),
    glance: glanceAt(game),
    turnSeat: on.length === 0 || round === null ? null : round.table.turn.seat,
    waitingFor: on.flatMap((seat) => {
      const seated = game.seats[seat];
      return seated?.kind === 'person' ? [seated.account] : [];
    }),
  };
}

/**
 * The table of a row.
 * @throws Error where the position cannot be read: it names the table, and nothing of the position
 */
export function gameOf(row: typeof games.$inferSelect): Game {
  const { position, glance: _glance, turnSeat: _turnSeat, waitingFor: _waitingFor, ...rest } = row;
  if (position === null) return { ...rest, round: null };
  const round = readPosition(position);
  if (!round.ok) throw new Error(`The position of table ${row.id} at revision ${row.revision} cannot be read.`);
  return { ...rest, round: round.value };
}

/** The revisions of a change as rows. */
export function actionRows({ game, entries }: Change): Row<typeof actions>[] {
  return entries.map((entry) => ({ gameId: game.id, ...entry }));
}

/** A revision as it was stored. */
export function entryOf({ revision, seat, action, by, events, at }: typeof actions.$inferSelect): Entry {
  return { revision, seat, action, by, events, at };
}

/** The rounds dealt in a change as rows, with the scores of those that ended in it as well. */
export function roundRows({ game, dealt, scored }: Change): Row<typeof rounds>[] {
  return dealt.map((one) => {
    const scores = scored.find(({ round }) => round === one.round)?.scores ?? null;
    return { gameId: game.id, ...one, scores };
  });
}
