import { render, screen } from '@solidjs/testing-library';
import { expect, test } from 'vitest';
import Shuffling from '../../../src/panels/fairness/Shuffling.tsx';
import { awaitedWords } from '../../../src/panels/fairness/shuffling-toast.ts';
import { partsOf } from '../../../src/panels/fairness/DealSheet.tsx';
import { fairness } from '#text/fairness.ts';
import { whoIn } from '../../../src/components/occupant.ts';
import { awaited, computer, gameView, person } from '../../fixtures.ts';

test('30.4 the page says what it waits for, and whether it may be closed meanwhile', () => {
  const until = '2026-11-21T10:10:00.000Z';
  const sentence = (missing: number[], now: string) =>
    awaitedWords(gameView({ dealing: { until, missing } }), Date.parse(now));
  expect(sentence([1], '2026-11-21T10:00:00.000Z')).toBe(
    'waiting for Ana’s phone, at most 10 minutes. You can close this page.',
  );
  expect(sentence([0], '2026-11-21T10:00:00.000Z')).toBe('your part is on its way: keep this page open for a moment.');
  expect(sentence([0, 1], '2026-11-21T10:09:30.000Z')).toBe(
    'waiting for your and Ana’s phones, at most a minute. Keep this page open for a moment.',
  );
  expect(awaitedWords(gameView())).toBeNull();
});

test('the checks of a deal name who took part', () => {
  const parts = { ...partsOf(null, gameView()), given: [0, 1].map((seat) => whoIn(gameView(), seat)) };
  const silent = [whoIn(gameView(), 2)];
  expect(fairness.checks.right.contributions({ ...parts, silent })).toBe(
    'Took part in this deal: you and Ana. Nothing sealed (computers never do): Seat 3.',
  );
});

test('the page says of each player whether they have contributed', () => {
  const seats = [person('Ines'), person('Ana'), person('Bo'), computer('Locke')];
  render(() => (
    <Shuffling game={gameView({ seats, ...awaited(['a', 'b', null, null], [true, false, false, false]) })} />
  ));
  const parts = screen.getByRole('list', { name: 'Parts in this shuffle' });
  expect([...parts.children].map(({ textContent }) => textContent)).toEqual([
    'You in the shuffle',
    'Ana still to come',
    'Bo without a part',
  ]);
});
