import type { BrowserContext, Page } from 'playwright-core';
import { DESKTOP, lookAgain, mainKind, PHONE, settled, type Device } from './player.ts';
import type { Stage } from './stage.ts';

/** Somebody at a table, with the browser they play in. */
export interface Seated {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly device: Device;
}

/**
 * Ines sets a table for two, and for so many computer players between them, on her telephone; Ana comes in by the link.
 * @param prepare what is different about Ines's browser, before it opens anything
 * @param more people who come in by the link after Ana, at desktops
 */
export async function sitDown(
  stage: Stage,
  prepare?: (context: BrowserContext) => Promise<void>,
  computers = 0,
  more: readonly string[] = [],
): Promise<{ readonly ines: Seated; readonly ana: Seated; readonly others: readonly Seated[] }> {
  const phone = await stage.newPlayer(PHONE);
  await prepare?.(phone.context);
  await phone.page.goto('/');
  await phone.page.getByLabel('Your name').fill('Ines');
  await phone.page.getByRole('button', { name: 'Set a table' }).tap();
  await phone.page.getByLabel('Name of the table').fill('Night Mail');
  await phone.page.getByRole('spinbutton', { name: 'Seats' }).fill(String(2 + computers + more.length));
  await phone.page.getByRole('spinbutton', { name: 'Computer players' }).fill(String(computers));
  await phone.page.getByRole('spinbutton', { name: 'Rounds' }).fill('1');
  // Each of their turns is theirs to see: nothing plays itself.
  await phone.page.getByRole('radio', { name: 'Wait for you' }).check();
  await phone.page.getByRole('button', { name: 'Set the table' }).tap();
  const link = await phone.page.getByLabel('Link to this table').inputValue();

  const ana = await comeIn(stage, link, 'Ana');
  const others: Seated[] = [];
  for (const name of more) others.push(await comeIn(stage, link, name));

  const ines = { ...phone, device: PHONE };
  await start(ines, [ana, ...others]);
  return { ines, ana, others };
}

/** Ines starts the game, and the others see it. */
export async function start(ines: Seated, others: readonly Seated[]): Promise<void> {
  await lookAgain(ines.page);
  await ines.page.getByRole('button', { name: 'Start the game' }).click();
  await settled(ines.page);
  for (const { page } of others) {
    await lookAgain(page);
    await settled(page);
  }
}

/**
 * Somebody who has never been here takes a seat at Ines's table, by its link, at a desktop.
 * @param look what they look at before they do
 */
export async function comeIn(
  stage: Stage,
  link: string,
  name: string,
  look?: (page: Page) => Promise<void>,
): Promise<Seated> {
  const desktop = await stage.newPlayer(DESKTOP);
  await desktop.page.goto(new URL(link).pathname);
  await desktop.page.getByText('Ines keeps a seat for you').waitFor();
  await look?.(desktop.page);
  await desktop.page.getByLabel('Your name').fill(name);
  await desktop.page.getByRole('button', { name: 'Take a seat' }).click();
  await desktop.page.getByText('Waiting for the host to start').waitFor();
  return { ...desktop, device: DESKTOP };
}

/** Whose turn it is, by what they see. */
export async function onTurn(players: readonly Seated[]): Promise<Seated | 'over'> {
  for (;;) {
    for (const player of players) {
      const kind = await mainKind(player.page);
      if (kind === 'act' || kind === 'hint') return player;
      if (kind === 'scores' || kind === null) return 'over';
    }
    for (const { page } of players) await lookAgain(page);
  }
}
