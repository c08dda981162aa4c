import { sayIn } from '@slow-train/words';
import { describe, expect, test } from 'vitest';
import type { Game } from '../../src/game/game.ts';
import { newOpenTerms } from '../../src/game/open-game.ts';
import { nextSetup, peopleAgain, seatsAgain } from '../../src/game/rematch.ts';
import type { Occupant } from '../../src/game/seats.ts';
import { ana, bo, lobbyTable, cleo, NOON, nobody, robot } from '../kit/pure-table.ts';
import { clockTerms } from '../kit/clock-terms.ts';

const CLOCK = clockTerms();
const game = (change: Partial<Game> = {}, setup: Partial<Game['setup']> = {}): Game => {
  const table = lobbyTable({ preset: 'hub' }, [ana, bo, cleo], 5);
  return { ...table, ...change, setup: { ...table.setup, ...setup } };
};
type Change = Parameters<typeof nextSetup>[1];
const next = (from: Game, change?: Change) => {
  const setup = nextSetup(from, change);
  if (!setup.ok) throw new Error('refused');
  return setup.value;
};
const refusal = (from: Game, change: Change): string | null => {
  const setup = nextSetup(from, change);
  return setup.ok ? null : sayIn('en', setup.error);
};

describe('the next game', () => {
  test.each([
    ['Thursday', 'Thursday 2'],
    ['Thursday 2', 'Thursday 3'],
    ['Thursday 9', 'Thursday 10'],
    ['Thursday  9999', 'Thursday 10000'],
    ['Thursday 10000', 'Thursday 10000 2'],
    ['Route 66', 'Route 67'],
    ['Day 0', 'Day 0 2'],
    ['7', '7 2'],
    ['x'.repeat(40), `${'x'.repeat(38)} 2`],
    [`${'x'.repeat(37)} y z`, `${'x'.repeat(37)} 2`],
  ])('the next game after “%s” is called “%s”', (name, called) => {
    expect(next(game({ name })).name).toBe(called);
  });

  test('the next game is for the same people, and starts when all are there', () => {
    const before = game(
      {},
      {
        changed: { what: 'rounds', was: 3 },
        startsAt: NOON,
        open: newOpenTerms({ language: 'en', newcomers: true }, null, NOON),
        rated: true,
      },
    );
    expect(next(before).setup).toEqual({ rules: { preset: 'hub' }, set: 12, rounds: 5, rated: true, startsFull: true });
  });

  test('the next game may have another name', () => {
    expect(next(game(), { what: 'name', name: 'Friday' })).toMatchObject({
      name: 'Friday',
      setup: { changed: { what: 'name', was: 'The Local' } },
    });
    const same = next(game(), { what: 'name', name: 'The Local' });
    expect([same.name, same.setup.changed]).toEqual(['The Local 2', undefined]);
  });

  test('the next game may have another clock, or none', () => {
    const clocked = game({}, { clock: CLOCK });
    const { strikes, ...rest } = CLOCK;
    expect(next(clocked, { what: 'clock', clock: { strikes, ...rest } }).setup.changed).toBeUndefined();
    expect(next(clocked, { what: 'clock', clock: { ...CLOCK, allowance: 30 } }).setup).toMatchObject({
      clock: { allowance: 30 },
      changed: { what: 'clock', was: CLOCK },
    });
    expect(next(game(), { what: 'clock', clock: CLOCK }).setup).toMatchObject({
      clock: CLOCK,
      changed: { what: 'clock', was: null },
    });
    expect(next(game(), { what: 'clock', clock: null }).setup.changed).toBeUndefined();
    const without = next(clocked, { what: 'clock', clock: null }).setup;
    expect(without).not.toHaveProperty('clock');
    expect(without.changed).toEqual({ what: 'clock', was: CLOCK });
    expect(refusal(game({}, { clock: CLOCK, rated: true }), { what: 'clock', clock: null })).toMatch(/rated/i);
  });

  test('the next game may have more or fewer rounds', () => {
    expect(next(game(), { what: 'rounds', rounds: 3 }).setup).toMatchObject({
      rounds: 3,
      changed: { what: 'rounds', was: 5 },
    });
    expect(next(game(), { what: 'rounds', rounds: 5 }).setup.changed).toBeUndefined();
    expect(refusal(game(), { what: 'rounds', rounds: 14 })).toContain('1 to 13 rounds');
  });

  test('the next game may have another rule set, with its own tiles, and whole if it was whole', () => {
    expect(next(game(), { what: 'rules', preset: 'station' }).setup).toMatchObject({
      rules: { preset: 'station' },
      set: 9,
      rounds: 5,
      changed: { what: 'rules', was: { preset: 'hub' } },
    });
    expect(next(game({}, { rounds: 13 }), { what: 'rules', preset: 'station' }).setup.rounds).toBe(10);
    expect(next(game({}, { rounds: 12 }), { what: 'rules', preset: 'station' }).setup.rounds).toBe(10);
    const seats = [ana, bo, cleo, robot('a'), robot('b'), robot('c'), robot('d'), robot('e')];
    const after = (rounds: number, set: 9 | 12) =>
      next(game({ seats }, { rounds, set }), { what: 'rules', preset: 'roundhouse' }).setup;
    expect(after(12, 12)).toMatchObject({ set: 12, rounds: 12 });
    expect(after(9, 9)).toMatchObject({ set: 12, rounds: 9 });
    expect(after(10, 9)).toMatchObject({ set: 12, rounds: 13 });
    expect(next(game(), { what: 'rules', preset: 'hub' }).setup.changed).toBeUndefined();
    const many = game({ seats: Array.from({ length: 9 }, (_, seat) => robot(`Robot ${seat}`)) });
    expect(refusal(many, { what: 'rules', preset: 'hub' })).toContain('Choose fewer seats');
  });
});

describe('the seats of the next game', () => {
  const ANA = 'account-of-ana';
  const BO = 'account-of-bo';
  const owner = { account: BO, name: 'Bo' };
  const dot = { kind: 'person', account: 'account-of-dot', name: 'Dot' } as const;
  const dotForBo: Occupant = { ...dot, owner };
  const heldForBo: Occupant = { kind: 'computer', name: 'Brunel', owner };
  const again = (
    seats: readonly Occupant[],
    names: Readonly<Record<string, string>> = {},
    blocks: readonly (readonly [string, string])[] = [],
  ) =>
    seatsAgain(
      { seats },
      ANA,
      (account) =>
        ({ [ANA]: 'Ana', [BO]: 'Bo', 'account-of-cleo': 'Cleo', 'account-of-dot': 'Dot', ...names })[account],
      blocks,
    ).map((one) => (one.kind === 'nobody' ? null : one.name));

  test('the seats of the next game are for those who sat there at the end, or for the owner if a computer player did', () => {
    expect(again([ana, dotForBo, heldForBo, robot('Locke'), { kind: 'gone', name: 'x' }, nobody])).toEqual([
      'Ana',
      'Dot',
      'Bo',
      'Locke',
      null,
      null,
    ]);
    expect(peopleAgain({ seats: [ana, dotForBo, heldForBo, robot('Locke'), nobody] }, ANA)).toEqual([
      ANA,
      'account-of-dot',
      BO,
    ]);
  });

  test('the seats of the next game are for the owner if it is they who ask', () => {
    expect(peopleAgain({ seats: [ana, dotForBo] }, BO)).toEqual([ANA, BO]);
    expect(seatsAgain({ seats: [dotForBo] }, BO, () => 'Robert', [])).toEqual([
      { kind: 'person', account: BO, name: 'Robert' },
    ]);
  });

  test('the seats of the next game have the present names, unless those look like others', () => {
    expect(again([ana, bo, robot('Locke')], { [BO]: 'Robert' })).toEqual(['Ana', 'Robert', 'Locke']);
    expect(again([ana, bo, robot('Locke')], { [BO]: 'locke' })).toEqual(['Ana', 'Bo', 'Locke']);
    expect(again([ana, bo, cleo], { [BO]: 'ana' })).toEqual(['Ana', 'Bo', 'Cleo']);
  });

  test('the seats of the next game are for nobody whose account is gone, or who has a block with somebody before them', () => {
    expect(seatsAgain({ seats: [ana, bo] }, ANA, (account) => (account === ANA ? 'Ana' : undefined), [])).toEqual([
      { kind: 'person', account: ANA, name: 'Ana' },
      { kind: 'nobody' },
    ]);
    expect(again([ana, bo, cleo], {}, [[BO, 'account-of-cleo']])).toEqual(['Ana', 'Bo', null]);
    expect(again([cleo, bo, ana], {}, [[BO, ANA]])).toEqual(['Cleo', null, 'Ana']);
  });
});
