import { CircleSchema, TournamentSchema, WatchingSchema, type NewGame } from '@slow-train/protocol';
import { at } from '@slow-train/rules';
import type { TestWorker } from '@slow-train/local/testing';
import { expect } from 'vitest';
import * as z from 'zod';
import { openTable, sit } from '../../../../../../api/test/kit/open-games.ts';
import { addPasskey, bodyIn } from '../../../../../../api/test/kit/passkeys.ts';
import { legalIn, look, send, someAction, tableIn } from '../../../../../../api/test/kit/play.ts';
import { setTournament } from '../../../../../../api/test/kit/tournaments.ts';
import { person, type Visitor } from '../../../../../../api/test/kit/visitor.ts';

/** Everything by which somebody might look at a game in which they have no seat. */
export interface PlayedSite {
  /** Ana and Bo play; Cleo is in their circle, and organises their tournament, but has no seat. */
  readonly ana: Visitor;
  readonly cleo: Visitor;
  readonly circle: string;
  readonly tournament: string;
  /** The circle's game that is over. */
  readonly finished: string;
  /** Games in which tiles are hidden. */
  readonly hidden: readonly HiddenGame[];
  /** Games with a link for watchers. */
  readonly watched: readonly string[];
}

interface HiddenGame {
  readonly id: string;
  /** Ana's; -1 for none. */
  readonly seat: number;
}

const Created = z.object({ id: z.string() });
/** The engine is not drawn for, and many tiles stay in the boneyard: some can always be exchanged. */
const RULES = { preset: 'bonepile' } as const;
const STANDING = { rules: RULES, set: 9, rounds: 1, clock: null, weekly: null };
const TERMS = { games: 4, counted: 'pips', dropped: 0, droppable: 'games', late: 'missed' };
/** As many as a tournament needs. */
const CROWD = ['Dora', 'Eli', 'Fay', 'Gus', 'Hal', 'Ida'];

/** Plays for these people until this many actions were played or a round has ended. Returns whether the game is over. */
async function playOn(id: string, people: readonly Visitor[], { actions = Infinity }): Promise<boolean> {
  const rounds = (await look(at(people, 0), id)).game.results.length;
  for (let played = 0; ;) {
    for (const who of people) {
      let answer = await look(who, id);
      while (answer.game.status === 'playing' && legalIn(answer).length > 0) {
        if (played++ >= actions) return false;
        answer = await tableIn(await send(who, answer, someAction(answer)));
      }
      if (answer.game.status === 'finished') return true;
      if (answer.game.results.length > rounds) return false;
    }
  }
}

/** Opens the circle's next game, and starts it with Ana and Bo. */
async function circleGame(circle: string, [ana, bo, cleo]: readonly [Visitor, Visitor, Visitor], watchers?: string) {
  const { id } = await bodyIn(Created, await ana.post(`/api/circles/${circle}/games`, {}), 201);
  if (watchers !== undefined) await tableIn(await ana.put(`/api/games/${id}/watching`, { watchers }));
  await tableIn(await cleo.put(`/api/games/${id}/answer`, { answer: 'no' }));
  await tableIn(await bo.put(`/api/games/${id}/answer`, { answer: 'yes' }));
  const { revision } = (await look(ana, id)).game;
  const started = await ana.post(`/api/games/${id}/start`, { openSeats: 'remove' }, { 'if-match': `"${revision}"` });
  expect((await tableIn(started)).game.status).toBe('playing');
  return id;
}

async function linked(who: Visitor, id: string): Promise<string> {
  await bodyIn(WatchingSchema.pick({ token: true }), await who.put(`/api/games/${id}/watching/link`, {}));
  return id;
}

/** Plays a circle's game to its end; then the next one, an open game and one of a tournament as far as tiles are hidden. */
export async function playedSite(worker: TestWorker): Promise<PlayedSite> {
  const [ana, bo, cleo] = await Promise.all([member(worker, 'Ana'), member(worker, 'Bo'), member(worker, 'Cleo')]);
  const { id: circle } = await bodyIn(Created, await ana.post('/api/circles', { name: 'Thursday club' }), 201);
  const { invitation } = await bodyIn(CircleSchema, await ana.get(`/api/circles/${circle}`));
  for (const who of [bo, cleo])
    expect((await who.post(`/api/circle-invitations/${invitation}/member`, {})).status).toBe(200);
  expect((await ana.put(`/api/circles/${circle}/standing`, { standing: STANDING })).status).toBe(204);
  expect((await ana.post(`/api/circles/${circle}/seasons`, TERMS)).status).toBe(201);

  const finished = await circleGame(circle, [ana, bo, cleo]);
  while (!(await playOn(finished, [ana, bo], {})));
  const aTurnLate = await circleGame(circle, [ana, bo, cleo], 'turn');
  await playOn(aTurnLate, [ana, bo], { actions: 5 });

  const options: Partial<NewGame> = { rules: RULES, seats: 2, set: 9, rounds: 2, watchers: 'round' };
  const { id: aRoundLate } = (await openTable(ana, options)).game;
  await tableIn(await sit(bo, aRoundLate));
  await playOn(aRoundLate, [ana, bo], {});
  await playOn(aRoundLate, [ana, bo], { actions: 4 });

  const tournament = await setTournament(cleo, { rules: RULES });
  const crowd = await Promise.all(CROWD.map((name) => member(worker, name)));
  for (const who of [ana, bo, ...crowd])
    await bodyIn(TournamentSchema, await who.put(`/api/tournaments/${tournament}/entry`, {}));
  await bodyIn(TournamentSchema, await cleo.post(`/api/tournaments/${tournament}/begin`, {}));
  // It creates the tournament's games, and counts those that are over.
  await worker.scheduled();
  const { you } = await bodyIn(TournamentSchema, await ana.get(`/api/tournaments/${tournament}`));

  const inPlay = [aTurnLate, aRoundLate, you?.game ?? ''];
  const hidden = await Promise.all(
    inPlay.map(async (id) => ({ id, seat: (await look(ana, id)).game.you?.seat ?? -1 })),
  );
  const watched = await Promise.all([finished, aTurnLate, aRoundLate].map((id) => linked(ana, id)));
  return { ana, cleo, circle, tournament, finished, hidden, watched };
}

/** Returns somebody who is no guest. */
async function member(worker: TestWorker, name: string): Promise<Visitor> {
  const who = await person(worker, name);
  await addPasskey(worker, who);
  return who;
}
