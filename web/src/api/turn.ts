import type { GameView } from '@slow-train/protocol';

/** Whether the table waits for me. */
export function isMyTurn({ status, round, you }: GameView): boolean {
  if (status !== 'playing' || round === null || you.seat === null || round.phase === 'over') return false;
  // Where all build at once, whoever has not sent a build is on, whatever the turn says.
  if (round.phase === 'building' && round.rules.simultaneousBuild === 'yes')
    return round.seats[you.seat]?.sent === false;
  return round.turn.seat === you.seat;
}
