import { timeNow } from '@slow-train/local/kit';
import type { GameAnswer } from '@slow-train/protocol';
import { at } from '@slow-train/rules';
import type { MatrixFixture } from './matrix-fixture.ts';
import { look, send, setTable, someAction, tableIn } from './play.ts';
import { person } from './visitor.ts';
import { clockTerms } from './clock-terms.ts';

/** A plan that plays the computer player's advice. */
export const SOME_PLAN = {
  train: [],
  cover: [],
  plays: [],
  otherwise: 'advice',
  stops: { doubleOpens: false, trainOpens: false, oneTile: false, roundEnds: false },
};

/** Returns a vacation of one day. */
export function tomorrow(): { readonly from: string; readonly to: string } {
  const day = new Date(timeNow() + 86_400_000).toISOString().slice(0, 10);
  return { from: day, to: day };
}

const CLOCK = clockTerms({ allowance: 1440, vacationDays: 9 });

/** Returns a game with a clock in which owner and member play and it is the turn of its host, Dora. */
export async function tableWithClock({ worker, visitors }: MatrixFixture): Promise<GameAnswer> {
  const dora = await person(worker, 'Dora');
  const { game } = await setTable(dora, { seats: 3, clock: CLOCK });
  const people = [dora, visitors.owner, visitors.member];
  for (const who of people.slice(1)) await tableIn(await who.post(`/api/invitations/${game.invitation}/seat`, {}));
  const path = `/api/games/${game.id}`;
  let now = await look(dora, game.id);
  now = await tableIn(await dora.post(`${path}/start`, {}, { 'if-match': `"${now.game.revision}"` }));
  while (now.game.round?.turn.seat !== 0) {
    const seen = await look(at(people, now.game.round?.turn.seat ?? 0), game.id);
    now = await tableIn(await send(at(people, seen.game.you.seat ?? 0), seen, someAction(seen)));
  }
  return now;
}
