import { openRound, parseSetup, parseTile, tileName } from '@slow-train/rules';
import { describe, expect, test } from 'vitest';
import { verifyKept, KEPT_CHECKS, sealOf, verdictOf, verifyDeal, type Evidence, type KeptRound } from '../src/index.ts';
import { flipped, hexFor } from './bytes.ts';
import { played, SEATS, seen } from './played-round.ts';
import { Browser, Server } from './simulation.ts';

const { evidence, kept } = played();
const failed = (evidence: Evidence, kept: KeptRound) =>
  verifyKept(evidence, kept)
    .filter(({ passed }) => !passed)
    .map(({ name }) => name);

describe('a browser’s record of a round', () => {
  test('a browser’s record of a round proves an honest deal by every check', () => {
    expect(verifyKept(evidence, kept).map(({ name, passed }) => [name, passed])).toEqual(
      ['round', 'promise', 'list', 'opened', 'own', 'rules', 'hand'].map((name) => [name, true]),
    );
    expect(verdictOf(evidence, kept)).toBe('proved');
  });

  test('a browser’s record of a round exposes a server that chose its secret afterwards, although the evidence is consistent', () => {
    const server = new Server('table', SEATS);
    server.prepare(1, 99);
    let { list, secret } = server.of(1);
    list = { ...list, seals: evidence.seals, closed: true };
    secret = { ...secret, contributions: evidence.contributions };
    server.commitments.set(1, { list, secret });
    const forged = server.deal(1, { set: 12, opening: 'aside', starter: 'highTile', usedEngines: [] });
    expect(verifyDeal(forged).every(({ passed }) => passed)).toBe(true);
    expect(failed(forged, { ...kept, deal: seen(forged) })).toEqual(['promise']);
    expect(failed(forged, kept)).toContain('hand');
    expect(verdictOf(forged, kept)).toBe('broken');
  });

  test('a browser’s record of a round exposes a seat that chose its contribution afterwards, although the evidence is consistent', () => {
    const server = new Server('table', SEATS);
    const [ana, grinder] = [new Browser('Ana', 0), new Browser('Ben, who tried until the deck was good', 1)];
    for (const browser of [ana, grinder]) server.visit(browser);
    server.close(1);
    for (const browser of [ana, grinder]) server.visit(browser);
    const forged = server.deal(1, { set: 12, opening: 'aside', starter: 'highTile', usedEngines: [] });
    expect(forged.contributions[0]).toBe(kept.contribution);
    expect(verifyDeal(forged).every(({ passed }) => passed)).toBe(true);
    expect(failed(forged, { ...kept, deal: seen(forged) })).toEqual(['list']);
  });

  test.each<readonly [what: string, evidence: Evidence, fails: readonly string[]]>([
    ['another table', { ...evidence, table: 'another' }, ['round']],
    ['another commitment', { ...evidence, commitment: flipped(evidence.commitment, 3) }, ['promise']],
    ['another seal', { ...evidence, seals: evidence.seals.with(2, hexFor('x')) }, ['list']],
    [
      'another contribution of its own seat',
      { ...evidence, contributions: evidence.contributions.with(0, hexFor('x')) },
      ['own'],
    ],
    ['its contribution left out', { ...evidence, contributions: evidence.contributions.with(0, null) }, ['opened']],
    [
      'somebody else’s contribution left out',
      { ...evidence, contributions: evidence.contributions.with(1, null) },
      ['opened'],
    ],
    ['another set', { ...evidence, set: 15 }, ['rules']],
    ['another opening', { ...evidence, opening: 'turns' }, ['rules']],
    [
      'another way of drawing',
      { ...evidence, starter: { by: 'random', seat: evidence.starter?.seat ?? 0 } },
      ['rules'],
    ],
    ['another deck', { ...evidence, decks: evidence.decks.map((deck) => deck.toReversed()) }, ['hand']],
    [
      'another starter',
      { ...evidence, starter: { by: 'highTile', tiles: [], seat: ((evidence.starter?.seat ?? 0) + 1) % SEATS } },
      ['hand'],
    ],
  ])('a browser’s record of a round contradicts evidence with %s', (_, tampered, fails) => {
    expect(failed(tampered, kept)).toEqual(fails);
  });

  test('a browser’s record of a round compares used engines with those of the game if the opening needs them', () => {
    const rules = { preset: 'roundhouse', opening: 'highest' } as const;
    const deal = { ...seen(evidence), rules, usedEngines: ['12-12'] };
    const fits = { ...evidence, round: 2, opening: 'highest', starter: null, usedEngines: ['12-12'] } as const;
    const found = (other: Evidence) =>
      verifyKept(other, { ...kept, deal }).find(({ name }) => name === 'rules')?.passed;
    expect([found(fits), found({ ...fits, usedEngines: ['11-11'] })]).toEqual([true, false]);
  });

  test('a browser’s record of a round knows which seat looks for the engine first, if it saw the round before', () => {
    const rules = { preset: 'caravan', opening: 'first', starter: 'engine', handSize: 5 } as const;
    const setup = parseSetup(rules, SEATS, 12);
    if (!setup.ok) throw new Error(setup.error);
    const deal = { ...evidence, round: 2, opening: 'first', starter: null } as const;
    const opened = openRound({
      setup: setup.value,
      round: 2,
      usedEngines: [],
      starter: 1,
      decks: deal.decks.map((deck) => deck.flatMap((name) => parseTile(name) ?? [])),
    });
    if (!opened.ok) throw new Error(opened.error.code);
    const { secret, table } = opened.value.state;
    const dealt = {
      rules,
      set: 12,
      usedEngines: [],
      starter: table.starter,
      hand: (secret.hands[0] ?? []).map(tileName),
    };
    const fits = (leader?: number) =>
      verifyKept(deal, { ...kept, deal: { ...dealt, leader } }).find(({ name }) => name === 'hand')?.passed;
    const others = [0, 2].filter((seat) => fits(seat) === false);
    expect([fits(1), fits()]).toEqual([true, true]);
    expect(others).not.toEqual([]);
  });

  test('a browser’s record of a round proves nothing if the browser took no part in the deal or did not see it', () => {
    const without = { ...kept, list: null, deal: null };
    expect(verifyKept(evidence, without).map(({ name }) => name)).toEqual(['round', 'promise']);
    expect(verdictOf(evidence, without)).toBe('unproved');
    expect(verdictOf(evidence, { ...kept, deal: null })).toBe('unproved');
    expect(verdictOf(evidence, null)).toBe('unproved');
    expect(verifyKept(evidence, null)).toEqual([]);
  });

  test('a browser’s record of a round is checked together with the log of the round, if there is one', () => {
    const laid = { type: 'played', seat: 0, tile: 'none', train: 'M', end: 0 } as const;
    expect(
      verifyKept(evidence, kept, [{ type: 'dealt', round: 1, engine: '12-12', handSize: 16 }])
        .map(({ name }) => name)
        .toSorted(),
    ).toEqual([...KEPT_CHECKS].toSorted());
    expect(verdictOf(evidence, kept, [{ type: 'dealt', round: 1, engine: '12-12', handSize: 16 }, laid])).toBe(
      'broken',
    );
    // The log is checked even without a record.
    expect(verifyKept(evidence, null, []).map(({ name, passed }) => [name, passed])).toEqual([['play', false]]);
    expect(verdictOf(evidence, null, [])).toBe('broken');
  });

  test('a browser’s record of a round is neither a failure nor a proof if another browser sealed for the seat', () => {
    const second = { ...kept, contribution: hexFor('second'), seal: sealOf(kept, hexFor('second')) };
    expect(failed(evidence, second)).toEqual([]);
    expect(verifyKept(evidence, second).map(({ name }) => name)).not.toContain('own');
    expect(verdictOf(evidence, second)).toBe('unproved');
  });

  test('a browser’s record of a round is valid for one game and round only', () => {
    expect(failed(played('another').evidence, kept)).toEqual(['round', 'promise', 'list', 'hand']);
    expect(failed({ ...evidence, round: 2 }, kept)).toContain('round');
  });
});
