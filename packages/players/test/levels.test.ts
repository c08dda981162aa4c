import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  at,
  isOn,
  legalPlays,
  parseSetup,
  play,
  PRESET_NAMES,
  replay,
  seatsFrom,
  viewFor,
  writeAction,
  type RoundState,
  type Seat,
  type Setup,
  type Tile,
  type View,
} from '@slow-train/rules';
import { anySetup, Chance, dealRound } from '@slow-train/rules/kit';
import { runs } from '@slow-train/local/kit';
import { describe, expect, test, vi } from 'vitest';
import { main as writeDataset } from '../bin/dataset.ts';
import { main } from '../bin/league.ts';
import { levelOf, LEVELS, randomFrom, type Player } from '../src/index.ts';

const setupOf = (preset: string, seats: number): Setup => {
  const setup = parseSetup({ preset }, seats);
  if (!setup.ok) throw new Error(setup.error);
  return setup.value;
};

/** Plays a round among players of all levels; `watch` sees each decision. */
function playRound(
  setup: Setup,
  chance: Chance,
  watch: (state: RoundState, seat: Seat, player: Player) => void,
): number {
  let state = dealRound(setup, chance, 1);
  let actions = 0;
  while (state.table.scores === null) {
    const { table } = state;
    const seat = at(
      seatsFrom(table.turn.seat, setup.seats).filter((one) => isOn(table, one)),
      0,
    );
    const player = at(LEVELS, (seat + setup.seats) % LEVELS.length);
    watch(state, seat, player);
    const played = play(state, seat, chosenBy(player, viewFor(state, seat), `${actions++}`));
    if (!played.ok) throw new Error(`${player.name}: ${played.error.code}`);
    state = played.value.state;
  }
  return actions;
}

const chosenBy = (player: Player, view: View, seed: string) => player.chooseAction(view, { random: randomFrom(seed) });

/** Returns the round with the tiles that a seat cannot see dealt anew. */
function exchanged({ table, secret }: RoundState, seat: Seat, chance: Chance): RoundState {
  const hidden = chance.shuffle([...secret.hands.filter((_, other) => other !== seat).flat(), ...secret.boneyard]);
  const take = (count: number): Tile[] => hidden.splice(0, count);
  const hands = secret.hands.map((hand, other) => (other === seat ? hand : take(hand.length)));
  return { table, secret: { ...secret, hands, boneyard: hidden } };
}

describe('the levels of computer players', () => {
  test('every level plays any mix of rules to the end of a round, always legally', () => {
    const chance = new Chance(33);
    for (let round = 0; round < runs(60); round++)
      expect(playRound(anySetup(chance), chance, () => {})).toBeGreaterThan(0);
  });

  test.each(PRESET_NAMES)(
    'a level plays the same move in %s when the tiles that it cannot see are exchanged, also from a fresh copy',
    async (preset) => {
      vi.resetModules();
      const fresh = await import('../src/index.ts');
      const chance = new Chance(7);
      playRound(setupOf(preset, 4), chance, (state, seat, { name }) => {
        const other = viewFor(exchanged(state, seat, chance), seat);
        const player = LEVELS.find((one) => one.name === name) ?? at(LEVELS, 0);
        const copy = fresh.LEVELS.find((one) => one.name === name) ?? at(fresh.LEVELS, 0);
        const chosen = writeAction(chosenBy(player, viewFor(state, seat), 'a'));
        expect(writeAction(chosenBy(player, structuredClone(other), 'a'))).toBe(chosen);
        expect(writeAction(chosenBy(copy, structuredClone(other), 'a'))).toBe(chosen);
      });
    },
  );

  test('33.2 the master draws instead of playing where the rules let it and waiting is worth more', () => {
    const chance = new Chance(3);
    let instead = 0;
    for (let round = 0; round < 4; round++)
      playRound(setupOf('station', 2), chance, (state, seat) => {
        const view = viewFor(state, seat);
        if (legalPlays(view.table, view.hand, seat).length === 0) return;
        if (chosenBy(levelOf('master'), view, 'a').do === 'draw') instead++;
      });
    expect(instead).toBeGreaterThan(0);
  });

  test('random numbers follow from their seed, and differ for another', () => {
    const [first, again, other] = ['a', 'a', 'b'].map((seed) => Array.from({ length: 20 }, randomFrom(seed)));
    expect(again).toEqual(first);
    expect(other).not.toEqual(first);
    expect(levelOf('casual').name).toBe('casual');
  });
});

describe('the league', () => {
  const results = async (...args: readonly string[]): Promise<Record<string, unknown>[]> =>
    JSON.parse(await main(['--json', '--presets', 'hub', ...args]));

  test('a level gains nothing among its equals, deal by deal', async () => {
    const [same] = await results('--deals', '3', '--of', 'regular', '--among', 'regular');
    expect(same).toMatchObject({ rules: 'hub', seats: 4, deals: 3, gain: 0, gainInterval: 0 });
  });

  test('each of the first levels leaves fewer pips than the one below it', async () => {
    const all = await results('--deals', '30', '--seats', '4', '--of', 'casual,regular', '--among', 'beginner');
    for (const { gain, gainInterval } of all) expect(Number(gain) + Number(gainInterval)).toBeLessThan(0);
  });

  test('a player from outside plays against every level', async () => {
    const theirs = new URL('players/lightest.mjs', import.meta.url).pathname;
    const all = await results('--deals', '2', '--player', theirs);
    expect(all.map(({ player, among }) => [player, among])).toEqual(LEVELS.map(({ name }) => ['lightest', name]));
  });
});

describe('the data set', () => {
  const filesOf = (...args: readonly string[]): Readonly<Record<string, string>> => {
    const out = mkdtempSync(join(tmpdir(), 'dataset-'));
    try {
      writeDataset([...args, '--out', out]);
      return Object.fromEntries(
        ['games.jsonl', 'levels.jsonl', 'card.md'].map((name) => [name, readFileSync(join(out, name), 'utf8')]),
      );
    } finally {
      rmSync(out, { recursive: true });
    }
  };

  test('33.8 its games replay, name a level for each seat, and follow from the seed byte by byte', () => {
    const short = ['--presets', 'bonepile'];
    const {
      'games.jsonl': games = '',
      'levels.jsonl': levels = '',
      'card.md': card,
    } = filesOf('--games', '2', ...short);
    const seated = levels.trim().split('\n');
    const records = games.trim().split('\n');
    expect(records).toHaveLength(2);
    for (const [index, text] of records.entries()) {
      const record: { readonly seats: number } = JSON.parse(text);
      expect(replay(record)).toMatchObject({ ok: true });
      expect(JSON.parse(seated[index] ?? '')).toHaveLength(record.seats);
    }
    for (const text of [games, levels]) expect(card).toContain(createHash('sha256').update(text).digest('hex'));
    expect(filesOf('--games', '1', ...short)['games.jsonl']).toBe(`${records[0]}\n`);
    expect(filesOf('--games', '1', ...short, '--seed', '2')['games.jsonl']).not.toBe(`${records[0]}\n`);
  });

  test('33.8 a wrong number is refused in words, and nothing is written', () => {
    expect(() => writeDataset(['--games', 'many'])).toThrow('--games takes a number from 1.');
    expect(() => writeDataset(['--presets', 'pub'])).toThrow('--presets takes some of hub');
  });
});
