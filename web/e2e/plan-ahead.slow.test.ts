import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { violations } from './harness/accessibility.ts';
import { addEmailAddress } from './fixtures/email-address.ts';
import { playTurn, settled } from './fixtures/player.ts';
import { playerOnTurn, seatPlayers, type Seated } from './fixtures/seated.ts';
import { useHarness } from './harness/harness.ts';

const harness = useHarness();
/** The number of plans to try, since a train may open before the plan has played. */
const MAX_TRIES = 12;

/** Returns a player's own view from the API, without a page. */
async function lookFor({ context }: Pick<Seated, 'context'>, table: string) {
  const { game } = await (await context.request.get(`/api${table.replace('/tables/', '/games/')}`)).json();
  const { seat, plan } = game.you;
  return { isHers: game.round.turn.seat === seat, plan };
}

/** Makes a plan during another player's turn: follow the computer's advice until a train opens. */
async function planAhead(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Plan ahead' }).first().click();
  const sheet = page.getByRole('dialog', { name: 'Plan ahead' });
  await sheet.getByRole('radio', { name: 'Computer’s advice' }).check();
  await sheet.getByRole('checkbox', { name: 'a train opens' }).check();
  await sheet.getByRole('spinbutton', { name: 'For how many turns' }).fill('20');
  expect(await violations(page)).toEqual([]);
  await sheet.getByRole('button', { name: 'Save this plan' }).click();
  await page.getByRole('region', { name: 'Your plan' }).getByRole('button', { name: 'Take back' }).waitFor();
}

/** Returns the reason in the next mail about a stopped plan. */
async function mailAboutPlan(address: string): Promise<string> {
  for (;;) {
    const { text } = await harness.mailbox().next(address);
    const said = /Your plan (?:stopped|has played)[^.]*\./.exec(text ?? '')?.[0];
    if (said !== undefined) return said;
  }
}

test('a plan plays for an absent player until it stops; mail and page say what it did and why it stopped', async () => {
  const { ines, ana, others } = await seatPlayers(harness, { more: ['Bo'] });
  const table = new URL(ines.page.url()).pathname;
  const address = 'ana@example.org';
  await addEmailAddress(harness, ana.page, address);
  let { page } = ana;
  await page.goto(table);
  await settled(page);
  let said = '';
  for (let tries = 0, played = 0; played === 0; tries++) {
    expect(tries).toBeLessThan(MAX_TRIES);
    if ((await lookFor(ana, table)).isHers) await playTurn({ ...ana, page });
    await planAhead(page);
    await page.close();
    let { plan } = await lookFor(ana, table);
    while (plan.stopped === null) {
      const other = await playerOnTurn([ines, ...others]);
      if (other === 'over') throw new Error('the round is over, but no train has been opened');
      await playTurn(other);
      ({ plan } = await lookFor(ana, table));
    }
    ({ played } = plan);
    said = await mailAboutPlan(address);
    page = await ana.context.newPage();
    await page.goto(table);
    await settled(page);
  }

  const missed = page.getByRole('region', { name: /^While you were away: \d+ moves$/ });
  await missed.waitFor();
  // More than twenty moves are told by rounds.
  if (Number(/\d+/.exec((await missed.getAttribute('aria-label')) ?? '')?.[0]) <= 20) {
    const things = await missed.getByRole('listitem').allTextContents();
    expect(things.filter((thing) => thing.includes('You ') && thing.includes('(planned)')).length).toBeGreaterThan(0);
    expect(things.filter((thing) => thing.includes(said))).toHaveLength(1);
  }
  const plate = page.getByRole('region', { name: 'Your plan' });
  expect(await plate.textContent()).toContain(said);
  expect(await violations(page)).toEqual([]);

  await missed.getByRole('button', { name: 'Show them on the board' }).click();
  const replay = page.getByRole('dialog', { name: 'While you were away' });
  const told: string[] = [];
  for (let step = 0; !(await replay.getByText(/^\d+ of \d+/).innerText()).includes('now'); step++) {
    expect(step).toBeLessThan(60);
    told.push(await replay.innerText());
    await page.keyboard.press('ArrowRight');
  }
  expect(told.join('\n')).toMatch(/You [^\n]*\(planned\)/);
  expect(await replay.innerText()).toContain(said);
  await page.keyboard.press('Escape');

  // The plan ends when she plays by hand. Nobody else has seen it.
  await playTurn({ ...ana, page });
  await plate.waitFor({ state: 'hidden' });
  for (const { page: theirs } of [ines, ...others]) {
    expect(await theirs.locator('body').innerText()).not.toMatch(/plan(?:ned)?\b(?! ahead)/i);
  }
});
