import { PasskeySchema } from '@slow-train/protocol';
import { at } from '@slow-train/rules';
import { beforeAll, expect, test } from 'vitest';
import { accountRows } from '../kit/account-rows.ts';
import { makeCredential, type Quirks } from '../kit/authenticator.ts';
import type { Item } from '../kit/cbor.ts';
import { newKeyPair } from '../kit/key-pair.ts';
import { addPasskey, askToMake, askToSign, bodyIn, meOf, passkeysOf, sendNew, signIn } from '../kit/passkeys.ts';
import { problemIn } from '../kit/play.ts';
import { person, visitor, type Visitor } from '../kit/visitor.ts';
import { useWorker } from '../kit/worker.ts';

const worker = useWorker();
let rows: ReturnType<typeof accountRows>;
let ana: Visitor;
beforeAll(async () => {
  rows = accountRows(worker.database);
  ana = await person(worker, 'Ana');
});

const ELSEWHERE: readonly (readonly [what: string, quirks: Quirks])[] = [
  ['on another page', { origin: 'https://slow-train.example' }],
  ['on another port', { origin: 'http://127.0.0.1:1' }],
  ['inside another page', { crossOrigin: true }],
  ['for another site', { rpId: 'slow-train.example' }],
  ['for another challenge', { challenge: Buffer.alloc(32, 7).toString('base64url') }],
  ['without asking for a finger, a face or a PIN', { isVerified: false }],
  ['with nobody there', { isPresent: false }],
  ['by one that is backed up and cannot be', { flags: 0x10 }],
];

/** Returns the base64url text with one bit changed. */
function flipped(text: string, place: number): string {
  const bytes = Buffer.from(text, 'base64url');
  bytes.writeUInt8(bytes.readUInt8(place) ^ 1, place);
  return bytes.toString('base64url');
}

test.for([...ELSEWHERE, ['for signing in', { type: 'webauthn.get' }] as const])(
  'a passkey made %s is not added',
  async ([, quirks]) => {
    const made = await makeCredential(worker, await askToMake(ana), quirks);
    expect([400, 409]).toContain((await problemIn(await sendNew(ana, made))).status);
    expect(await passkeysOf(ana)).toEqual([]);
  },
);

test.for([...ELSEWHERE, ['for making a passkey', { type: 'webauthn.create' }] as const])(
  'a proof signed %s signs nobody in',
  async ([, quirks]) => {
    const made = await addPasskey(worker, await person(worker, 'Bo'));
    const who = visitor(worker);
    expect(await problemIn(await signIn(who, made, quirks))).toMatchObject({ type: '/problems/sign-in-failed' });
    expect((await who.get('/api/me')).status).toBe(401);
  },
);

test('a challenge adds one passkey, to the account that asked for it, in time', async () => {
  const [bo, cy] = [await person(worker, 'Bo'), await person(worker, 'Cy')];
  const made = await makeCredential(worker, await askToMake(bo));
  // Not for another account, not one for signing in, not twice, and not after five minutes.
  expect((await problemIn(await sendNew(cy, made))).status).toBe(409);
  expect((await sendNew(bo, made)).status).toBe(201);
  expect((await problemIn(await sendNew(bo, made))).status).toBe(409);
  const forSigning = await makeCredential(worker, await askToSign(bo));
  expect((await problemIn(await sendNew(bo, forSigning))).status).toBe(409);
  const late = await makeCredential(worker, await askToMake(bo));
  await rows.age(6);
  expect((await problemIn(await sendNew(bo, late))).status).toBe(409);
  expect(await passkeysOf(bo)).toHaveLength(1);
  expect(await passkeysOf(cy)).toEqual([]);
});

test('a challenge for signing in works once, in time, and for nothing else', async () => {
  const bo = await person(worker, 'Bo');
  const made = await addPasskey(worker, bo);
  const late = await made.sign(await askToSign(bo));
  await rows.age(6);
  expect((await visitor(worker).post('/api/auth/sign-in/passkey', { credential: late })).status).toBe(401);
  const forMaking = await made.sign(await askToMake(bo));
  expect((await visitor(worker).post('/api/auth/sign-in/passkey', { credential: forMaking })).status).toBe(401);
  const credential = await made.sign(await askToSign(bo));
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => visitor(worker).post('/api/auth/sign-in/passkey', { credential })),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...new Array(7).fill(401)]);
  expect(await rows.sessions((await meOf(bo)).id)).toHaveLength(2);
  expect((await visitor(worker).post('/api/auth/sign-in/passkey', { credential })).status).toBe(401);
});

test('a challenge for a new passkey works once when it is used eight times at once', async () => {
  const bo = await person(worker, 'Bo');
  await addPasskey(worker, bo);
  const made = await makeCredential(worker, await askToMake(bo));
  const answers = await Promise.all(Array.from({ length: 8 }, () => sendNew(bo, made)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, ...new Array(7).fill(409)]);
});

test('a changed proof is refused just like an unknown passkey', async () => {
  const [bo, cy] = [await person(worker, 'Bo'), await person(worker, 'Cy')];
  const [ofBo, ofCy] = [await addPasskey(worker, bo), await addPasskey(worker, cy)];
  const unknown = await makeCredential(worker, { challenge: '', user: null, known: [] });
  const who = visitor(worker);
  const credential = await ofBo.sign(await askToSign(who));
  const { response } = credential;
  const forged = [
    { ...credential, response: { ...response, signature: flipped(response.signature, 40) } },
    { ...credential, response: { ...response, signature: '' } },
    { ...credential, response: { ...response, signature: 'A' } },
    { ...credential, response: { ...response, authenticatorData: flipped(response.authenticatorData, 36) } },
    { ...credential, response: { ...response, authenticatorData: '' } },
    { ...credential, response: { ...response, clientDataJSON: '' } },
    { ...credential, response: { ...response, clientDataJSON: Buffer.from('null').toString('base64url') } },
    { ...credential, response: { ...response, userHandle: undefined } },
    // Somebody else's passkey under this one's id, and the other way round.
    { ...credential, id: ofCy.credential.id },
    { ...(await ofCy.sign(await askToSign(who))), id: credential.id },
    await ofBo.sign(await askToSign(who), { userHandle: (await meOf(cy)).id }),
    await unknown.sign(await askToSign(who)),
  ];
  const answers = await Promise.all(forged.map((one) => who.post('/api/auth/sign-in/passkey', { credential: one })));
  const problems = await Promise.all(answers.map(problemIn));
  expect(answers.map(({ status }) => status)).toEqual(forged.map(() => 401));
  expect(new Set(problems.map((problem) => JSON.stringify(problem))).size).toBe(1);
  expect((await who.post('/api/auth/sign-in/passkey', { credential })).status).toBe(200);
});

test('a counter that does not grow means a copied passkey, which signs nobody in', async () => {
  const made = await addPasskey(worker, await person(worker, 'Bo'), { counter: 4_294_967_000 });
  expect((await signIn(visitor(worker), made, { counter: 4_294_967_200 })).status).toBe(200);
  for (const counter of [4_294_967_200, 4_294_967_199, 1, 0])
    expect((await signIn(visitor(worker), made, { counter })).status).toBe(401);
  expect((await signIn(visitor(worker), made, { counter: 4_294_967_295 })).status).toBe(200);
});

test('a passkey without a counter signs in again and again', async () => {
  const made = await addPasskey(worker, await person(worker, 'Bo'));
  for (let time = 0; time < 3; time++) expect((await signIn(visitor(worker), made, { counter: 0 })).status).toBe(200);
});

test('the stored key is the one in the authenticator’s data, no matter what the browser sends with it', async () => {
  const bo = await person(worker, 'Bo');
  const [made, other] = [await makeCredential(worker, await askToMake(bo)), await newKeyPair('RS256')];
  const { response } = made.credential;
  const publicKey = Buffer.from(other.spki).toString('base64url');
  const told = { ...response, publicKey, publicKeyAlgorithm: -257, authenticatorData: '' };
  await bodyIn(PasskeySchema, await sendNew(bo, { credential: { ...made.credential, response: told } }), 201);
  expect((await signIn(visitor(worker), made)).status).toBe(200);
  expect((await signIn(visitor(worker), { ...made, ...(await signedBy(made, other)) })).status).toBe(401);
});

/** Returns the same credential, signing with other keys. */
async function signedBy(
  made: Awaited<ReturnType<typeof makeCredential>>,
  other: Awaited<ReturnType<typeof newKeyPair>>,
): Promise<Pick<typeof made, 'sign'>> {
  return {
    async sign(asked, quirks) {
      const credential = await made.sign(asked, quirks);
      const signature = Buffer.from(await other.sign(new Uint8Array(8))).toString('base64url');
      return { ...credential, response: { ...credential.response, signature } };
    },
  };
}

test('other algorithms, broken keys and broken data are refused without an error', async () => {
  const bo = await person(worker, 'Bo');
  const { cose } = await newKeyPair('ES256');
  const changed = (...fields: [number, Item][]) => new Map<number, Item>([...cose, ...fields]);
  const weak: [number, Item][] = [
    [1, 3],
    [3, -257],
    [-1, new Uint8Array(128).fill(255)],
    [-2, Uint8Array.of(1, 0, 1)],
  ];
  const keys = [
    changed([3, -8]),
    changed([3, -35]),
    changed([1, 3]),
    changed([-1, 2]),
    changed([-2, new Uint8Array(32)]),
    changed([-2, new Uint8Array(31)]),
    new Map<number, Item>(weak),
    new Map<number, Item>(),
  ];
  for (const key of keys) {
    const made = await makeCredential(worker, await askToMake(bo), { cose: key });
    expect((await problemIn(await sendNew(bo, made))).status).toBe(400);
  }
  const { credential } = await makeCredential(worker, await askToMake(bo));
  const whole = Buffer.from(credential.response.attestationObject, 'base64url');
  const cut = [0, 1, 30, 60, 100, whole.length - 1].map((length) => whole.subarray(0, length));
  const nested = Buffer.alloc(5_000, 0x81);
  const huge = Buffer.from('bbffffffffffffffff', 'hex');
  const wide = Buffer.from('9affffffff', 'hex');
  for (const bytes of [...cut, Buffer.concat([whole, Buffer.of(0)]), nested, huge, wide]) {
    const response = { ...credential.response, attestationObject: bytes.toString('base64url') };
    expect((await sendNew(bo, { credential: { ...credential, response } })).status).toBe(400);
  }
  const renamed = { ...credential, id: flipped(credential.id, 0) };
  expect((await sendNew(bo, { credential: renamed })).status).toBe(400);
  expect(await passkeysOf(bo)).toEqual([]);
  // None of these has used up the challenge.
  expect((await sendNew(bo, { credential })).status).toBe(201);
});

test('a challenge is stored only as a hash', async () => {
  const { challenge } = await askToSign(visitor(worker));
  expect(Buffer.from(challenge, 'base64url')).toHaveLength(32);
  expect(await rows.text('verifications')).not.toContain(challenge);
  expect(
    at(
      worker
        .logs()
        .filter((line) => line.includes(challenge))
        .concat('none'),
      0,
    ),
  ).toBe('none');
});
