import { eventually } from '@slow-train/local/kit';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  DESKTOP,
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
import { useHarness } from './harness/harness.ts';

const harness = useHarness();

const TELEPHONE: Device = {
  ...PHONE,
  userAgent:
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Mobile Safari/537.36',
};

/** Starts a game against the computer as a guest, and waits for the board. */
async function playAsGuest(page: Page, name: string): Promise<void> {
  await page.goto('/');
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Play against the computer' }).click();
  await settled(page);
}

/** Starts games until a hand has a tile to begin a train with: an open double uses up the first turn. */
async function playWithTrain(page: Page, name: string): Promise<void> {
  await playAsGuest(page, name);
  const mayBuild = async (): Promise<boolean> =>
    (await page.getByRole('button', { name: 'Undo last' }).count()) > 0 && (await playableTiles(page).count()) > 0;
  for (let game = 0; !(await mayBuild()); game++) {
    const answer = await page.request.post('/api/games', {
      data: { rules: { preset: 'hub' }, seats: 2, computers: 1, start: true },
      headers: { 'idempotency-key': `a-train-to-begin-with-${game}` },
    });
    await page.goto(`/tables/${(await answer.json()).game.id}`);
    await settled(page);
  }
}

/** Returns the code in the next mail to an address that has one: others tell of new sign-ins. */
async function codeFor(email: string): Promise<string> {
  for (;;) {
    const { text } = await harness.mailbox().next(email);
    const code = /\b(\d{3}) ?(\d{3})\b/.exec(text ?? '')?.slice(1);
    if (code !== undefined) return code.join('');
  }
}

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
    (response) => response.url().endsWith('/desk') && response.request().method() === 'PATCH' && response.ok(),
  );
  await change();
  await answer;
}

/** Refreshes both pages until they show the same hand. */
async function agree(one: Page, other: Page): Promise<void> {
  const both = async (): Promise<string[]> => {
    await Promise.all([refetch(one), refetch(other)]);
    return Promise.all([one, other].map(async (page) => (await seenHand(page)).join()));
  };
  await eventually(async () => expect(new Set(await both()).size).toBe(1));
}

async function revision(page: Page): Promise<number> {
  const answer = await page.request.get(`/api${new URL(page.url()).pathname.replace('/tables/', '/games/')}`);
  return (await answer.json()).game.revision;
}

test('a game started on a phone continues on a desktop, and another device can sign the phone out', async () => {
  const phone = (await harness.newPlayer(TELEPHONE)).page;
  await playWithTrain(phone, 'Ines');
  const table = new URL(phone.url()).pathname;

  // She lays out the beginning of a train without sending it.
  await saved(phone, () => playableTiles(phone).first().tap());
  await laidTiles(phone).first().waitFor();

  // The guest adds an e-mail address.
  await phone.goto('/you/email');
  await phone.getByLabel('Your e-mail address').fill('ines@example.org');
  await phone.getByRole('button', { name: 'Mail me a code' }).tap();
  await phone.getByLabel('The six digits').fill(await codeFor('ines@example.org'));
  await phone.getByRole('button', { name: 'Confirm' }).tap();
  await phone.getByText('Sign in anywhere with ines@example.org.').waitFor();
  await phone.goto(table);
  await laidTiles(phone).first().waitFor();

  // On the desktop she signs in with a code and finds everything as she left it.
  const desktop = (await harness.newPlayer(DESKTOP)).page;
  await desktop.goto('/sign-in');
  await desktop.getByLabel('Your e-mail address').fill('Ines@Example.org');
  await desktop.getByRole('button', { name: 'Mail me a code' }).click();
  await desktop.getByLabel('The six digits').fill(await codeFor('ines@example.org'));
  await desktop.getByRole('button', { name: 'Sign in' }).click();
  await desktop.getByText('Signed in as Ines.').waitFor();
  await desktop.goto(table);
  await settled(desktop);
  await laidTiles(desktop).first().waitFor();
  expect(await seenHand(desktop)).toEqual(await seenHand(phone));

  // She moves a tile there and plays.
  const last = handTiles(desktop).last();
  await saved(desktop, () => last.press('Alt+ArrowLeft'));
  await agree(desktop, phone);
  const before = await revision(desktop);
  await stepUntilSent(desktop, DESKTOP);
  await settled(desktop);
  expect(await revision(desktop)).toBeGreaterThan(before);
  await agree(desktop, phone);
  expect(await revision(phone)).toBe(await revision(desktop));
  expect(await mainKind(phone)).toBe(await mainKind(desktop));

  // A third device signs in with the QR code on the desktop's screen.
  await desktop.goto('/you');
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

  // The phone is lost: she signs it out from the tablet, and its next request is refused.
  await tablet.goto('/you/devices');
  await tablet.getByRole('button', { name: 'Sign out Chrome on Android' }).tap();
  await tablet.getByText('Chrome on Android is signed out.').waitFor();
  await refetch(phone);
  await phone.getByText('Sign in first').waitFor();
  await phone.getByRole('link', { name: 'Sign in' }).waitFor();
  expect((await phone.request.get('/api/me')).status()).toBe(401);
  expect((await tablet.request.get('/api/me')).status()).toBe(200);

  // A QR code does not prove who she is: before her address changes, she types a code mailed to the old one.
  await tablet.goto('/you/email');
  await tablet.getByLabel('The new address').fill('ines@example.com');
  await tablet.getByRole('button', { name: 'Mail me a code' }).tap();
  await tablet.getByRole('button', { name: 'Mail a code to ines@example.org' }).tap();
  await tablet.getByLabel('The six digits').fill(await codeFor('ines@example.org'));
  await tablet.getByRole('button', { name: 'It is me' }).tap();
  await tablet.getByText('Look for our mail to ines@example.com.').waitFor();
  await tablet.getByLabel('The six digits').fill(await codeFor('ines@example.com'));
  await tablet.getByRole('button', { name: 'Confirm' }).tap();
  await tablet.getByText('ines@example.com is your address now.').waitFor();
});

test('a guest creates a passkey and can sign in again with it', async () => {
  const { page, context } = await harness.newPlayer(DESKTOP);
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
  await playAsGuest(page, 'Ana');
  const table = new URL(page.url()).pathname;
  const me = await (await page.request.get('/api/me')).json();
  expect(me.isGuest).toBe(true);

  await page.goto('/you/passkeys');
  const called = page.getByLabel('Name');
  await eventually(async () => expect(await called.inputValue()).toMatch(/^Chrome on /));
  await called.fill('My laptop');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByText('You can sign in with “My laptop” now.').waitFor();
  expect(await (await page.request.get('/api/me')).json()).toMatchObject({ id: me.id, isGuest: false, passkeys: 1 });

  await page.goto('/you');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByText('You are signed out here.').waitFor();
  expect((await page.request.get('/api/me')).status()).toBe(401);

  await page.goto('/sign-in');
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await page.getByText('Signed in as Ana.').waitFor();
  expect(await (await page.request.get('/api/me')).json()).toMatchObject({ id: me.id, name: 'Ana' });
  await page.goto(table);
  await settled(page);
});
