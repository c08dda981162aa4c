import { MessageSchema, PHRASES, REACTIONS, type GameAnswer } from '@slow-train/protocol';
import type { Correction, Saying } from '../record.ts';
import type { Client } from './client.ts';

// The talk of players, and their blocks.

/** Says something in one of its games: a text that no other message has, at times with a name, or a phrase. */
export async function sendMessage(client: Client): Promise<void> {
  const { random } = client;
  const { game } = seated(client) ?? {};
  if (game === undefined) return;
  const key = client.newKey();
  const others = game.seats.flatMap((occupant) => (occupant.kind === 'person' ? [occupant.name] : []));
  const named = random.chance(20) ? `@${random.oneOf(others) ?? ''} ` : '';
  const said =
    game.phrasesOnly || random.chance(25)
      ? { phrase: random.oneOf(PHRASES) ?? 'hello' }
      : { text: `${named}it is ${key}` };
  const saying: Saying = {
    ...client.wish(game.id),
    key,
    text: said.text ?? null,
    phrase: said.phrase ?? null,
    number: null,
  };
  client.record.sayings.push(saying);
  const { body } = await client.intend(
    'say',
    {
      method: 'POST',
      path: `/api/games/${game.id}/talk`,
      headers: { 'idempotency-key': key },
      body: JSON.stringify(said),
    },
    saying,
  );
  const message = MessageSchema.safeParse(body);
  if (message.success) saying.number = message.data.number;
}

/** Changes what one of its messages says, or removes it; each once, at times both at the same time. */
export async function correct(client: Client): Promise<void> {
  const { random, record } = client;
  const isNew = (saying: Saying): boolean =>
    !record.corrections.some(({ game, number }) => game === saying.game && number === saying.number);
  const saying = random.oneOf(record.sayings.filter((one) => one.client === client.name && isNew(one)).slice(-6));
  if (saying === undefined || saying.number === null) return;
  const { game, number } = saying;
  const path = `/api/games/${game}/talk/${number}`;
  const change = async (text: string | null): Promise<void> => {
    const correction: Correction = { ...client.wish(game), number, text };
    record.corrections.push(correction);
    const request =
      text === null
        ? ({ method: 'DELETE', path, headers: {} } as const)
        : ({ method: 'PATCH', path, headers: {}, body: JSON.stringify({ text }) } as const);
    await client.intend('correct', request, correction);
  };
  const isEdited = saying.text !== null && random.chance(70);
  const isRemoved = !isEdited || random.chance(60);
  await Promise.all([
    ...(isEdited ? [change(`it was ${client.newKey()}`)] : []),
    ...(isRemoved ? [client.wait(isEdited ? random.from(0, 40) : 0).then(() => change(null))] : []),
  ]);
}

/** Reacts to a move of one of its games. */
export async function sendReaction(client: Client): Promise<void> {
  const { random } = client;
  const { game } = seated(client) ?? {};
  if (game === undefined || game.revision < 1) return;
  await client.insist('react', {
    method: 'PUT',
    path: `/api/games/${game.id}/talk/reactions/${random.from(1, game.revision)}`,
    headers: {},
    body: JSON.stringify({ word: random.oneOf(REACTIONS) ?? null }),
  });
}

/** Blocks somebody that it plays with. */
export async function block(client: Client): Promise<void> {
  const { random, record } = client;
  const { game } = seated(client) ?? {};
  if (game === undefined || record.blocks.length >= client.tastes.mostBlocks) return;
  const other = random.oneOf(
    game.seats.flatMap((occupant, seat) =>
      occupant.kind === 'person' && seat !== game.you.seat ? [{ seat, name: occupant.name }] : [],
    ),
  );
  if (other === undefined) return;
  const blocked = { ...client.wish(game.id), other: other.name };
  record.blocks.push(blocked);
  const path = `/api/games/${game.id}/seats/${other.seat}/block`;
  await client.intend('block', { method: 'PUT', path, headers: {} }, blocked);
}

/** Returns one of the games in which it has a seat, mostly one that goes on. */
function seated({ games, random }: Client): GameAnswer | undefined {
  const own = [...games.values()].filter(({ game }) => game.you.seat !== null);
  const going = own.filter(({ game }) => game.status !== 'finished');
  return random.oneOf(going.length > 0 && random.chance(90) ? going : own);
}
