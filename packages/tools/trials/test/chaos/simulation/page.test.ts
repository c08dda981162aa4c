import { expect, test } from 'vitest';
import { makePlan } from '../../../src/chaos/simulation/make-plan.ts';
import { pageOf } from '../../../src/chaos/simulation/report/page.ts';
import type { SimulationResult } from '../../../src/chaos/simulation/simulate.ts';

const HOSTILE = `<script>alert("&'")</script>`;

const resultOf = (violations: SimulationResult['violations']): SimulationResult => {
  const plan = makePlan({ seed: 7, begin: Date.parse('2026-10-07T12:00:00Z'), days: 10, people: 3, faults: 7 });
  return {
    plan,
    digest: 'abc',
    lines: 3,
    ended: 10 * 86_400_000,
    requests: 12,
    queries: 40,
    outcomes: new Map([['act done', 5]]),
    moments: [
      { at: 1_000, who: HOSTILE, deed: `${HOSTILE}/0.0:1`, what: 'act' },
      { at: 2_000, who: HOSTILE, deed: null, what: `mail: ${HOSTILE}` },
    ],
    deeds: [{ at: 1_000, who: HOSTILE, name: `${HOSTILE}/0.0:1`, what: 'act' }],
    figures: {
      players: [{ name: HOSTILE, actions: 5, timeouts: 1, waited: 60_000, longest: 7_200_000 }],
      told: [{ kind: 'mail', event: 'turn', sent: 3, dropped: 1, dead: 0, waiting: 0, delay: 900_000 }],
      games: [{ preset: 'hub', lobby: 1, playing: 2, finished: 3, actions: 99 }],
      counts: [{ what: 'circles', many: 2 }],
    },
    violations,
  };
};

test('the page says who played, who waited, what was broken, and when something was told', () => {
  const page = pageOf(resultOf([]));
  for (const part of [
    'nothing broke',
    'Who played',
    '2.0 h',
    'What was told',
    '15 min',
    'broken on purpose',
    'hub',
    '2 circles',
  ])
    expect(page).toContain(part);
});

test('the page shows a violation with its evidence, and the fewest steps to it', () => {
  const failed = resultOf([{ kind: 'lostAction', subject: HOSTILE, evidence: { saw: HOSTILE } }]);
  const page = pageOf(failed, failed);
  expect(page).toContain('an acknowledged action is not in the history');
  expect(page).toContain('The fewest steps that fail (lostAction)');
});

test('everything that people have typed is text, and the page needs nothing else', () => {
  const failed = resultOf([{ kind: 'lostAction', subject: HOSTILE, evidence: HOSTILE }]);
  const page = pageOf(failed, failed);
  expect(page).not.toContain('<script');
  expect(page).toContain('&lt;script&gt;alert(&quot;&amp;&#39;&quot;)&lt;/script&gt;');
  expect(page).not.toMatch(/(?:src|href)=|url\(|@import/);
});
