import { eventually } from '@slow-train/local/kit';
import type { GameView } from '@slow-train/protocol';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { look, setTable, tableIn } from '../../api/test/kit/play.ts';
import { person, type Visitor } from '../../api/test/kit/visitor.ts';
import { holdReveals } from './fixtures/deals.ts';
import { DESKTOP, PHONE, refetch, settled, type Device } from './fixtures/player.ts';
import { openAlone } from './fixtures/solo.ts';
import { untilShown } from './fixtures/turn.ts';
import { useHarness } from './harness/harness.ts';

const harness = useHarness();

/** A waiting room. */
interface Room {
  readonly id: string;
  /** The host's page. */
  readonly ines: Page;
  /** Returns the host’s view. */
  see(): Promise<GameView>;
  /** Lets somebody sit down, with the page open. @param prepare called before that */
  sit(name: string, device: Device, prepare?: (page: Page) => Promise<void>): Promise<Page>;
}

/** Ines sets a table, and looks at it on her phone. */
async function setUp(seats: number): Promise<Room> {
  const host = await person(harness.site(), 'Ines');
  const { id, invitation } = (await setTable(host, { seats })).game;
  const enter = async (who: Visitor, device: Device, prepare?: (page: Page) => Promise<void>): Promise<Page> => {
    const { page } = await harness.browserOf(who, device);
    await prepare?.(page);
    await page.goto(`/tables/${id}`);
    return page;
  };
  const ines = await enter(host, PHONE);
  await ines.getByLabel('Link to this table').waitFor();
  return {
    id,
    ines,
    see: async () => (await look(host, id)).game,
    async sit(name, device, prepare) {
      const who = await person(harness.site(), name);
      await tableIn(await who.post(`/api/invitations/${invitation}/seat`, {}));
      const page = await enter(who, device, prepare);
      await page.getByText('Waiting for the host to start').waitFor();
      return page;
    },
  };
}

test('all players’ browsers take part in the first deal, and nobody has to wait', async () => {
  const { ines, see, sit } = await setUp(2);
  const ana = await sit('Ana', DESKTOP);
  // Ana's commitment was the last: her browser closes the list and reveals. Ines's sees it without a new revision.
  await eventually(async () => expect((await see()).fairness.lists[0]?.opened[1]).toBe(true));
  await eventually(async () => {
    await refetch(ines);
    expect((await see()).fairness.lists[0]?.opened).toEqual([true, true]);
  });
  await untilShown(ines, ines.getByRole('button', { name: /^Begin with / }));
  await ines.getByRole('button', { name: /^Begin with / }).tap();
  await settled(ines);
  await untilShown(ana, ana.locator('[data-main]'));
  expect((await see()).fairness.deals).toEqual([{ round: 1, withheld: [], silent: [] }]);
});

test('everybody sees “shuffling” until a late browser takes part', async () => {
  const { ines, see, sit } = await setUp(3);
  const releases: (() => void)[] = [];
  const late = async (page: Page): Promise<void> => void releases.push(await holdReveals(page));
  const ana = await sit('Ana', DESKTOP, late);
  const bo = await sit('Bo', PHONE, late);
  const [ofAna, ofBo] = releases;
  await eventually(async () => expect((await see()).fairness.lists[0]?.closed).toBe(true));
  await untilShown(ines, ines.getByRole('button', { name: /^Begin with / }));
  await ines.getByRole('button', { name: /^Begin with / }).tap();
  await ines.getByRole('heading', { name: 'Shuffling' }).waitFor();
  await ines.getByText('Waiting for Ana’s and Bo’s phones, at most 10 minutes. You can close this page.').waitFor();
  const parts = ines.getByRole('list', { name: 'Parts in this shuffle' });
  const told = () => parts.getByRole('listitem').allInnerTexts();
  await eventually(async () =>
    expect(await told()).toEqual(['You\nin the shuffle', 'Ana\nstill to come', 'Bo\nstill to come']),
  );
  const { revision } = await see();
  await untilShown(ana, ana.getByText('Waiting for your and Bo’s phones'));

  ofAna?.();
  await ines.getByText('Waiting for Bo’s phone, at most 10 minutes. You can close this page.').waitFor();
  expect(await told()).toEqual(['You\nin the shuffle', 'Ana\nin the shuffle', 'Bo\nstill to come']);
  expect((await see()).revision).toBe(revision);

  ofBo?.();
  for (const page of [bo, ines, ana]) await untilShown(page, page.locator('[data-main]'));
  expect((await see()).fairness.deals).toEqual([{ round: 1, withheld: [], silent: [] }]);
});

test('thirteen rounds and the checks of their deals fit on the smallest screen', async () => {
  const { id, page, who } = await openAlone(harness, PHONE, 'Ottoline', { rules: { preset: 'hub' }, seats: 2 });
  const { game } = await look(who, id);
  const rounds = Array.from({ length: 13 }, (_, index) => index + 1);
  const over: GameView = {
    ...game,
    revision: game.revision + 1,
    status: 'finished',
    // A lost game and a blocked round have the longest texts.
    results: rounds.map((round) => ({
      engine: `${13 - round}-${13 - round}`,
      scores: [40 + round, round === 5 ? 12 : 0],
      out: round === 5 ? null : 1,
    })),
    places: [2, 1],
    fairness: { lists: [], deals: rounds.map((round) => ({ round, withheld: [], silent: [] })) },
  };
  await page.route(/\/api\/games\/[\w-]{12}(\?.*)?$/, (route) => route.fulfill({ json: { game: over, log: [] } }));
  await page.goto(`/tables/${game.id}/scores`);
  await page.getByRole('button', { name: /^Deals: / }).waitFor();
  await page.evaluate(() => document.fonts.ready);
  await page.getByRole('row', { name: /^0-0/ }).waitFor();
  const { held, shown } = await page
    .getByRole('region', { name: 'Pips by round and seat' })
    .evaluate((box) => ({ held: box.scrollHeight, shown: box.clientHeight }));
  expect(held).toBeLessThanOrEqual(shown);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(PHONE.height);
});
