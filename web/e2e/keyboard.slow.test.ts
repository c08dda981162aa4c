import type { GameAnswer } from '@slow-train/protocol';
import { expect, test } from 'vitest';
import { legalIn, viewIn } from '../../api/test/kit/play.ts';
import { focusedName, moveByKeys, pressUntil } from './fixtures/keyboard.ts';
import { DESKTOP, offer, settled, untilSent } from './fixtures/player.ts';
import { mayMove, playOn } from './fixtures/seated.ts';
import { ROUND_END, openAlone } from './fixtures/solo.ts';
import { untilRead } from './fixtures/turn.ts';
import { useHarness } from './harness/harness.ts';

const harness = useHarness();

const mayPlay = (answer: GameAnswer): boolean => mayMove(answer) && /^(?:\d|build)/.test(legalIn(answer)[0] ?? '');
/** The positions in which keys are pressed; the game is played on between them. */
const POSITIONS: readonly ((answer: GameAnswer) => boolean)[] = [
  mayPlay,
  (answer) => mayMove(answer) && legalIn(answer)[0] === 'draw',
  (answer) => mayPlay(answer) && viewIn(answer).hand.length <= 2,
];

test('a tile is laid, one drawn, and a round played to its end by keyboard alone', async () => {
  // Not every round has all three.
  const seated = async () => {
    for (;;) {
      const player = await openAlone(harness, DESKTOP, 'Kim');
      const { id, page } = player;
      let answer: GameAnswer | undefined;
      for (const isWanted of POSITIONS) {
        ({ answer } = await playOn([player], id, (seen) => seen.game.results.length > 0 || isWanted(seen)));
        if (answer.game.results.length > 0) break;
        await untilRead(page, answer);
        await untilSent(page, () => moveByKeys(page));
        await settled(page);
      }
      if (answer?.game.results.length === 0) return player;
    }
  };
  const { page } = await seated();
  while (await offer(page).isVisible()) {
    await untilSent(page, () => moveByKeys(page));
    await settled(page);
  }
  await page.getByRole('heading', { name: ROUND_END }).waitFor();
  await pressUntil(page, 'Tab', /^My round$/);
  await page.keyboard.press('Enter');
  await page.getByText('Every choice of yours, weighed by what you could see at the time.').waitFor();
  await page.keyboard.press('Escape');
  expect(await focusedName(page), 'a closed sheet gives the focus back').toBe('My round');
  await pressUntil(page, 'Tab', /^Final standing$/);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: / wins?/ }).waitFor();
});
