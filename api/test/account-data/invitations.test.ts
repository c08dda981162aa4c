import { GameListSchema, type GameAnswer } from '@slow-train/protocol';
import { at } from '@slow-train/rules';
import { expect, test } from 'vitest';
import { mergeAccounts } from '../../src/account-data/merge-accounts.ts';
import { finishedGame } from '../kit/finished.ts';
import { bodyIn, meOf } from '../kit/passkeys.ts';
import { look, tableIn } from '../kit/play.ts';
import { portsOn } from '../kit/ports.ts';
import { person, type Visitor } from '../kit/visitor.ts';
import { useWorker } from '../kit/worker.ts';

const worker = useWorker();

/** Merges one person's account into another's. */
async function merge(from: Visitor, to: Visitor): Promise<void> {
  const [guest, account] = await Promise.all([meOf(from), meOf(to)]);
  expect(await mergeAccounts(portsOn(worker.database), guest.id, account.id)).toMatchObject({ ok: true });
}

const seatsIn = ({ game }: GameAnswer): readonly (string | undefined)[] =>
  game.seats.map((seat) => (seat.kind === 'nobody' ? seat.reserved?.name : seat.name));

/** Returns three people who have finished a game, and the next one, to which the first has asked the others. */
async function asked() {
  const people = await Promise.all(['Ana', 'Bo', 'Cy'].map((name) => person(worker, name)));
  const { game: old } = await finishedGame(people);
  const { game } = await tableIn(await at(people, 0).post(`/api/games/${old.id}/rematch`, {}));
  return { ana: at(people, 0), bo: at(people, 1), cy: at(people, 2), id: game.id };
}

test('an account that a guest joins is invited in their place', async () => {
  const { ana, bo, id } = await asked();
  const home = await person(worker, 'Home');
  await merge(bo, home);
  const { invitations } = await bodyIn(GameListSchema, await home.get('/api/games'));
  expect(invitations).toMatchObject([{ id, answer: 'waiting' }]);
  expect(seatsIn(await look(ana, id))).toEqual(['Ana', 'Bo', 'Cy']);
});

test('no seat is kept for somebody who has one, or twice for one person', async () => {
  const { ana, bo, cy, id } = await asked();
  const { game } = await look(ana, id);
  const home = await person(worker, 'Home');
  await tableIn(
    await ana.fetch(`/api/games/${id}/reservations/2`, {
      method: 'DELETE',
      headers: { 'if-match': `"${game.revision}"` },
    }),
  );
  await tableIn(await home.post(`/api/invitations/${game.invitation}/seat`, {}));
  await merge(bo, home);
  expect(seatsIn(await look(ana, id))).toEqual(['Ana', undefined, 'Home']);
  expect((await bodyIn(GameListSchema, await cy.get('/api/games'))).invitations).toEqual([]);
});
