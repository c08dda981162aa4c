import type { Browser, BrowserContext, Page, Request } from 'playwright-core';

/** How somebody comes to the game: with what screen, by day or by night. */
export interface Device {
  readonly width: number;
  readonly height: number;
  readonly isTouch: boolean;
  /** What the browser says it is; what it really is where this says nothing. */
  readonly userAgent?: string;
}

export const PHONE: Device = { width: 360, height: 640, isTouch: true };
export const DESKTOP: Device = { width: 1440, height: 900, isTouch: false };

/** Somebody with a browser of their own, who has never been here. */
export async function newPlayer(
  browser: Browser,
  url: string,
  { width, height, isTouch, userAgent }: Device,
  light: 'day' | 'night' = 'day',
): Promise<{ readonly context: BrowserContext; readonly page: Page }> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width, height },
    hasTouch: isTouch,
    ...(userAgent === undefined ? {} : { userAgent }),
    colorScheme: light === 'night' ? 'dark' : 'light',
    reducedMotion: 'reduce',
  });
  return { context, page: await context.newPage() };
}

/** What the main button of the board is there for now. */
export type MainKind = 'act' | 'hint' | 'wait' | 'busy' | 'scores';
const KINDS: readonly MainKind[] = ['act', 'hint', 'wait', 'busy', 'scores'];

/** Reads the main button, as the player does. */
export async function mainKind(page: Page): Promise<MainKind | null> {
  const classes = await page
    .locator('.bar .main')
    .getAttribute('class', { timeout: 5_000 })
    .catch(() => null);
  return KINDS.find((kind) => classes?.split(' ').includes(kind)) ?? null;
}

/** Waits until nothing is under way any more. */
export async function settled(page: Page): Promise<void> {
  await page.locator('.bar .main:not(.busy)').waitFor();
}

/** Looks at the page again after having been elsewhere: that fetches what is new. */
export async function lookAgain(page: Page): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
}

/** A hand tile that can be played now and is in mind neither for this turn nor for a build. */
const PLAYABLE = '.hand-tile:not(.idle, .selected, .laid)';

/**
 * Takes one step of a turn by what the page offers: presses the main button where that acts,
 * else taps a tile that is not greyed out, and a train that lights up for it.
 */
export async function step(page: Page, device: Device): Promise<void> {
  const press = (selector: string): Promise<void> =>
    device.isTouch ? page.locator(selector).first().tap() : page.locator(selector).first().click();
  if ((await mainKind(page)) === 'act') {
    // A build grows as long as there is a tile that goes on.
    if ((await page.locator('.hand-tile.laid').count()) > 0 && (await page.locator(PLAYABLE).count()) > 0)
      return press(PLAYABLE);
    return press('.bar .main');
  }
  const lit = device.isTouch ? '.row.lit' : '.track.lit .plate';
  // A tile that was just drawn is in mind by itself.
  if ((await page.locator(lit).count()) === 0) await press(PLAYABLE);
  if ((await page.locator(lit).count()) > 0) await press(lit);
}

/** Steps on until an action is under way; one that was answered before anybody could look counts as well. */
export async function stepUntilSent(page: Page, device: Device): Promise<void> {
  let isSent = false;
  const note = (request: Request): void => {
    isSent ||= request.method() === 'POST' && request.url().endsWith('/actions');
  };
  page.on('request', note);
  try {
    while (!isSent && (await mainKind(page)) !== 'busy') await step(page, device);
  } finally {
    page.off('request', note);
  }
}

/** Plays from when it is the turn of whoever looks at this page until it is somebody else's. */
export async function playTurn({ page, device }: { readonly page: Page; readonly device: Device }): Promise<void> {
  await lookAgain(page);
  await page.locator('.bar .main:is(.act, .hint)').waitFor();
  for (let kind = await mainKind(page); kind === 'act' || kind === 'hint'; kind = await mainKind(page)) {
    await stepUntilSent(page, device);
    await settled(page);
  }
}
