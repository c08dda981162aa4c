import {
  eventFor,
  openRound,
  parseSetup,
  parseTile,
  play,
  writeEvent,
  type EventNotation,
  type RuleChoice,
} from '@slow-train/rules';
import { anyAction, Chance, seatsOn } from '@slow-train/rules/kit';
import { describe, expect, test } from 'vitest';
import { closeList, dealOf, newRoundCommitments, type Evidence } from '../src/index.ts';
import { checkPlay } from '../src/check-play.ts';
import { hexFor } from './bytes.ts';

const SEATS = 4;

/** Returns a randomly played round from a shuffled deck, and its log as seat 1 may see it. */
function played(rulesOf: RuleChoice, seed: number): { evidence: Evidence; events: readonly EventNotation[] } {
  const setup = parseSetup(rulesOf, SEATS);
  if (!setup.ok) throw new Error(setup.error);
  const { rules, set } = setup.value;
  const round = 1 + (seed % 3);
  const commitments = closeList(newRoundCommitments({ table: 'table', round }, SEATS, hexFor(rulesOf.preset, seed)));
  const evidence = dealOf(commitments, { set, opening: rules.opening, starter: rules.starter, usedEngines: [] });
  const decks = evidence.decks.map((deck) => deck.flatMap((name) => parseTile(name) ?? []));
  let opened = openRound({ setup: setup.value, round, usedEngines: [], starter: evidence.starter?.seat ?? 2, decks });
  const chance = new Chance(seed);
  const events: EventNotation[] = [];
  for (;;) {
    if (!opened.ok) throw new Error('the rules refuse the deal');
    const { state, events: happened } = opened.value;
    for (const event of happened) events.push(eventFor(writeEvent(event), 1));
    if (state.table.phase === 'over') return { evidence, events };
    const seat = chance.pick(seatsOn(state));
    const action = anyAction(state, seat, chance);
    if (action === undefined) throw new Error('nothing to do');
    const next = play(state, seat, action);
    if (!next.ok) throw new Error(next.error.code);
    opened = next;
  }
}

describe('a round played from the deck of the evidence', () => {
  test.each<readonly [rules: string, choice: RuleChoice]>([
    ['roundhouse', { preset: 'roundhouse' }],
    ['bonepile', { preset: 'bonepile' }],
    ['station', { preset: 'station' }],
    ['hub', { preset: 'hub' }],
    ['caravan', { preset: 'caravan' }],
    ['roundhouse, building at once', { preset: 'roundhouse', simultaneousBuild: 'yes' }],
    ['roundhouse with the highest engine', { preset: 'roundhouse', opening: 'highest' }],
    ['hub with the engine’s holder', { preset: 'hub', opening: 'holder', starter: 'engine' }],
    ['station in partnerships, drawing in turns', { preset: 'station', partners: 'yes', opening: 'turns' }],
  ])('a round played from the deck of the evidence matches it under the rules of %s', (_, rules) => {
    for (let seed = 0; seed < 20; seed++) {
      const { evidence, events } = played(rules, seed);
      expect(checkPlay(evidence, events)).toEqual({
        name: 'play',
        passed: true,
        message: 'Every tile laid or drawn in the round is where this deck has it.',
      });
    }
  });

  test('a round played from the deck of the evidence does not match the deck of another round', () => {
    const [one, other] = [played({ preset: 'station' }, 1), played({ preset: 'station' }, 4)];
    expect(checkPlay(one.evidence, other.events).passed).toBe(false);
  });
});

describe('a log that does not match the deck', () => {
  const evidence = { ...played({ preset: 'bonepile' }, 0).evidence, seats: 2, decks: [['3-1', '5-0', '6-6', '4-2']] };
  const dealt = { type: 'dealt', round: 1, engine: '9-9', handSize: 1 } as const;
  const over = { type: 'roundOver', scores: [0, 8] } as const;

  test.each<readonly [message: string, events: readonly EventNotation[]]>([
    ['The log does not show how the round was dealt.', []],
    ['The log does not show how the round was dealt.', [{ ...dealt, round: 2 }, over]],
    ['The log stops before the end of the round.', [dealt, { type: 'passed', seat: 0 }]],
    [
      '3-1 was laid by seat 1 but, with this deck, was not in that hand.',
      [dealt, { type: 'played', seat: 1, tile: '3-1', train: 'M', end: 1 }],
    ],
    [
      '6-6 was laid by seat 0 but, with this deck, was not in that hand.',
      [dealt, { type: 'built', seat: 0, tiles: ['1-3', '6-6'] }],
    ],
    [
      '3-1 was laid by seat 0 but, with this deck, was not in that hand.',
      [dealt, { type: 'built', seat: 0, tiles: ['3-1'] }, { type: 'engineLaid', seat: 0, tile: '3-1' }],
    ],
    ['This deck has 6-6 where 4-2 was drawn by seat 0.', [dealt, { type: 'drew', seat: 0, tile: '4-2' }]],
    [
      'This deck has 4-2 where 6-6 was drawn by seat 1.',
      [dealt, { type: 'drew', seat: 0, tile: null }, { type: 'drew', seat: 1, tile: '6-6' }],
    ],
    [
      'This deck had no tile left for the draw of seat 1.',
      [dealt, { type: 'caught', seat: 0, by: 1, tiles: null, count: 2 }, { type: 'drew', seat: 1, tile: null }],
    ],
    [
      'This deck has 6-6 where 4-2 was drawn by seat 0.',
      [dealt, { type: 'caught', seat: 0, by: 1, tiles: ['4-2', '6-6'], count: 2 }],
    ],
  ])('a log that does not match the deck fails with a sentence: %s', (message, events) => {
    expect(checkPlay(evidence, events)).toEqual({ name: 'play', passed: false, message });
  });

  test('a log that does not match the deck passes if the tile drawn is the tile laid', () => {
    const events: EventNotation[] = [
      dealt,
      { type: 'drew', seat: 1, tile: null },
      { type: 'passed', seat: 0 },
      { type: 'played', seat: 1, tile: '6-6', train: 1, end: 6 },
      over,
    ];
    expect(checkPlay(evidence, events).passed).toBe(true);
  });
});
