import type { GameAnswer, VoteMatter } from '@slow-train/protocol';
import { at, bears, isDouble, isOn, legalActions, readView, tileName, writeAction, type View } from '@slow-train/rules';
import type { ObservedMove } from '../record.ts';
import type { Client } from './client.ts';
import { poll, start, requestSeat } from './games.ts';

// What players do in a game that is being played: act, plan, vote.

/** Acts where it believes to have the turn; otherwise looks at a game. */
export async function actOrLook(client: Client): Promise<void> {
  const { random } = client;
  const mine = onTurn(client);
  // Where others wait for a result.
  const wanted = mine.filter(({ game }) => client.tables.wanted.has(game.id));
  const chosen = random.oneOf(wanted.length > 0 && random.chance(75) ? wanted : mine);
  if (chosen !== undefined) return act(client, chosen);
  const playing = client.open().filter(({ game }) => game.status === 'playing');
  const other = random.oneOf(playing.length > 0 && random.chance(80) ? playing : client.open());
  if (other === undefined) return;
  const { id, you, invitation } = other.game;
  if (you.away !== null && invitation !== null) await requestSeat(client, { game: id, invitation });
  else if (you.isHost && other.game.status === 'lobby') await start(client, other);
  else await poll(client, id);
}

async function act(client: Client, answer: GameAnswer): Promise<void> {
  const { random } = client;
  const { game } = answer;
  const view = viewIn(answer);
  const { seat } = game.you;
  if (view === null || seat === null) return;
  const action = random.chance(3) ? '0-0@M' : actionIn(client, view);
  if (action === null) return;
  // Somebody who has not looked for a while.
  const revision = random.chance(3) ? Math.max(0, game.revision - 1) : game.revision;
  const key = client.newKey();
  const move: ObservedMove = { client: client.name, game: game.id, key, seat, revision, action, attempts: [] };
  client.record.moves.push(move);
  const moving = client.insist(
    'act',
    {
      method: 'POST',
      path: `/api/games/${game.id}/actions`,
      headers: { 'if-match': `"${revision}"`, 'idempotency-key': key },
      body: JSON.stringify({ do: action }),
    },
    (answered) => move.attempts.push(answered),
  );
  // At times on two devices at once.
  await Promise.all([moving, ...(random.chance(4) ? [act(client, answer)] : [])]);
}

/** Returns a legal action in notation, mostly a play; null if there is none. */
function actionIn({ random }: Client, { table, hand, seat }: View): string | null {
  if (seat === null) return null;
  const legal = legalActions(table, hand, seat);
  const plays = legal.filter((action) => action.do === 'play');
  const chosen = random.oneOf(plays.length > 0 && random.chance(95) ? plays : legal);
  if (chosen === undefined) return null;
  if (chosen.do !== 'build') return writeAction(chosen);
  const { end } = at(table.seats, seat).train;
  const first = random.oneOf(hand.filter((tile) => bears(tile, end)));
  return first === undefined ? null : writeAction({ do: 'build', tiles: [first] });
}

/** Plans turns ahead. */
export async function plan(client: Client, answer: GameAnswer): Promise<void> {
  const { random } = client;
  const view = viewIn(answer);
  if (view === null || answer.game.status !== 'playing') return;
  const cover = view.hand.filter((tile) => !isDouble(tile)).slice(0, random.from(0, 3));
  const plan = {
    train: [],
    cover: cover.map(tileName),
    plays: [],
    otherwise: random.chance(50) || cover.length === 0 ? 'advice' : 'wait',
    stops: { doubleOpens: false, trainOpens: random.chance(30), oneTile: false, roundEnds: true },
  };
  const instead = answer.game.you.planVersion;
  await client.insist('plan', {
    method: 'PUT',
    path: `/api/games/${answer.game.id}/plan`,
    headers: {},
    body: JSON.stringify({ plan, turns: random.from(1, 3), instead }),
  });
}

/** Votes, or asks for a vote. */
export async function vote(client: Client, { game }: GameAnswer): Promise<void> {
  const { random } = client;
  if (game.status !== 'playing') return;
  const { vote } = game;
  if (vote !== null) {
    await client.insist('vote', {
      method: 'PUT',
      path: `/api/games/${game.id}/votes/${vote.id}`,
      headers: {},
      body: JSON.stringify({ inFavour: vote.matter.kind !== 'cancel' && random.chance(70) }),
    });
    return;
  }
  const matters: readonly VoteMatter[] = [
    { kind: 'pause', days: 1 },
    { kind: 'resume' },
    { kind: 'extend' },
    // Rarely, because a game that is over cannot break.
    ...(random.chance(20) ? [{ kind: 'cancel' } as const] : []),
  ];
  await client.insist('vote', {
    method: 'POST',
    path: `/api/games/${game.id}/votes`,
    headers: {},
    body: JSON.stringify(random.oneOf(matters)),
  });
}

function viewIn({ game }: GameAnswer): View | null {
  return game.round === null ? null : readView(game.round);
}

/** Returns the games in which it believes to have the turn. */
export const onTurn = (client: Client): readonly GameAnswer[] => client.open().filter((answer) => isOnTurn(answer));

function isOnTurn(answer: GameAnswer): boolean {
  const view = viewIn(answer);
  return answer.game.status === 'playing' && view !== null && view.seat !== null && isOn(view.table, view.seat);
}
