import { CircleInvitationSchema, CircleListSchema, CircleSchema, type Circle } from '@slow-train/protocol';
import { fieldsOf } from '@slow-train/rules';
import type { ClientRequest } from '../cluster/network.ts';
import type { CircleWish } from '../evidence/circles.ts';
import type { Client } from './client.ts';
import { poll, start } from './games.ts';
import { othersIn } from './companions.ts';
import type { Exchange } from './exchange.ts';

// Circles: founding them, coming and going, their games and seasons.

/** Sees to one of its circles; founds one, joins one, or answers an invitation into one. */
export async function attendCircles(client: Client): Promise<void> {
  const { random, tables } = client;
  const listed = await listCircles(client);
  if (listed === null) return;
  const asked = random.oneOf(listed.filter(({ isAsked }) => isAsked));
  if (asked !== undefined && random.chance(70)) return answer(client, asked.id);
  const own = listed.filter(({ isAsked }) => !isAsked);
  const open = [...tables.circles.values()].filter(
    ({ circle, members }) => members < client.tastes.circles.members && own.every(({ id }) => id !== circle),
  );
  const other = random.oneOf(open);
  if (other !== undefined && (own.length === 0 || random.chance(20))) return join(client, other.circle);
  const chosen = random.oneOf(own);
  if (chosen !== undefined && (tables.circles.size > 0 || random.chance(50))) return attend(client, chosen.id);
  if (tables.circles.size < client.tastes.circles.most) await found(client);
}

/** Looks at each of its circles. */
export async function lookAtCircles(client: Client): Promise<void> {
  for (const { id, isAsked } of (await listCircles(client)) ?? []) if (!isAsked) await look(client, id);
}

async function listCircles(client: Client) {
  const { body } = await client.ask('circle', { method: 'GET', path: '/api/circles', headers: {} });
  return CircleListSchema.safeParse(body).data?.circles ?? null;
}

/** Returns a circle as the client sees it now, after writing down what it saw; null if it does not. */
async function look(client: Client, id: string): Promise<Circle | null> {
  const { body, begun, ended } = await client.ask('circle', {
    method: 'GET',
    path: `/api/circles/${id}`,
    headers: {},
  });
  const seen = CircleSchema.safeParse(body);
  if (!seen.success) return null;
  const { members, season, open, games, invitation } = seen.data;
  client.record.circlesSeen.push({
    client: client.name,
    circle: id,
    begun,
    ended,
    members: members.map(({ member, name, isFounder, isYou }) => ({ member, name, isFounder, isYou })),
    season: season && {
      number: season.number,
      games: season.games.map((game) => game.id),
      rows: season.rows.map(({ name, place, sum }) => ({ name, place, sum })),
    },
  });
  client.tables.circles.set(id, { circle: id, invitation, members: members.length });
  for (const game of [...games, ...(open === null ? [] : [open])]) client.tables.wanted.add(game.id);
  return seen.data;
}

/** Sends what a client wants of a circle, and writes it down. */
async function send(
  client: Client,
  circle: string | null,
  deed: CircleWish['deed'],
  request: Omit<ClientRequest, 'headers' | 'body'> & { readonly body?: object },
): Promise<{ readonly wish: CircleWish; readonly exchange: Exchange }> {
  const { method, path, body } = request;
  const wish: CircleWish = { ...client.want(), circle, deed, opened: null };
  client.record.circleWishes.push(wish);
  const exchange = await client.intend(
    'circle',
    { method, path, headers: {}, ...(body !== undefined && { body: JSON.stringify(body) }) },
    wish,
  );
  return { wish, exchange };
}

async function found(client: Client): Promise<void> {
  const name = client.newName();
  const { wish, exchange } = await send(
    client,
    null,
    { do: 'found', name },
    { method: 'POST', path: '/api/circles', body: { name } },
  );
  const { id } = fieldsOf(exchange.body);
  if (typeof id !== 'string') return;
  wish.circle = id;
  await look(client, id);
}

async function join(client: Client, circle: string): Promise<void> {
  const { circles } = client.tables;
  const invitation = circles.get(circle)?.invitation ?? '';
  const path = `/api/circle-invitations/${invitation}`;
  const { answered, body } = await client.ask('circle', { method: 'GET', path, headers: {} });
  const shown = CircleInvitationSchema.safeParse(body);
  // Everybody has left, or the client is kept apart from them.
  if (answered.kind === 'refused' && answered.problem === 'not-found') circles.delete(circle);
  if (!shown.success || shown.data.members >= client.tastes.circles.members) return;
  const { exchange } = await send(client, circle, { do: 'join' }, { method: 'POST', path: `${path}/member` });
  if (exchange.answered.kind === 'ok') await look(client, circle);
}

async function answer(client: Client, circle: string): Promise<void> {
  const { random } = client;
  const say = (word: 'yes' | 'no') =>
    send(
      client,
      circle,
      { do: 'answer', answer: word },
      { method: 'PUT', path: `/api/circles/${circle}/answer`, body: { answer: word } },
    );
  const word = random.chance(70) ? 'yes' : 'no';
  // At times on two devices, which do not agree.
  await Promise.all([say(word), ...(random.chance(30) ? [say(word === 'yes' ? 'no' : 'yes')] : [])]);
}

async function attend(client: Client, id: string): Promise<void> {
  const { random } = client;
  const circle = await look(client, id);
  const own = circle?.members.find(({ isYou }) => isYou);
  if (circle === null || own === undefined) return;
  if (random.chance(4)) {
    const path = `/api/circles/${id}/members/${own.member}`;
    await send(client, id, { do: 'leave' }, { method: 'DELETE', path });
    return;
  }
  if (circle.isFounder && random.chance(85)) return lead(client, circle);
  if (random.chance(40)) await ask(client, id);
}

/** Asks somebody that it has played with. */
async function ask(client: Client, id: string): Promise<void> {
  const seated = [...client.games.values()].filter(({ game }) => game.you.seat !== null);
  const other = client.random.oneOf(seated.flatMap(({ game }) => othersIn(game)));
  if (other === undefined) return;
  const { game, seat, name } = other;
  const path = `/api/circles/${id}/invitations`;
  await send(client, id, { do: 'ask', other: name }, { method: 'POST', path, body: { game, seat } });
}

/** A founder's deeds for a circle: the missing one, else one of several. */
async function lead(client: Client, circle: Circle): Promise<void> {
  const { random } = client;
  const { id, standing, season, open, members } = circle;
  const path = `/api/circles/${id}`;
  if (standing === null || random.chance(5)) return setStanding(client, id);
  if (open !== null && open.yes.length > 0 && random.chance(70)) {
    await poll(client, open.id, true);
    const known = client.games.get(open.id);
    if (known !== undefined) await start(client, known, 80);
    return;
  }
  if ((season === null || season.isOver) && random.chance(60)) {
    const counted = random.oneOf(['places', 'pips'] as const);
    const terms = {
      games: random.from(2, 3),
      counted,
      dropped: random.from(0, 1),
      droppable: counted === 'pips' && random.chance(50) ? 'rounds' : 'games',
      late: random.oneOf(['missed', 'average', 'closed']),
    };
    await send(client, id, { do: 'season' }, { method: 'POST', path: `${path}/seasons`, body: terms });
    return;
  }
  if (open === null && members.length > 1 && random.chance(60)) {
    const openOne = async (): Promise<void> => {
      const { wish, exchange } = await send(client, id, { do: 'open' }, { method: 'POST', path: `${path}/games` });
      const { id: game } = fieldsOf(exchange.body);
      if (exchange.answered.kind !== 'ok' || typeof game !== 'string') return;
      wish.opened = game;
      client.tables.wanted.add(game);
    };
    await Promise.all([openOne(), ...(random.chance(20) ? [openOne()] : [])]);
    return;
  }
  const other = random.oneOf(members.filter(({ isYou }) => !isYou));
  const choice = random.from(1, 100);
  if (choice <= 40) return setSubstitute(client, circle);
  if (choice <= 50)
    return void (await send(client, id, { do: 'endSeason' }, { method: 'DELETE', path: `${path}/season` }));
  if (other === undefined || choice > 80) return ask(client, id);
  if (choice <= 70) {
    const handOn = { do: 'handOn', other: other.name } as const;
    await send(client, id, handOn, { method: 'PUT', path: `${path}/founder`, body: { member: other.member } });
    return;
  }
  const remove = { do: 'remove', other: other.name } as const;
  await send(client, id, remove, { method: 'DELETE', path: `${path}/members/${other.member}` });
}

/** Short games; at times each week, then the first one in a day. */
async function setStanding(client: Client, id: string): Promise<void> {
  const tomorrow = new Date(client.date() + 86_400_000);
  const weekly = {
    weekday: tomorrow.getUTCDay() === 0 ? 7 : tomorrow.getUTCDay(),
    time: tomorrow.toISOString().slice(11, 16),
    zone: 'UTC',
  };
  const standing = {
    rules: { preset: 'hub' },
    set: 9,
    rounds: 1,
    clock: client.tastes.usualClock,
    weekly: client.random.chance(40) ? weekly : null,
  };
  const path = `/api/circles/${id}/standing`;
  await send(client, id, { do: 'standing' }, { method: 'PUT', path, body: { standing } });
}

/** Names a substitute in one of its games, or takes that back. */
async function setSubstitute(client: Client, { id, games, members }: Circle): Promise<void> {
  const { random } = client;
  const game = random.oneOf(games);
  const sitter = random.oneOf(game?.seats ?? []);
  const away = members.filter(({ name }) => game?.seats.every((seat) => seat.name !== name) === true);
  const member = random.oneOf(away);
  if (game === undefined || sitter === undefined || member === undefined) return;
  const isTakenBack = random.chance(20);
  const deed = {
    do: 'substitute',
    game: game.id,
    member: member.name,
    substitute: isTakenBack ? null : sitter.name,
  } as const;
  await send(client, id, deed, {
    method: 'PUT',
    path: `/api/circles/${id}/games/${game.id}/substitute`,
    body: { member: member.member, seat: isTakenBack ? null : sitter.seat },
  });
}
