import type { GameAnswer, GameView, LogEntry } from '@slow-train/protocol';

/** Whether the game waits for the viewer. */
export function isMyTurn({ status, round, you }: GameView): boolean {
  if (status !== 'playing' || round === null || you.seat === null || round.phase === 'over') return false;
  // If all build at once, every seat that has not sent a build has the turn, regardless of `turn`.
  if (round.phase === 'building' && round.rules.simultaneousBuild === 'yes')
    return round.seats[you.seat]?.sent === false;
  return round.turn.seat === you.seat;
}

/** Whether other people may want to know that the viewer is looking: before the end of a game that they share. */
export function isSharedInPlay(game: GameView | undefined): boolean {
  if (game === undefined || game.status === 'finished') return false;
  return game.seats.filter(({ kind }) => kind === 'person').length > 1;
}

/** The events that count as a move; taking a seat does not. */
const MOVES: ReadonlySet<string> = new Set(['played', 'built', 'buildSent', 'drew', 'passed']);

/** Whether the log has a move by the viewer, in a game with other people. */
export function hasActedAmongPeople({ game, log }: Pick<GameAnswer, 'game' | 'log'>): boolean {
  const people = game.seats.filter(({ kind }) => kind === 'person').length;
  const isMine = ({ seat, by, events }: LogEntry): boolean =>
    seat === game.you.seat && by === 'person' && events.some(({ type }) => MOVES.has(type));
  return people > 1 && game.you.seat !== null && log.some(isMine);
}
