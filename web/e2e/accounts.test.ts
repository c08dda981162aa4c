import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DESKTOP, lookAgain, mainKind, PHONE, settled, stepUntilSent, type Device } from './player.ts';
import { openStage } from './stage.ts';

const stage = openStage();

const TELEPHONE: Device = {
  ...PHONE,
  userAgent:
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Mobile Safari/537.36',
};

/** A guest of that name at a table against the computer, on the board. */
async function playAsGuest(page: Page, name: string): Promise<void> {
  await page.goto('/');
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Play against the computer' }).click();
  await settled(page);
}

/** A tile that a train laid out could begin with, or go on with. */
const LAYABLE = '.hand-tile:not(.idle, .selected, .laid)';

/** Sits down at new tables until the hand there has a tile to begin a train with: an open double uses up the first turn. */
async function playWithTrain(page: Page, name: string): Promise<void> {
  await playAsGuest(page, name);
  const mayBuild = async (): Promise<boolean> =>
    (await page.locator('.build-tools').count()) > 0 && (await page.locator(LAYABLE).count()) > 0;
  while (!(await mayBuild())) {
    await page.goto('/');
    await page.getByRole('button', { name: 'Play against the computer' }).click();
    await settled(page);
  }
}

/** The six digits in the newest mail to an address. */
async function codeFor(email: string): Promise<string> {
  const { text } = await stage.mailbox().next(email);
  return (
    /\b(\d{3}) ?(\d{3})\b/
      .exec(text ?? '')
      ?.slice(1)
      .join('') ?? ''
  );
}

/** What one sees of a hand and of the train laid out: the tiles in their order, and which are laid, as what. */
function seenHand(page: Page): Promise<readonly (readonly [tile: string, number: string])[]> {
  return page
    .locator('.hand-tile')
    .evaluateAll((tiles) =>
      tiles.map(
        (tile) => [tile.getAttribute('data-tile') ?? '', tile.querySelector('.number')?.textContent ?? ''] as const,
      ),
    );
}

/** Waits until what was changed on the desk has been saved. */
async function saved(page: Page, change: () => Promise<void>): Promise<void> {
  const answer = page.waitForResponse(
    (response) => response.url().endsWith('/desk') && response.request().method() === 'PATCH' && response.ok(),
  );
  await change();
  await answer;
}

/** Looks until both show the same hand. */
async function agree(one: Page, other: Page): Promise<void> {
  const both = async (): Promise<string[]> => {
    await Promise.all([lookAgain(one), lookAgain(other)]);
    return Promise.all([one, other].map(async (page) => (await seenHand(page)).join()));
  };
  await expect.poll(async () => new Set(await both()).size, { timeout: 30_000 }).toBe(1);
}

async function revision(page: Page): Promise<number> {
  const answer = await page.request.get(`/api${new URL(page.url()).pathname.replace('/tables/', '/games/')}`);
  return (await answer.json()).game.revision;
}

test('a seat begun on a telephone goes on at a desk, and the telephone can be shut out', async () => {
  const phone = (await stage.newPlayer(TELEPHONE)).page;
  await playWithTrain(phone, 'Ines');
  const table = new URL(phone.url()).pathname;

  // She lays out the beginning of a train, and does not send it.
  await saved(phone, () => phone.locator(LAYABLE).first().tap());
  await phone.locator('.hand-tile.laid').first().waitFor();

  // A guest gives an address.
  await phone.goto('/you/email');
  await phone.getByLabel('Your e-mail address').fill('ines@example.org');
  await phone.getByRole('button', { name: 'Mail me a code' }).tap();
  await phone.getByLabel('The six digits').fill(await codeFor('ines@example.org'));
  await phone.getByRole('button', { name: 'Confirm' }).tap();
  await phone.getByText('ines@example.org gets you in everywhere').waitFor();
  await phone.goto(table);
  await phone.locator('.hand-tile.laid').first().waitFor();

  // At the desk she comes in by code, and finds all as she left it.
  const desktop = (await stage.newPlayer(DESKTOP)).page;
  await desktop.goto('/sign-in');
  await desktop.getByLabel('Your e-mail address').fill('Ines@Example.org');
  await desktop.getByRole('button', { name: 'Mail me a code' }).click();
  await desktop.getByLabel('The six digits').fill(await codeFor('ines@example.org'));
  await desktop.getByRole('button', { name: 'Come aboard' }).click();
  await desktop.getByText('You are aboard, Ines.').waitFor();
  await desktop.goto(table);
  await settled(desktop);
  await desktop.locator('.hand-tile.laid').first().waitFor();
  expect(await seenHand(desktop)).toEqual(await seenHand(phone));

  // She moves a tile there, and plays.
  const last = desktop.locator('.hand-tile').last();
  await saved(desktop, () => last.press('Alt+ArrowLeft'));
  await agree(desktop, phone);
  const before = await revision(desktop);
  await stepUntilSent(desktop, DESKTOP);
  await settled(desktop);
  expect(await revision(desktop)).toBeGreaterThan(before);
  await agree(desktop, phone);
  expect(await revision(phone)).toBe(await revision(desktop));
  expect(await mainKind(phone)).toBe(await mainKind(desktop));

  // A third device comes in by the code on the desktop's screen.
  await desktop.goto('/you');
  const made = desktop.waitForResponse((response) => response.url().endsWith('/me/hand-offs') && response.ok());
  await desktop.getByRole('link', { name: 'Sign in another device' }).click();
  const { token } = await (await made).json();
  await desktop.getByRole('img', { name: 'QR code that signs in another device' }).waitFor();
  const tablet = (await stage.newPlayer({ width: 768, height: 1024, isTouch: true })).page;
  await tablet.goto(`/sign-in#hand-off=${token}`);
  await tablet.getByRole('button', { name: 'Sign in here' }).tap();
  await tablet.getByText('You are aboard, Ines.').waitFor();
  expect(new URL(tablet.url()).hash).toBe('');
  await desktop.getByText('is aboard', { exact: false }).first().waitFor();

  // The telephone is lost: she signs it out from the tablet, and its next request finds out.
  await tablet.goto('/you/devices');
  await tablet.getByRole('button', { name: 'Sign out Chrome on Android' }).tap();
  await tablet.getByText('Chrome on Android is signed out.').waitFor();
  await lookAgain(phone);
  await phone.getByText('Tickets, please').waitFor();
  await phone.getByRole('link', { name: 'To the ticket office' }).waitFor();
  expect((await phone.request.get('/api/me')).status()).toBe(401);
  expect((await tablet.request.get('/api/me')).status()).toBe(200);
});

test('a passkey makes a guest somebody, and lets them in again', async () => {
  const { page, context } = await stage.newPlayer(DESKTOP);
  // Else this authenticator, which never asks, answers by itself what the page offers beside the address.
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
  const called = page.getByLabel('What to call it');
  await expect.poll(() => called.inputValue()).toMatch(/^Chrome on /);
  await called.fill('My laptop');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByText('“My laptop” gets you in from now on.').waitFor();
  expect(await (await page.request.get('/api/me')).json()).toMatchObject({ id: me.id, isGuest: false, passkeys: 1 });

  await page.goto('/you');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByText('You are signed out here.').waitFor();
  expect((await page.request.get('/api/me')).status()).toBe(401);

  await page.goto('/sign-in');
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await page.getByText('You are aboard, Ana.').waitFor();
  expect(await (await page.request.get('/api/me')).json()).toMatchObject({ id: me.id, name: 'Ana' });
  await page.goto(table);
  await settled(page);
});
