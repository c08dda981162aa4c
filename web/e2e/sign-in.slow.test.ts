import { eventually } from '@slow-train/local/kit';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { newAddress, nextProof } from '../../api/test/kit/mail.ts';
import { meOf } from '../../api/test/kit/passkeys.ts';
import { legalIn, look, soloTable } from '../../api/test/kit/play.ts';
import { person } from '../../api/test/kit/visitor.ts';
import { visitorIn } from './fixtures/by-hand.ts';
import {
  DESKTOP,
  follow,
  handTiles,
  laidTiles,
  mainKind,
  PHONE,
  playableTiles,
  refetch,
  settled,
  stepUntilSent,
  type Device,
} from './fixtures/player.ts';
import { openGame, type Alone } from './fixtures/solo.ts';
import { untilRead, untilShown } from './fixtures/turn.ts';
import { useHarness } from './harness/harness.ts';

const harness = useHarness();

const TELEPHONE: Device = {
  ...PHONE,
  userAgent:
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Mobile Safari/537.36',
};

/** Opens a game against the computer, in which a train can be begun: an open double may use up the first turn. */
async function openBuilding(device: Device, name: string): Promise<Alone> {
  const who = await person(harness.site(), name);
  for (;;) {
    const answer = await soloTable(who);
    if (legalIn(answer).every((action) => action.startsWith('build')))
      return openGame(harness, device, who, answer.game.id);
  }
}

/** Returns the code in the next mail to an address that has one: others tell of new sign-ins. */
const codeFor = async (email: string): Promise<string> => (await nextProof({ mailbox: harness.mailbox() }, email)).code;

/** Returns the visible hand: the tiles in order, and their positions in the laid-out train. */
function seenHand(page: Page): Promise<readonly (readonly [tile: string, number: string])[]> {
  return handTiles(page).evaluateAll((tiles) =>
    tiles.map((tile) => {
      const number = /laid, number (\d+)/.exec(tile.getAttribute('aria-label') ?? '')?.[1];
      return [tile.getAttribute('data-tile') ?? '', number ?? ''] as const;
    }),
  );
}

/** Changes the player's own arrangement, and waits until it is saved. */
async function saved(page: Page, change: () => Promise<void>): Promise<void> {
  const answer = page.waitForResponse(
    (response) => response.url().endsWith('/player-state') && response.request().method() === 'PATCH' && response.ok(),
  );
  await change();
  await answer;
}

/** Refreshes both pages until they show the same hand. */
async function agree(one: Page, other: Page): Promise<void> {
  await eventually(async () => {
    await Promise.all([refetch(one), refetch(other)]);
    expect(await seenHand(one)).toEqual(await seenHand(other));
  });
}

test('a game started on a phone continues on a desktop, and another device can sign the phone out', async () => {
  const [old, changed] = [newAddress(), newAddress()];
  const { page: phone, id } = await openBuilding(TELEPHONE, 'Ines');
  const table = `/tables/${id}`;

  // She lays out the beginning of a train without sending it.
  await saved(phone, () => playableTiles(phone).first().tap());
  await laidTiles(phone).first().waitFor();

  // The guest adds an e-mail address.
  await follow(phone, '/you/email');
  await phone.getByLabel('Your e-mail address').fill(old);
  await phone.getByRole('button', { name: 'Mail me a code' }).tap();
  await phone.getByLabel('The six digits').fill(await codeFor(old));
  await phone.getByRole('button', { name: 'Confirm' }).tap();
  await phone.getByText(`Sign in anywhere with ${old}.`).waitFor();
  await phone.goto(table);
  await laidTiles(phone).first().waitFor();

  // On the desktop she signs in with a code and finds everything as she left it.
  const { context, page: desktop } = await harness.newPlayer(DESKTOP);
  await desktop.goto('/sign-in');
  await desktop.getByLabel('Your e-mail address').fill(old.replace('ana', 'Ana').replace('example', 'Example'));
  await desktop.getByRole('button', { name: 'Mail me a code' }).click();
  await desktop.getByLabel('The six digits').fill(await codeFor(old));
  await desktop.getByRole('button', { name: 'Sign in' }).click();
  await desktop.getByText('Signed in as Ines.').waitFor();
  await follow(desktop, table);
  await settled(desktop);
  await laidTiles(desktop).first().waitFor();
  expect(await seenHand(desktop)).toEqual(await seenHand(phone));

  // She moves a tile there and plays.
  const last = handTiles(desktop).last();
  await saved(desktop, () => last.press('Alt+ArrowLeft'));
  await agree(desktop, phone);
  const who = await visitorIn(harness, context);
  const before = (await look(who, id)).game.revision;
  await stepUntilSent(desktop, DESKTOP);
  await settled(desktop);
  const played = await look(who, id);
  expect(played.game.revision).toBeGreaterThan(before);
  await Promise.all([untilRead(desktop, played), untilRead(phone, played)]);
  expect(await seenHand(phone)).toEqual(await seenHand(desktop));
  expect(await mainKind(phone)).toBe(await mainKind(desktop));

  // A third device signs in with the QR code on the desktop's screen.
  await follow(desktop, '/you');
  const made = desktop.waitForResponse((response) => response.url().endsWith('/me/hand-offs') && response.ok());
  await desktop.getByRole('link', { name: 'Sign in another device' }).click();
  const { token } = await (await made).json();
  await desktop.getByRole('img', { name: 'QR code that signs in another device' }).waitFor();
  const tablet = (await harness.newPlayer({ width: 768, height: 1024, isTouch: true })).page;
  await tablet.goto(`/sign-in#hand-off=${token}`);
  await tablet.getByRole('button', { name: 'Sign in here' }).tap();
  await tablet.getByText('Signed in as Ines.').waitFor();
  expect(new URL(tablet.url()).hash).toBe('');
  await desktop.getByText('is signed in', { exact: false }).first().waitFor();

  // The phone is lost: she signs it out from the desktop, where she has just proved who she is, and its next request is refused.
  await follow(desktop, '/you/devices');
  await desktop.getByRole('button', { name: 'Sign out Chrome on Android' }).click();
  await desktop.getByText('Chrome on Android is signed out.').waitFor();
  await untilShown(phone, phone.getByText('Sign in first'));
  await phone.getByRole('link', { name: 'Sign in' }).waitFor();
  expect((await phone.request.get('/api/me')).status()).toBe(401);
  expect((await tablet.request.get('/api/me')).status()).toBe(200);

  // A QR code does not prove who she is: before her address changes, she types a code mailed to the old one.
  await follow(tablet, '/you/email');
  await tablet.getByLabel('The new address').fill(changed);
  await tablet.getByRole('button', { name: 'Mail me a code' }).tap();
  await tablet.getByRole('button', { name: `Mail a code to ${old}` }).tap();
  await tablet.getByLabel('The six digits').fill(await codeFor(old));
  await tablet.getByRole('button', { name: 'It is me' }).tap();
  await tablet.getByText(`Look for our mail to ${changed}.`).waitFor();
  await tablet.getByLabel('The six digits').fill(await codeFor(changed));
  await tablet.getByRole('button', { name: 'Confirm' }).tap();
  await tablet.getByText(`${changed} is your address now.`).waitFor();
});

test('a link that was changed on its way is mended by the page that it opens', async () => {
  const { page } = await harness.newPlayer(DESKTOP);
  const code = 'A'.repeat(22);
  await page.goto(`/circles/join/${code}).`);
  expect(new URL(page.url()).pathname).toBe(`/circles/join/${code}`);
  // The page takes the token out of its address, as it does with that of a whole link.
  await page.goto('/tables/abcdefghijkl%23token=abc');
  await page.waitForURL((url) => url.pathname === '/tables/abcdefghijkl' && url.hash === '');
});

test('a guest creates a passkey and can sign in again with it', async () => {
  const who = await person(harness.site(), 'Ana');
  const { id } = (await soloTable(who)).game;
  const { page, context } = await harness.browserOf(who, DESKTOP);
  // Otherwise the virtual authenticator, which never prompts, would answer the autofill request at once.
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false);
  });
  const devtools = await context.newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const me = await meOf(who);
  expect(me.isGuest).toBe(true);

  await page.goto('/you/passkeys');
  const called = page.getByLabel('Name');
  await eventually(async () => expect(await called.inputValue()).toMatch(/^Chrome on /));
  await called.fill('My laptop');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByText('You can sign in with “My laptop” now.').waitFor();
  expect(await (await page.request.get('/api/me')).json()).toMatchObject({ id: me.id, isGuest: false, passkeys: 1 });

  await follow(page, '/you');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByText('You are signed out here.').waitFor();
  expect((await page.request.get('/api/me')).status()).toBe(401);

  await follow(page, '/sign-in');
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await page.getByText('Signed in as Ana.').waitFor();
  expect(await (await page.request.get('/api/me')).json()).toMatchObject({ id: me.id, name: 'Ana' });
  await follow(page, `/tables/${id}`);
  await settled(page);
});
