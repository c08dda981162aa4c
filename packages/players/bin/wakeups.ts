/**
 * `npm run wakeups`: prints how often people have to come back in a whole game for four, by preset: for every turn,
 * only to make a choice, and with plans. `--json` prints JSON.
 */
import { parseArgs } from 'node:util';
import { parseSetup, PRESET_NAMES, type PresetName, type Setup, type Tile, type TileSet } from '@slow-train/rules';
import { Chance } from '@slow-train/rules/kit';
import { USUAL_POLICY, wakeupsOf, type Wakeups } from '../src/wakeups.ts';

const SEATS = 4;
/** Games to average over, for each preset. */
const GAMES = 10;
const SEED = 1;
/** The set, if it is not the preset's for four. */
const SETS: { readonly [preset in PresetName]?: TileSet } = { bonepile: 9, roundhouse: 9 };

const { values } = parseArgs({ options: { json: { type: 'boolean', default: false } } });
const counted = PRESET_NAMES.map((preset) => ({ preset, setup: setupOf(preset) })).map(({ preset, setup }) => ({
  preset,
  set: setup.set,
  wakeups: meanOf(setup),
}));

if (values.json) {
  const wakeups = Object.fromEntries(counted.map((one) => [one.preset, one.wakeups]));
  process.stdout.write(`${JSON.stringify(wakeups)}\n`);
} else {
  console.log(`How often people have to come back in a game for ${SEATS}, all rounds, mean of ${GAMES} games`);
  console.log(`Plans are for ${USUAL_POLICY.turns} turns, and stop where ${stopsInWords()}\n`);
  console.log(line('preset', 'set', 'every turn', 'with a choice', 'left', 'with plans', 'left'));
  for (const { preset, set, wakeups } of counted) {
    const { turns, forced, plans } = wakeups;
    console.log(
      line(preset, `double-${set}`, `${turns}`, `${forced}`, left(forced, turns), `${plans}`, left(plans, turns)),
    );
  }
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
function meanOf(setup: Setup): Wakeups {
  const games = Array.from({ length: GAMES }, (_, game) => wakeupsOf(setup, () => shuffleOf(SEED + game)));
  const mean = (of: keyof Wakeups): number => Math.round(games.reduce((sum, game) => sum + game[of], 0) / GAMES);
  return { turns: mean('turns'), forced: mean('forced'), plans: mean('plans') };
}

function shuffleOf(seed: number): (tiles: readonly Tile[]) => readonly Tile[] {
  const chance = new Chance(seed);
  return (tiles) => chance.shuffle(tiles);
}

function line(preset: string, set: string, ...numbers: readonly string[]): string {
  return [preset.padEnd(12), set.padEnd(10), ...numbers.map((number) => number.padStart(14))].join('');
}
