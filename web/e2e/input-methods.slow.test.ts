import { eventually } from '@slow-train/local/kit';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { moveByKeys } from './fixtures/keyboard.ts';
import {
  acceptingTrains,
  DESKTOP,
  handTiles,
  mainKind,
  offer,
  PHONE,
  playableTiles,
  settled,
  untilSent,
  type Device,
} from './fixtures/player.ts';
import { GAME_WITH_DRAWS, ROUND_END, openAlone, SHORT_GAME } from './fixtures/solo.ts';
import { openFinger, type Finger } from './fixtures/finger.ts';
import { readTree } from './fixtures/tree.ts';
import { useHarness } from './harness/harness.ts';

const harness = useHarness();

/** Plays a short round to its end, one move after another. */
async function playRound(
  device: Device,
  name: string,
  move: (page: Page) => Promise<void>,
  game = SHORT_GAME,
): Promise<Page> {
  const { page } = await openAlone(harness, device, name, game);
  while (await offer(page).isVisible()) {
    await move(page);
    await settled(page);
  }
  await page.getByRole('heading', { name: ROUND_END }).waitFor();
  return page;
}

test('a round is played to its end by keyboard alone', async () => {
  await playRound(DESKTOP, 'Kim', (page) => untilSent(page, () => moveByKeys(page)), GAME_WITH_DRAWS);
});

test('a round is played to its end by one finger that drags tiles to trains', async () => {
  let finger: Finger | undefined;
  await playRound(PHONE, 'Tilda', async (page) => {
    const { drag, tap } = (finger ??= await openFinger(page));
    if ((await mainKind(page)) === 'act') return untilSent(page, () => tap(page.locator('[data-main]')));
    // One that was just drawn is picked up already, and so its trains are lit.
    const isLit = (await acceptingTrains(page).count()) > 0;
    const tile = isLit ? page.getByRole('button', { name: /^\d+-\d+.*, picked up/ }) : playableTiles(page).first();
    const isLast = (await handTiles(page).count()) === 1;
    const [name = ''] = /\d+-\d+/.exec((await tile.getAttribute('aria-label')) ?? '') ?? [];
    expect(name).not.toBe('');
    await untilSent(page, () => drag(tile, acceptingTrains(page).first()));
    await settled(page);
    // The last one ends the round. Forced moves that follow change the number of the others.
    if (isLast) return;
    const left = await handTiles(page).evaluateAll((tiles) => tiles.map((one) => one.getAttribute('aria-label') ?? ''));
    expect(
      left.filter((label) => label.startsWith(`${name},`) || label === name),
      'the tile has been laid',
    ).toEqual([]);
  });
});

test('a round is played to its end by the accessibility tree alone', async () => {
  const page = await playRound(DESKTOP, 'Ada', async (page) => {
    const before = await readTree(page);
    expect(before.headings).toContain('Your turn');
    expect(before.hand, 'the hand says how many tiles it has').toMatch(
      new RegExp(`^Your hand: ${before.tiles.length} tiles?, ${before.pips} pips?$`),
    );
    const seats = [...before.trains, ...before.plays].filter((train) => !train.includes('Mexican'));
    expect(seats, 'each seat has a train').toHaveLength(2);
    for (const seat of seats)
      expect(seat, 'it says what its owner holds, or what it takes').toMatch(/ in hand(,|$)|^Play /);
    const press = (name: string): Promise<void> => page.getByRole('button', { name, exact: true }).first().click();
    let played = '';
    await untilSent(page, async () => {
      const { plays, tiles, main } = await readTree(page);
      const playable = tiles.find((tile) => tile.includes(', can be played'));
      played = plays[0] ?? '';
      await press(plays[0] ?? playable ?? main);
    });
    await settled(page);
    const [, tile = ''] = /^Play (\d+-\d+) on /.exec(played) ?? [];
    if (tile === '') return;
    const after = await readTree(page);
    if (after.headings.some((heading) => ROUND_END.test(heading))) return;
    expect(after.log, 'the move is announced').toContain(`You played ${tile.replace('-', '\u2011')} `);
    expect(after.tiles.map((name) => name.split(',')[0])).not.toContain(tile);
  });
  await eventually(async () =>
    expect((await readTree(page)).buttons).toEqual(expect.arrayContaining(['My round', 'Final standing'])),
  );
});
