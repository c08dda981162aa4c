import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { bytesToHex } from '@noble/hashes/utils.js';
import { parseTile, valuesOf } from '@slow-train/rules';
import { describe, expect, test } from 'vitest';
import {
  below,
  chanceOf,
  closeList,
  commitmentOf,
  dealOf,
  keyOf,
  newRoundCommitments,
  sealOf,
  acceptContribution,
  acceptSeal,
  verifyDeal,
} from '../src/index.ts';
import * as independent from './independent.ts';
import { bytesFrom } from './bytes.ts';
import { BELOW, DEALS, type DealVector } from './vectors.ts';

const page = readFileSync(new URL('../../../docs/fair-deals.md', import.meta.url), 'utf8').replaceAll(/\s+/g, ' ');

/** Repeats the server's deal from the messages in the vector. */
function dealAgain({ evidence }: DealVector) {
  const { table, round, seats, secret, seals, contributions, starter } = evidence;
  let commitments = newRoundCommitments({ table, round }, seats, secret);
  for (const [seat, seal] of seals.entries())
    if (seal !== null) commitments = valueOf(acceptSeal(commitments, seat, seal));
  commitments = closeList(commitments);
  for (const [seat, contribution] of contributions.entries())
    if (contribution !== null) commitments = valueOf(acceptContribution(commitments, seat, contribution));
  const usedEngines = evidence.usedEngines.flatMap((name) => parseTile(name) ?? []);
  return dealOf(commitments, { ...evidence, usedEngines, starter: starter?.by ?? 'engine' });
}

function valueOf<T>(
  result: { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: string },
): T {
  if (!result.ok) throw new Error(result.error);
  return result.value;
}

describe.each(DEALS)('vector: $about', (vector) => {
  const { evidence, key, stream } = vector;
  const { table, round, secret, seals, contributions, starter } = evidence;

  test('this package deals the deck of a vector, byte for byte', () => {
    expect(bytesToHex(keyOf(evidence, 'deck', 1))).toBe(key);
    const next = chanceOf(evidence, 'deck', 1);
    expect(bytesToHex(Uint8Array.from({ length: stream.length / 2 }, () => next()))).toBe(stream);
    expect(dealAgain(vector)).toEqual(evidence);
    expect(verifyDeal(evidence).filter(({ passed }) => !passed)).toEqual([]);
  });

  test('the second implementation deals the deck of a vector', () => {
    expect(independent.hash('commitment', table, round, secret)).toBe(evidence.commitment);
    for (const [seat, contribution] of contributions.entries())
      if (contribution !== null) expect(independent.hash('seal', table, round, contribution)).toBe(seals[seat]);
    expect(independent.key(evidence, 'deck', 1).toString('hex')).toBe(key);
    expect(independent.stream(independent.key(evidence, 'deck', 1), stream.length / 2).toString('hex')).toBe(stream);
    expect(independent.decks(evidence)).toEqual(evidence.decks);
    if (starter?.by === 'random') expect(independent.randomStarter(evidence)).toEqual(starter);
    if (starter?.by === 'highTile') expect(independent.highTileStarter(evidence)).toEqual(starter);
  });

  test('each vector is in the document', () => {
    const hex = [secret, evidence.commitment, key, ...seals, ...contributions, ...(stream.match(/.{1,64}/g) ?? [])];
    const lists = [...evidence.decks, ...(starter?.by === 'highTile' ? [starter.tiles] : []), evidence.usedEngines];
    for (const shown of [...hex.filter((one) => one !== null), ...lists.map((tiles) => tiles.join(' '))])
      expect(page).toContain(shown);
    expect(page).toContain(
      `table ${table}, round ${round}, double-${evidence.set}, ${evidence.opening}, ${evidence.seats} seats`,
    );
  });
});

describe.each(BELOW)('a number below $count from $bytes', ({ count, bytes, number }) => {
  test(`a number drawn from bytes is ${number}, with every byte read`, () => {
    const left = [...Buffer.from(bytes, 'hex')];
    expect(below(count, bytesFrom(left))).toBe(number);
    expect(left).toEqual([]);
    expect(independent.numbers(Buffer.from(bytes, 'hex'))(count)).toBe(number);
    expect(page).toContain(`| ${count} | \`${bytes}\` | ${number} |`);
  });
});

describe('the vectors together', () => {
  test('the vectors together have the secrets and contributions the document derives', () => {
    const sha = (text: string) => createHash('sha256').update(text).digest('hex');
    for (const [index, { evidence }] of DEALS.entries()) {
      const name = `slow-train vector ${index + 1}`;
      expect(evidence.secret).toBe(sha(`${name} secret`));
      expect(evidence.commitment).toBe(commitmentOf(evidence, sha(`${name} secret`)));
      for (const [seat, seal] of evidence.seals.entries())
        if (seal !== null) expect(seal).toBe(sealOf(evidence, sha(`${name} seat ${seat}`)));
    }
  });

  test('the vectors together cover all openings, both draws, throw-ins, and seats that withhold or are silent', () => {
    const all = DEALS.map(({ evidence }) => evidence);
    expect(new Set(all.map(({ opening }) => opening))).toEqual(new Set(valuesOf('opening')));
    for (const member of ['sets', 'engine', 'engineDraw']) expect(all.filter((one) => member in one)).not.toEqual([]);
    expect(new Set(all.map(({ starter }) => starter?.by))).toEqual(new Set(['random', 'highTile', undefined]));
    expect(new Set(all.map(({ decks }) => decks.length))).toEqual(new Set([1, 2, 3]));
    expect(
      all.some(({ seals, contributions }) => seals.some((seal, seat) => seal !== null && contributions[seat] === null)),
    ).toBe(true);
    expect(all.some(({ seals }) => seals.includes(null))).toBe(true);
  });
});
