import { CircleSchema, type Circle } from '@slow-train/protocol';
import { writeEvening } from '@slow-train/protocol/evening';
import * as z from 'zod';
import { newEvening } from '../evenings.ts';
import type { MatrixFixture } from '../matrix-fixture.ts';
import { addPasskey, bodyIn } from '../passkeys.ts';
import { person, type Visitor } from '../visitor.ts';
import { play, sendBody } from '../matrix-fixture.ts';
import { look, tableIn } from '../play.ts';
import { nothing, type Asking, type Askings, type MatrixRequest } from './asking.ts';

const STANDING = { rules: { preset: 'bonepile' }, rounds: 1, clock: null, weekly: null };
const TERMS = { games: 4, counted: 'places', dropped: 0, droppable: 'games', late: 'missed' };
const Created = z.object({ id: z.string() });

const circles = new WeakMap<MatrixFixture, Promise<Circle>>();
const doras = new WeakMap<MatrixFixture, Visitor>();

/** Returns a circle that the owner has founded, with the member in it and somebody else, and a season. */
function circleOf(fixture: MatrixFixture): Promise<Circle> {
  const known = circles.get(fixture) ?? newCircle(fixture);
  circles.set(fixture, known);
  return known;
}

async function newCircle(fixture: MatrixFixture): Promise<Circle> {
  const { worker, visitors } = fixture;
  const { owner, member, stranger } = visitors;
  const dora = await person(worker, 'Dora');
  doras.set(fixture, dora);
  // Nobody of them is a guest any more.
  for (const who of [owner, member, stranger, dora]) await addPasskey(worker, who);
  const { id } = await bodyIn(Created, await owner.post('/api/circles', { name: 'Thursday club' }), 201);
  const { invitation } = await bodyIn(CircleSchema, await owner.get(`/api/circles/${id}`));
  for (const who of [member, dora])
    await bodyIn(Created, await who.post(`/api/circle-invitations/${invitation}/member`, {}));
  await sendBody(owner, 'PUT', `/api/circles/${id}/standing`, { standing: STANDING });
  await owner.post(`/api/circles/${id}/seasons`, TERMS);
  return bodyIn(CircleSchema, await owner.get(`/api/circles/${id}`));
}

/** For the circle. */
const circle = (request: MatrixRequest = {}): Asking => ({
  stage: 'playing',
  spoils: true,
  async prepare(fixture) {
    const { id } = await circleOf(fixture);
    return () => ({ ...request, params: { id, ...request.params } });
  },
});

/** An evening that the owner and the member have played. */
const eveningOf = (id: string): { readonly evening: string; readonly players: readonly number[] } => ({
  evening: writeEvening({
    ...newEvening,
    id,
    entries: [0, 1].map((seat) => ({
      round: 0,
      seat,
      at: 1,
      undoes: null,
      count: { pips: 20 * seat, isOut: seat === 0, tiles: [] },
    })),
  }),
  players: [1, 2],
});

/** For holders of its link. */
const link: Asking = {
  stage: 'playing',
  spoils: true,
  async prepare(fixture) {
    const { invitation } = await circleOf(fixture);
    return () => ({ params: { code: invitation } });
  },
};

/** Circles, their games and seasons. */
export const CIRCLE_ROUTES = {
  'GET /api/circles': nothing,
  'POST /api/circles': {
    spoils: true,
    async prepare(fixture) {
      await circleOf(fixture);
      return (caller) => ({ body: { name: `Circle of ${caller}` } });
    },
  },
  'GET /api/circles/{id}': circle(),
  'PATCH /api/circles/{id}': circle({ body: { name: 'Friday club' } }),
  'POST /api/circles/{id}/invitation': circle(),
  'PUT /api/circles/{id}/founder': circle({ body: { member: 2 } }),
  'DELETE /api/circles/{id}/members/{member}': circle({ params: { member: '3' } }),
  'POST /api/circles/{id}/invitations': {
    stage: 'playing',
    spoils: true,
    async prepare(fixture) {
      const { id } = await circleOf(fixture);
      return (caller) => ({
        params: { id },
        body: { game: fixture.table.game.id, seat: caller === 'owner' ? 1 : 0 },
      });
    },
  },
  'PUT /api/circles/{id}/answer': circle({ body: { answer: 'yes' } }),
  'PUT /api/circles/{id}/standing': circle({ body: { standing: STANDING } }),
  'POST /api/circles/{id}/games': circle(),
  'PUT /api/circles/{id}/games/{game}/substitute': {
    stage: 'playing',
    spoils: true,
    async prepare(fixture) {
      const { id } = await circleOf(fixture);
      const opened = await fixture.visitors.owner.post(`/api/circles/${id}/games`, {});
      const game = (await bodyIn(Created, opened, 201)).id;
      return () => ({ params: { id, game }, body: { member: 2, seat: null } });
    },
  },
  // The owner has played a game that the member was to play.
  'PUT /api/circles/{id}/games/{game}/substitute/answer': {
    stage: 'playing',
    spoils: true,
    async prepare(fixture) {
      const { id } = await circleOf(fixture);
      const { owner, member } = fixture.visitors;
      const { id: game } = await bodyIn(Created, await owner.post(`/api/circles/${id}/games`, {}), 201);
      await sendBody(member, 'PUT', `/api/games/${game}/answer`, { answer: 'no' });
      const dora = doras.get(fixture) ?? owner;
      const { invitation } = (await look(owner, game)).game;
      await tableIn(await dora.post(`/api/invitations/${invitation}/seat`, {}));
      const ready = await look(owner, game);
      const path = `/api/games/${game}/start`;
      const started = await tableIn(await owner.post(path, {}, { 'if-match': `"${ready.game.revision}"` }));
      await play(owner, dora, started, 'finished');
      await sendBody(owner, 'PUT', `/api/circles/${id}/games/${game}/substitute`, { member: 2, seat: 0 });
      return () => ({ params: { id, game }, body: { member: 2, answer: 'no' } });
    },
  },
  'POST /api/circles/{id}/seasons': {
    stage: 'playing',
    spoils: true,
    async prepare(fixture) {
      const { id } = await circleOf(fixture);
      await fixture.visitors.owner.fetch(`/api/circles/${id}/season`, { method: 'DELETE' });
      return () => ({ params: { id }, body: TERMS });
    },
  },
  'GET /api/circles/{id}/seasons/{season}': circle({ params: { season: '1' } }),
  'DELETE /api/circles/{id}/season': circle(),
  'POST /api/circles/{id}/evenings': {
    stage: 'playing',
    spoils: true,
    async prepare(fixture) {
      const { id } = await circleOf(fixture);
      return (caller) => ({ params: { id }, body: eveningOf(`by-${caller}`.padEnd(12, '0')) });
    },
  },
  'PUT /api/circles/{id}/evenings/{game}/answer': {
    stage: 'playing',
    spoils: true,
    async prepare(fixture) {
      const { id } = await circleOf(fixture);
      const { owner } = fixture.visitors;
      const game = (
        await bodyIn(Created, await owner.post(`/api/circles/${id}/evenings`, eveningOf('an-evening-1')), 201)
      ).id;
      return () => ({ params: { id, game }, body: { answer: 'yes' } });
    },
  },
  'GET /api/circle-invitations/{code}': link,
  'POST /api/circle-invitations/{code}/member': link,
} satisfies Askings;
