import { createECDH } from 'node:crypto';
import type { Exchange } from '../../clients/exchange.ts';
import { Random } from '../../random.ts';
import { MINUTE, type PlannedPerson } from '../plan.ts';
import { PUSH_SERVICE, WEBHOOK_SERVICE } from '../site/outside.ts';
import type { SimulatedDevice } from './device.ts';

// How people come to have accounts, addresses and devices, and how they leave.

const MAIL_DOMAIN = 'players.example';

export const mailAddressOf = (name: string): string => `${name.toLowerCase().replaceAll(' ', '.')}@${MAIL_DOMAIN}`;
/** The path of a person at the services that pushes and webhooks go to. */
export const pathOfLink = (name: string): string => name.replaceAll(' ', '-');

/** Tries of something that has to work. */
const MOST_TRIES = 40;

/** Sends a request until it is answered otherwise than by a fault. */
async function persist(device: SimulatedDevice, send: () => Promise<Exchange>): Promise<Exchange> {
  for (let tries = 1; ; tries++) {
    const exchange = await send();
    const { answered } = exchange;
    const isOver = answered.kind === 'ok' || (answered.kind === 'refused' && answered.problem !== 'too-many-requests');
    if (isOver || tries === MOST_TRIES) return exchange;
    await device.wait(tries * MINUTE);
  }
}

const isDone = ({ answered }: Exchange): boolean => answered.kind === 'ok';

/** Makes a guest with a name. Returns whether that has worked. */
export async function arrive(device: SimulatedDevice, person: PlannedPerson): Promise<boolean> {
  await persist(device, () => device.ask('POST', '/api/auth/sign-in/anonymous'));
  const named = await persist(device, () => device.ask('PUT', '/api/me', { name: person.name }));
  device.isSignedIn = isDone(named);
  if (!device.isSignedIn) return false;
  await persist(device, () => device.ask('PUT', '/api/me/notifications', preferencesOf(person)));
  const url = `${WEBHOOK_SERVICE}/${pathOfLink(person.name)}`;
  if (person.webhook) await device.ask('POST', '/api/me/webhooks', { url });
  return true;
}

function preferencesOf({ mail, quiet, zone, wakes, sleeps }: PlannedPerson): object {
  const time = (hour: number): string => `${String(hour % 24).padStart(2, '0')}:00`;
  return {
    ...(mail !== null && {
      mail: {
        each: { when: 'each' },
        unseen: { when: 'unseen', afterHours: 4 },
        daily: { when: 'daily', hour: wakes },
      }[mail],
    }),
    quiet: quiet ? { from: time(sleeps), to: time(wakes) } : null,
    timeZone: zone,
  };
}

/** Lets pushes reach a device. */
export async function subscribeDevice(device: SimulatedDevice, seed: number, path: string): Promise<void> {
  const random = new Random(seed, `keys ${path}`);
  const [secret, auth] = [new Uint8Array(32), new Uint8Array(16)];
  random.fillBytes(secret);
  random.fillBytes(auth);
  // Below the order of the curve.
  secret[0] = 1;
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(secret);
  const keys = { p256dh: pair.getPublicKey('base64url'), auth: Buffer.from(auth).toString('base64url') };
  await device.ask('POST', '/api/me/push', { endpoint: `${PUSH_SERVICE}/${path}`, keys });
}

/** Waits for the next code that reaches somebody by mail; null after a while. */
export type AwaitCode = () => Promise<string | null>;

/** Gives a guest an address. Returns whether that has worked. */
export async function claimAddress(
  device: SimulatedDevice,
  { name }: PlannedPerson,
  awaitCode: AwaitCode,
): Promise<boolean> {
  const email = mailAddressOf(name);
  for (let tries = 1; tries <= MOST_TRIES; tries++) {
    const code = awaitCode();
    const asked = await device.ask('POST', '/api/me/email/mail', { email });
    const given = isDone(asked) ? await code : null;
    if (given !== null && isDone(await device.ask('PUT', '/api/me/email', { email, code: given }))) return true;
    // The address may be theirs although the answer was lost.
    const me = await device.ask('GET', '/api/me');
    if (isDone(me) && Reflect.get(Object(me.body), 'email') === email) return true;
    await device.wait(tries * 7 * MINUTE);
  }
  return false;
}

/** Signs another device in. Returns whether that has worked. */
export async function signInPerson(
  device: SimulatedDevice,
  { name }: PlannedPerson,
  awaitCode: AwaitCode,
): Promise<boolean> {
  const email = mailAddressOf(name);
  const code = awaitCode();
  if (!isDone(await device.ask('POST', '/api/auth/mail', { email }))) return false;
  const given = await code;
  device.isSignedIn =
    given !== null && isDone(await device.ask('POST', '/api/auth/sign-in/mail', { email, code: given }));
  return device.isSignedIn;
}

/** Deletes the account. Returns whether it is gone. */
export async function leaveSite(device: SimulatedDevice): Promise<boolean> {
  const gone = await persist(device, () => device.ask('DELETE', '/api/me', { confirm: 'delete my account' }));
  const { answered } = gone;
  // An earlier attempt whose answer was lost has deleted it.
  return isDone(gone) || (answered.kind === 'refused' && answered.problem === 'not-signed-in');
}
