import type { GameAnswer, GameView, LogEntry } from '@slow-train/protocol';

/** Whether the table waits for me. */
export function isMyTurn({ status, round, you }: GameView): boolean {
  if (status !== 'playing' || round === null || you.seat === null || round.phase === 'over') return false;
  // Where all build at once, whoever has not sent a build is on, whatever the turn says.
  if (round.phase === 'building' && round.rules.simultaneousBuild === 'yes')
    return round.seats[you.seat]?.sent === false;
  return round.turn.seat === you.seat;
}

/** What a turn is made of. Sitting down is not yet something to lose. */
const MOVES: ReadonlySet<string> = new Set(['played', 'built', 'buildSent', 'drew', 'passed']);

/** Whether this log has a turn of the reader's own, at a table where it matters to somebody else. */
export function hasActedAmongPeople({ game, log }: Pick<GameAnswer, 'game' | 'log'>): boolean {
  const people = game.seats.filter(({ kind }) => kind === 'person').length;
  const isMine = ({ seat, by, events }: LogEntry): boolean =>
    seat === game.you.seat && by === 'person' && events.some(({ type }) => MOVES.has(type));
  return people > 1 && game.you.seat !== null && log.some(isMine);
}
