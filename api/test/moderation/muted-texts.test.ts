import { ImposedAnswerSchema } from '@slow-train/protocol';
import { beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { apiDocument } from '../../src/document.ts';
import { newAddress, readMe, resident } from '../kit/mail.ts';
import { openTable } from '../kit/open-games.ts';
import { OPERATOR_TOKEN } from '../kit/operator.ts';
import { bodyIn } from '../kit/passkeys.ts';
import { newKey, problemIn, setTable } from '../kit/play.ts';
import { plainBrowser } from '../kit/plain-browser.ts';
import { newTournament } from '../kit/tournaments.ts';
import { person, visitor, type Visitor } from '../kit/visitor.ts';
import { useMailingWorker } from '../kit/worker.ts';

// A mute covers every text that others see, not only talk.

const worker = useMailingWorker({ OPERATOR_TOKEN });

const JSON_TYPE = { 'content-type': 'application/json' };

const Operation = z.looseObject({
  'x-callers': z.object({ who: z.string() }),
  requestBody: z.unknown().optional(),
  responses: z.record(z.string(), z.looseObject({ description: z.string().optional() })),
});
const Document = z.looseObject({
  paths: z.record(z.string(), z.record(z.string(), Operation)),
  components: z.looseObject({ schemas: z.record(z.string(), z.unknown()) }),
});

/** Texts that their authors keep to themselves, or write to the operator, who has muted them; and notations of moves. */
const FOR_NOBODY_ELSE: readonly string[] = [
  'POST /api/games/{id}/reports note',
  'PUT /api/me/sanctions/{id}/appeal text',
  'POST /api/me/passkeys name',
  'POST /api/me/passkeys id',
  'PUT /api/me/passkeys/{id} name',
  'POST /api/me/setups name',
  'PUT /api/me/setups/{id} name',
  'POST /api/games/{id}/actions do',
  'PUT /api/games/{id}/plan plays',
];

/** Of a score sheet, which belongs to no account: nobody knows who writes it, and it is found only by its code. */
const OF_NOBODY: readonly string[] = ['POST /api/evenings evening', 'PUT /api/evenings/{code} evening'];

/** Accepted, with a name that is drawn instead: everybody may play. */
const DRAWN_INSTEAD: readonly string[] = ['POST /api/games name'];

/** Returns the free texts that routes take from people: `POST /api/circles name`. */
function textsTaken() {
  const { paths, components } = Document.parse(JSON.parse(apiDocument()));
  const namesIn = (schema: unknown, name: string): readonly string[] => {
    if (Array.isArray(schema)) return schema.flatMap((one: unknown) => namesIn(one, name));
    if (typeof schema !== 'object' || schema === null) return [];
    const of: { readonly [part: string]: unknown } = { ...schema };
    const reference = typeof of['$ref'] === 'string' ? of['$ref'].split('/').at(-1) : undefined;
    if (reference !== undefined) return namesIn(components.schemas[reference], name);
    const isText = of['type'] === 'string' && of['maxLength'] !== undefined;
    const isFree = isText && of['pattern'] === undefined && of['format'] === undefined;
    const inside = Object.entries({ ...(typeof of['properties'] === 'object' ? of['properties'] : {}) });
    return [
      ...(isFree ? [name] : []),
      ...inside.flatMap(([property, one]) => namesIn(one, property)),
      ...['anyOf', 'oneOf', 'allOf', 'items'].flatMap((part) => namesIn(of[part], name)),
    ];
  };
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { requestBody, responses, 'x-callers': callers }]) => {
      if (callers.who === 'operator') return [];
      const body = z.looseObject({ content: z.record(z.string(), z.looseObject({ schema: z.unknown() })) });
      const { content } = requestBody === undefined ? { content: {} } : body.parse(requestBody);
      const refuses = Object.values(responses).some(({ description }) => description?.includes('muted:') === true);
      const names = Object.values(content).flatMap(({ schema }) => namesIn(schema, ''));
      return [...new Set(names)].map((name) => ({ text: `${method.toUpperCase()} ${path} ${name}`, refuses }));
    }),
  );
}

test('29.6 every text that others see is refused to somebody who is muted, or replaced by one that says nothing', () => {
  const taken = textsTaken();
  expect(taken.length).toBeGreaterThan(FOR_NOBODY_ELSE.length + 8);
  const known = [...FOR_NOBODY_ELSE, ...OF_NOBODY, ...DRAWN_INSTEAD];
  expect(taken.filter(({ text, refuses }) => !refuses && !known.includes(text))).toStrictEqual([]);
  expect(known.filter((text) => !taken.some((one) => one.text === text))).toStrictEqual([]);
});

describe('somebody who is muted', () => {
  const MUTED = { status: 403, type: '/problems/muted' };
  const refused = async (answer: Promise<Response>) => expect(await problemIn(await answer)).toMatchObject(MUTED);
  let bo: Visitor;
  let ana: Visitor;
  let circle: string;

  async function mute(who: Visitor): Promise<void> {
    const { id: account } = await readMe(who);
    const order = { kind: 'mute', account, days: 7, reason: 'Rude words.' };
    const imposed = await visitor(worker).post('/api/operator/sanctions', order, {
      authorization: `Bearer ${OPERATOR_TOKEN}`,
      'x-operator': 'olga',
    });
    await bodyIn(ImposedAnswerSchema, imposed);
  }

  beforeAll(async () => {
    [ana, bo] = await Promise.all([person(worker, 'Ana'), resident(worker, newAddress())]);
    await bo.put('/api/me', { name: 'Bo' });
    const founded = await bo.post('/api/circles', { name: 'Friends' });
    circle = (await bodyIn(z.object({ id: z.string() }), founded, 201)).id;
    await mute(bo);
  });

  test('somebody who is muted speaks through no name of their own, of a circle or of a tournament', async () => {
    await refused(bo.put('/api/me', { name: 'Rude' }));
    expect((await bo.put('/api/me', { name: 'Bo' })).status).toBe(200);
    await refused(bo.post('/api/circles', { name: 'Rude' }));
    const rename = { method: 'PATCH', body: JSON.stringify({ name: 'Rude' }), headers: JSON_TYPE };
    await refused(bo.fetch(`/api/circles/${circle}`, rename));
    await refused(bo.post('/api/tournaments', { ...newTournament(), name: 'Rude' }));
  });

  test('somebody who is muted plays, at tables whose name is drawn, under their own name, and mails no invitation', async () => {
    const { game } = await setTable(bo, { name: 'Rude', seats: 2 });
    expect(game.name).not.toBe('Rude');
    await refused(bo.post(`/api/games/${game.id}/mail-invitations`, { email: newAddress(), label: 'Rude' }));
    const { game: theirs } = await setTable(ana, { seats: 3 });
    const seat = `/api/invitations/${theirs.invitation}/seat`;
    await refused(bo.post(seat, { name: 'Rude' }));
    const open = await openTable(ana);
    await refused(bo.post(`/api/open-games/${open.game.id}/seat`, { name: 'Rude' }));
    // Nor on pages without script.
    const old = plainBrowser(worker, new Map(bo.cookies));
    const page = await old.open(`/plain/join/${theirs.invitation}`);
    expect(await old.press(page, 'Sit down', { name: 'Rude' })).toMatchObject({ status: 403 });
    expect((await bo.post(seat, {})).status).toBe(200);
  });

  test('somebody who is muted and begins again in the same browser gets a name that says nothing', async () => {
    const guest = await person(worker, 'Cleo');
    await mute(guest);
    await readMe(guest);
    await guest.post('/api/auth/sign-out', {});
    await guest.post('/api/auth/sign-in/anonymous', {});
    expect((await guest.put('/api/me', { name: 'Rude' })).status).toBe(200);
    expect((await readMe(guest)).name).toMatch(/^Guest \d{4}$/);
    await refused(guest.put('/api/me', { name: 'Rude' }));
    // A game needs a key to be created once.
    expect(
      (await guest.post('/api/games', { rules: { preset: 'hub' }, seats: 2 }, { 'idempotency-key': newKey() })).status,
    ).toBe(201);
  });
});
