import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { look } from '../../api/test/kit/play.ts';
import { person } from '../../api/test/kit/visitor.ts';
import { member, type Member } from './fixtures/member.ts';
import { DESKTOP, settled } from './fixtures/player.ts';
import { playTurnOf, startedGame, type Player } from './fixtures/seated.ts';
import { openGame } from './fixtures/solo.ts';
import { playTurn, untilRead } from './fixtures/turn.ts';
import { violations } from './harness/accessibility.ts';
import { useHarness } from './harness/harness.ts';

const harness = useHarness();

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

/** Lets the others play until Ana's plan has stopped, as it does at the latest with the round. Returns her view. */
async function untilStopped(id: string, ana: Player, others: readonly Player[]) {
  for (;;) {
    const { results, you } = (await look(ana.who, id)).game;
    if (you.plan !== null && you.plan.stopped !== null) return { results, plan: you.plan };
    for (const other of others) await playTurnOf(other, id);
  }
}

/** Returns the reason in the next mail about a stopped plan. */
async function mailAboutPlan(address: string): Promise<string> {
  for (;;) {
    const { text } = await harness.mailbox().next(address);
    const said = /Your plan (?:stopped|has played)[^.]*\./.exec(text ?? '')?.[0];
    if (said !== undefined) return said;
  }
}

/** A player who has come back. */
interface Away {
  /** The game's id. */
  readonly id: string;
  readonly page: Page;
  /** The reason why the plan stopped, as the mail says. */
  readonly said: string;
}

/**
 * Lets Ana plan ahead and leave, and the others play until the plan stops; again, if a train opens before it has played.
 * Returns null if the round is over before.
 */
async function planAndLeave(id: string, ana: Member, others: readonly Player[]): Promise<Away | null> {
  const { context, page: first } = await openGame(harness, DESKTOP, ana.who, id);
  for (let page = first; ;) {
    const now = await playTurnOf(ana, id);
    if (now.game.results.length > 0) return null;
    await untilRead(page, now);
    await planAhead(page);
    await page.close();
    const { plan, results } = await untilStopped(id, ana, others);
    if (results.length > 0) return null;
    const said = await mailAboutPlan(ana.email);
    page = await context.newPage();
    await page.goto(`/tables/${id}`);
    await settled(page);
    if (plan.played > 0) return { id, page, said };
  }
}

test('a plan plays for an absent player until it stops; mail and page say what it did and why it stopped', async () => {
  const [ines, bo] = [await person(harness.site(), 'Ines'), await person(harness.site(), 'Bo')];
  const ana = await member(harness, 'Ana');
  const away = async (): Promise<Away> => {
    for (;;) {
      const { id } = (await startedGame(ines, [ana.who, bo], { name: 'Night Mail', rounds: 1 })).game;
      const played = await planAndLeave(id, ana, [{ who: ines }, { who: bo }]);
      if (played !== null) return played;
    }
  };
  const { id, page, said } = await away();

  const missed = page.getByRole('region', { name: /^While you were away: \d+ moves$/ });
  await missed.getByRole('button', { expanded: false }).click();
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
  await playTurn({ page, device: DESKTOP });
  await plate.waitFor({ state: 'hidden' });
  for (const who of [ines, bo]) {
    const { page: theirs } = await openGame(harness, DESKTOP, who, id);
    expect(await theirs.locator('body').innerText()).not.toMatch(/plan(?:ned)?\b(?! ahead)/i);
  }
});
