/**
 * `npx slow-train wakeups`: prints how often people have to come back in a whole game for four, by preset: for every turn,
 * only to make a choice, and with plans. `--json` prints JSON.
 */
import { parseArgs } from 'node:util';
import { parseSetup, PRESET_NAMES, type PresetName, type Setup, type Tile, type TileSet } from '@slow-train/rules';
import { Chance } from '@slow-train/rules/kit';
import { USUAL_POLICY, wakeupsOf, type Wakeups } from '../src/wakeups.ts';
import { run } from './run.ts';

const SEATS = 4;
/** Games to average over, for each preset. */
const GAMES = 10;
const SEED = 1;
/** The set, if it is not the preset's for four. */
const SETS: { readonly [preset in PresetName]?: TileSet } = { bonepile: 9, roundhouse: 9 };

/**
 * Returns the program's output.
 * @param games to average over, for each preset
 */
export function main(args: readonly string[], games = GAMES): string {
  const { values } = parseArgs({ args: [...args], options: { json: { type: 'boolean', default: false } } });
  const counted = PRESET_NAMES.map((preset) => ({ preset, setup: setupOf(preset) })).map(({ preset, setup }) => ({
    preset,
    set: setup.set,
    wakeups: meanOf(setup, games),
  }));
  if (values.json) return JSON.stringify(Object.fromEntries(counted.map((one) => [one.preset, one.wakeups])));
  return [
    `How often people have to come back in a game for ${SEATS}, all rounds, mean of ${games} games`,
    `Plans are for ${USUAL_POLICY.turns} turns, and stop where ${stopsInWords()}\n`,
    line('preset', 'set', 'every turn', 'with a choice', 'left', 'with plans', 'left'),
    ...counted.map(({ preset, set, wakeups: { turns, forced, plans } }) =>
      line(preset, `double-${set}`, `${turns}`, `${forced}`, left(forced, turns), `${plans}`, left(plans, turns)),
    ),
  ].join('\n');
}

/** Returns the enabled stop conditions of the plans, in words. */
function stopsInWords(): string {
  const { doubleOpens, trainOpens, oneTile, roundEnds } = USUAL_POLICY.stops;
  const words = [
    ...(doubleOpens ? ['a double opens'] : []),
    ...(trainOpens ? ['a train opens'] : []),
    ...(oneTile ? ['somebody has one tile'] : []),
    ...(roundEnds ? ['the round ends'] : []),
  ];
  return words.join(' or ');
}

function left(some: number, all: number): string {
  return `${Math.round((100 * some) / all)} %`;
}

function setupOf(preset: PresetName): Setup {
  const setup = parseSetup({ preset }, SEATS, SETS[preset]);
  if (!setup.ok) throw new Error(setup.error);
  return setup.value;
}

/** Returns the mean over games from fixed seeds. */
function meanOf(setup: Setup, games: number): Wakeups {
  const counts = Array.from({ length: games }, (_, game) => wakeupsOf(setup, () => shuffleOf(SEED + game)));
  const mean = (of: keyof Wakeups): number => Math.round(counts.reduce((sum, one) => sum + one[of], 0) / games);
  return { turns: mean('turns'), forced: mean('forced'), plans: mean('plans') };
}

function shuffleOf(seed: number): (tiles: readonly Tile[]) => readonly Tile[] {
  const chance = new Chance(seed);
  return (tiles) => chance.shuffle(tiles);
}

function line(preset: string, set: string, ...numbers: readonly string[]): string {
  return [preset.padEnd(12), set.padEnd(10), ...numbers.map((number) => number.padStart(14))].join('');
}

if (import.meta.main) await run((args) => main(args));
