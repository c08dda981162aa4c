import { expect, test } from 'vitest';
import { soloTable } from '../../api/test/kit/play.ts';
import { person } from '../../api/test/kit/visitor.ts';
import { DESKTOP, PHONE } from './fixtures/player.ts';
import { playOn } from './fixtures/seated.ts';
import { violations } from './harness/accessibility.ts';
import { useHarness } from './harness/harness.ts';

const harness = useHarness();

test('33.7 a finished game is reviewed in the browser, the same on two devices, and one of its rounds without a network', async () => {
  const who = await person(harness.site(), 'Ines');
  const { id } = (
    await soloTable(who, { rules: { preset: 'hub' }, set: 9, seats: 3, rounds: 2, computers: 2, start: true })
  ).game;
  await playOn([{ who }], id, ({ game }) => game.status === 'finished');

  const texts: string[] = [];
  for (const device of [PHONE, DESKTOP]) {
    const { page, context } = await harness.browserOf(who, device);
    await page.goto(`/tables/${id}/review`);
    await page.getByRole('heading', { name: 'Luck and play apart' }).waitFor();
    texts.push(await page.getByRole('main').innerText());
    expect(await violations(page)).toEqual([]);
    expect(await page.getByRole('main').innerText()).toMatch(/choices? (?:was|were) as good as the best/);

    const courses = page.getByRole('link', { name: /^Round \d+: / });
    expect(await courses.count()).toBe(2);
    await context.setOffline(true);
    await courses.first().click();
    await page.getByRole('heading', { name: 'Turn by turn' }).waitFor();
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Your round 1');
    await page.getByRole('button', { name: /^Ask / }).first().click();
    await page
      .getByText(/^Turn \d+, .*: “.+”$/)
      .first()
      .waitFor();
    expect(await violations(page)).toEqual([]);
    await context.setOffline(false);
  }
  expect(texts[1]).toBe(texts[0]);

  const { page } = await harness.browserOf(who, PHONE);
  await page.goto('/you/profile');
  await page.getByRole('heading', { name: 'Against computers' }).waitFor();
  await page.getByRole('button', { name: 'Look through my games' }).click();
  await page.getByText(/^From \S+ game/).waitFor();
  expect(await violations(page)).toEqual([]);
});
