/**
 * `npx slow-train league`: lets levels play each other and prints how many pips one leaves, compared with another in the
 * same seats of the same deals (docs/opponents.md). `--json` prints JSON, `--player ./theirs.mjs` adds a player that is
 * not ours: a module with `name` and `chooseAction(view, { random })`.
 */
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import {
  at,
  isPresetName,
  parseSetup,
  play,
  PRESET_NAMES,
  ruleChoice,
  seatsFrom,
  isOn,
  viewFor,
  type PresetName,
  type RoundState,
  type Setup,
} from '@slow-train/rules';
import { anySetup, Chance, dealRound } from '@slow-train/rules/kit';
import { LEVELS, randomFrom, type Player } from '../src/index.ts';
import { halfWidth, meanOf } from './statistics.ts';
import { run } from './run.ts';

/** A player among others, all of the same kind. */
interface Pairing {
  readonly player: Player;
  readonly among: Player;
}

/** Result of a pairing. Intervals are half widths at 95 %, over deals. */
interface Result {
  readonly rules: unknown;
  readonly seats: number;
  readonly player: string;
  readonly among: string;
  readonly deals: number;
  /** Mean pips that the player leaves, and the others at a table of their own in the same seats of the same deals. */
  readonly pips: number;
  readonly othersPips: number;
  /** The difference, in per cent of the latter: negative is better. */
  readonly gain: number;
  readonly gainInterval: number;
  /** Share of the rounds that the player wins, in per cent; a shared win counts in part. */
  readonly won: number;
  readonly wonInterval: number;
  /** Mean and 99th percentile of the CPU time of a decision, in ms. */
  readonly ms: number;
  readonly msP99: number;
}

/** Returns the program's output. */
export async function main(args: readonly string[]): Promise<string> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      json: { type: 'boolean', default: false },
      presets: { type: 'string', default: PRESET_NAMES.join(',') },
      seats: { type: 'string', default: '4' },
      deals: { type: 'string', default: '100' },
      seed: { type: 'string', default: '1' },
      of: { type: 'string' },
      among: { type: 'string' },
      player: { type: 'string' },
      mixes: { type: 'string' },
    },
  });
  const theirs = values.player === undefined ? undefined : await playerFrom(values.player);
  const pairings = pairingsOf(values, theirs);
  const presets = values.presets.split(',').filter(isPresetName);
  const setups =
    values.mixes === undefined
      ? presets.flatMap((preset) => values.seats.split(',').map((seats) => setupOf(preset, Number(seats))))
      : mixesOf(Number(values.mixes), values.seed);
  const results = setups.flatMap((setup) =>
    pairings.map((pairing) => resultOf(setup, pairing, Number(values.deals), values.seed)),
  );
  return values.json ? JSON.stringify(results) : [HEAD, ...results.map(line)].join('\n');
}

const HEAD = 'rules       seats  player among others        deals   pips   gain %           won %          ms   p99';

function line(result: Result): string {
  const { rules, seats, player, among, deals, pips, gain, gainInterval, won, wonInterval, ms, msP99 } = result;
  const name = typeof rules === 'string' ? rules : JSON.stringify(rules);
  return [
    name.padEnd(12),
    `${seats}`.padStart(5),
    `  ${`${player} among ${among}`.padEnd(26)}`,
    `${deals}`.padStart(5),
    pips.toFixed(1).padStart(7),
    `${gain.toFixed(1)} ± ${gainInterval.toFixed(1)}`.padStart(14),
    `${won.toFixed(1)} ± ${wonInterval.toFixed(1)}`.padStart(16),
    ms.toFixed(3).padStart(9),
    msP99.toFixed(2).padStart(6),
  ].join('');
}

/** Returns those named by `--of` and `--among`; otherwise each level among the one below and among regulars. */
function pairingsOf(
  { of, among }: { readonly of?: string | undefined; readonly among?: string | undefined },
  theirs: Player | undefined,
): readonly Pairing[] {
  const named = (name: string): Player =>
    [...LEVELS, ...(theirs === undefined ? [] : [theirs])].find((one) => one.name === name) ??
    fail(`There is no player "${name}".`);
  const players = of === undefined ? (theirs === undefined ? LEVELS : [theirs]) : of.split(',').map(named);
  if (among !== undefined)
    return players.flatMap((player) => among.split(',').map((other) => ({ player, among: named(other) })));
  if (theirs !== undefined) return LEVELS.map((level) => ({ player: theirs, among: level }));
  const regular = named('regular');
  return players.flatMap((player) => {
    const below = LEVELS[LEVELS.findIndex(({ name }) => name === player.name) - 1];
    const others = below === undefined || below === regular ? [regular] : [below, regular];
    return others.filter((other) => other !== player).map((other) => ({ player, among: other }));
  });
}

function setupOf(preset: PresetName, seats: number): Setup {
  const setup = parseSetup({ preset }, seats);
  return setup.ok ? setup.value : fail(setup.error);
}

function mixesOf(count: number, seed: string): readonly Setup[] {
  const chance = new Chance(Number(seed));
  return Array.from({ length: count }, () => anySetup(chance));
}

async function playerFrom(path: string): Promise<Player> {
  const module: unknown = await import(pathToFileURL(resolve(path)).href);
  return isPlayer(module) ? module : fail(`${path} exports no \`name\` and \`chooseAction\`.`);
}

function isPlayer(value: unknown): value is Player {
  if (typeof value !== 'object' || value === null || !('name' in value) || !('chooseAction' in value)) return false;
  return typeof value.name === 'string' && typeof value.chooseAction === 'function';
}

/** Plays each deal with the player in every seat in turn, and once with the others only. */
function resultOf(setup: Setup, { player, among }: Pairing, deals: number, seed: string): Result {
  const chance = new Chance(Number(seed));
  const gains: number[] = [];
  const wins: number[] = [];
  const times: number[] = [];
  const sums = { pips: 0, others: 0 };
  for (let deal = 0; deal < deals; deal++) {
    const start = dealRound(setup, chance, 1 + chance.below(setup.rounds));
    const alone = playOut(start, () => among, `${seed} ${deal}`);
    let gain = 0;
    let won = 0;
    for (let seat = 0; seat < setup.seats; seat++) {
      const scores = playOut(start, (other) => (other === seat ? player : among), `${seed} ${deal}`, player, times);
      gain += at(scores, seat) - at(alone, seat);
      sums.pips += at(scores, seat);
      sums.others += at(alone, seat);
      won += shareOf(setup, scores, seat);
    }
    gains.push(gain / setup.seats);
    wins.push(won / setup.seats);
  }
  const rounds = deals * setup.seats;
  const percent = (100 * rounds) / sums.others;
  const sorted = times.toSorted((a, b) => a - b);
  return {
    rules: Object.keys(ruleChoice(setup.rules)).length === 1 ? setup.rules.preset : ruleChoice(setup.rules),
    seats: setup.seats,
    player: player.name,
    among: among.name,
    deals,
    pips: sums.pips / rounds,
    othersPips: sums.others / rounds,
    gain: meanOf(gains) * percent,
    gainInterval: halfWidth(gains) * percent,
    won: 100 * meanOf(wins),
    wonInterval: 100 * halfWidth(wins),
    ms: meanOf(times),
    msP99: sorted[Math.floor(sorted.length * 0.99)] ?? 0,
  };
}

/** Returns a seat's share of the win: 1 for the best score alone. */
function shareOf({ rules }: Setup, scores: readonly number[], seat: number): number {
  const best = rules.scoring === 'winner' ? Math.max(...scores) : Math.min(...scores);
  return at(scores, seat) === best ? 1 / scores.filter((score) => score === best).length : 0;
}

/** Plays a round to its end and returns its scores; adds the times of one player's decisions. */
function playOut(
  start: RoundState,
  playerAt: (seat: number) => Player,
  seed: string,
  timed?: Player,
  times: number[] = [],
): readonly number[] {
  let state = start;
  let decisions = 0;
  while (state.table.scores === null) {
    const { table } = state;
    const seat = at(
      seatsFrom(table.turn.seat, table.seats.length).filter((one) => isOn(table, one)),
      0,
    );
    const player = playerAt(seat);
    const random = randomFrom(`${seed} ${seat} ${decisions++}`);
    const before = process.cpuUsage();
    const action = player.chooseAction(viewFor(state, seat), { random });
    if (player === timed) times.push(process.cpuUsage(before).user / 1000);
    const played = play(state, seat, action);
    if (!played.ok) throw new Error(`${player.name} was refused: ${played.error.code}`);
    state = played.value.state;
  }
  return state.table.scores;
}

function fail(message: string): never {
  throw new Error(message);
}

if (import.meta.main) await run(main);
