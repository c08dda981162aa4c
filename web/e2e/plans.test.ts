import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { violations } from './axe.ts';
import { giveAddress } from './give-address.ts';
import { playTurn, settled } from './player.ts';
import { onTurn, sitDown, type Seated } from './sit-down.ts';
import { openStage } from './stage.ts';

const stage = openStage();
const ADDRESS = 'ana@example.org';
/** A train may open before a plan has played: then it is laid out once more. */
const MOST_TRIES = 12;

/** Her table as the service shows it to her, with no page of hers open. */
async function lookFor({ context }: Pick<Seated, 'context'>, table: string) {
  const { game } = await (await context.request.get(`/api${table.replace('/tables/', '/games/')}`)).json();
  const { seat, plan } = game.you;
  return { isHers: game.round.turn.seat === seat, plan };
}

/** While it is somebody else's turn: as the computer player advises, until somebody's train opens. */
async function planAhead(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Plan ahead' }).first().click();
  const sheet = page.getByRole('dialog', { name: 'Plan ahead' });
  await sheet.getByRole('radio', { name: 'Computer’s advice' }).check();
  await sheet.getByRole('checkbox', { name: 'a train opens' }).check();
  await sheet.getByRole('spinbutton', { name: 'For how many turns' }).fill('20');
  expect(await violations(page)).toEqual([]);
  await sheet.getByRole('button', { name: 'Lay out this plan' }).click();
  await page.getByRole('region', { name: 'Your plan' }).getByRole('button', { name: 'Take it back' }).waitFor();
}

/** The next mail to her that says why her plan has stopped. */
async function mailAboutPlan(): Promise<string> {
  for (;;) {
    const { text } = await stage.mailbox().next(ADDRESS);
    const said = /Your plan has (?:stopped|played)[^.]*\./.exec(text ?? '')?.[0];
    if (said !== undefined) return said;
  }
}

test('who plans ahead and closes the page is played for until it stops, is told, and sees what it did and why it stopped', async () => {
  const { ines, ana, others } = await sitDown(stage, undefined, 0, ['Bo']);
  const table = new URL(ines.page.url()).pathname;
  await giveAddress(stage, ana.page, ADDRESS);
  let { page } = ana;
  await page.goto(table);
  await settled(page);
  let said = '';
  for (let tries = 0, played = 0; played === 0; tries++) {
    expect(tries).toBeLessThan(MOST_TRIES);
    if ((await lookFor(ana, table)).isHers) await playTurn({ ...ana, page });
    await planAhead(page);
    await page.close();
    let { plan } = await lookFor(ana, table);
    while (plan.stopped === null) {
      const other = await onTurn([ines, ...others]);
      if (other === 'over') throw new Error('the round is over, and no train was ever opened');
      await playTurn(other);
      ({ plan } = await lookFor(ana, table));
    }
    ({ played } = plan);
    said = await mailAboutPlan();
    page = await ana.context.newPage();
    await page.goto(table);
    await settled(page);
  }

  const missed = page.getByRole('region', { name: /^Since you were here: \d+ things$/ });
  await missed.waitFor();
  const things = await missed.getByRole('listitem').allTextContents();
  expect(things.filter((thing) => thing.includes('As you had planned: You')).length).toBeGreaterThan(0);
  expect(things.filter((thing) => thing.includes(said))).toHaveLength(1);
  const plate = page.getByRole('region', { name: 'Your plan' });
  expect(await plate.textContent()).toContain(said);
  expect(await violations(page)).toEqual([]);

  await missed.getByRole('button', { name: 'Show me' }).click();
  const replay = page.getByRole('dialog', { name: 'What happened since you were here' });
  for (let step = 0; !(await replay.locator('.recap-where').innerText()).includes('now'); step++) {
    expect(step).toBeLessThan(60);
    await page.keyboard.press('ArrowRight');
  }
  expect(await replay.innerText()).toContain(said);
  await page.keyboard.press('Escape');

  // She plays on by hand, and that is the end of it; nobody else has ever seen a word of it.
  await playTurn({ ...ana, page });
  await plate.waitFor({ state: 'hidden' });
  for (const { page: theirs } of [ines, ...others]) {
    expect(await theirs.locator('body').innerText()).not.toMatch(/plan(?:ned)?\b(?! ahead)/i);
  }
});
