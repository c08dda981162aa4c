/**
 * `npx slow-train reviews`: reviews rounds between computer players, and prints how sure and how stable the figures are, and the
 * means of luck and play (docs/opponents.md). `--read N` prints N decisions that a review would show, each
 * beside play-outs to the end of the round, for a person to read.
 */
import { parseArgs } from 'node:util';
import {
  at,
  isOn,
  isPresetName,
  openEnds,
  parseSetup,
  play,
  PRESET_NAMES,
  seatsFrom,
  tileName,
  viewFor,
  writeAction,
  type PresetName,
  type View,
} from '@slow-train/rules';
import { Chance, dealRound } from '@slow-train/rules/kit';
import { levelOf, LEVELS, randomFrom, type LevelName } from '../src/index.ts';
import { playedOut } from '../src/review/decision.ts';
import {
  costliest,
  reviewRound,
  type ReviewedMove,
  type RoundInReview,
  type RoundReview,
  type Shares,
} from '../src/review/index.ts';
import { halfWidth, meanOf } from './statistics.ts';
import { run } from './run.ts';

const PARTS = ['average', 'deal', 'draws', 'play', 'others'] as const;
/** The dearest moves of a game that a review shows. */
const WORST = 3;
/** Rounds of a game. */
const GAME = 13;
const PLAY_OUTS = 400;

/** What the reviews of one rule set say together; intervals are half widths at 95 %. */
interface Evidence {
  readonly rules: PresetName;
  readonly level: string;
  readonly rounds: number;
  /** Mean pips of a round. */
  readonly result: number;
  /** By part, in pips a round. */
  readonly parts: { readonly [part in keyof Shares]: { readonly mean: number; readonly interval: number } };
  /** Decisions of a round, and the mean standard error of their costs. */
  readonly decisions: number;
  readonly error: number;
  /** Games in which three moves are named, and how many of them a second seed names as well. */
  readonly games: number;
  readonly shared: number;
  /** Of those games: the part in which each seed's dearest move is among the three of the other. */
  readonly worstShared: number;
}

interface Inquiry {
  readonly preset: PresetName;
  readonly seats: number;
  readonly level: LevelName;
  /** Rounds that are dealt; each is reviewed for every seat. */
  readonly rounds: number;
  readonly seed: string;
  readonly samples?: number;
}

/** Returns the program's output. */
function main(args: readonly string[]): string {
  const { values } = parseArgs({
    args: [...args],
    options: {
      json: { type: 'boolean', default: false },
      presets: { type: 'string', default: PRESET_NAMES.join(',') },
      level: { type: 'string', default: 'regular' },
      rounds: { type: 'string', default: '26' },
      seats: { type: 'string', default: '4' },
      seed: { type: 'string', default: '1' },
      read: { type: 'string', default: '0' },
    },
  });
  const level = LEVELS.find(({ name }) => name === values.level)?.name;
  if (level === undefined) throw new Error(`There is no player "${values.level}".`);
  const inquiries = values.presets
    .split(',')
    .filter(isPresetName)
    .map((preset): Inquiry => ({
      preset,
      seats: Number(values.seats),
      level,
      rounds: Number(values.rounds),
      seed: values.seed,
    }));
  const read = Number(values.read);
  if (read > 0) return inquiries.flatMap((inquiry) => readings(roundsOf(inquiry).flat(), read)).join('\n\n');
  const found = inquiries.map(evidenceOf);
  return values.json ? JSON.stringify(found) : found.map(paragraph).join('\n\n');
}

/** Plays rounds and returns each as every seat may review it. */
function roundsOf({ preset, seats, level, rounds, seed, samples }: Inquiry): readonly (readonly RoundInReview[])[] {
  const setup = parseSetup({ preset }, seats);
  if (!setup.ok) throw new Error(setup.error);
  const { value } = setup;
  const chance = new Chance(Number(seed));
  const player = levelOf(level);
  return Array.from({ length: rounds }, (_none, index) => {
    const moves = Array.from({ length: seats }, (): RoundInReview['moves'][number][] => []);
    let state = dealRound(value, chance, 1 + (index % value.rounds));
    for (let step = 0; state.table.scores === null; step++) {
      const { table } = state;
      const seat = seatsFrom(table.turn.seat, seats).find((one) => isOn(table, one)) ?? 0;
      const before = viewFor(state, seat);
      const action = player.chooseAction(before, { random: randomFrom(`${seed} ${index} ${step}`) });
      const played = play(state, seat, action);
      if (!played.ok) throw new Error(`${level} was refused: ${played.error.code}`);
      state = played.value.state;
      at(moves, seat).push({ before, action, after: viewFor(state, seat), step });
    }
    return moves.map((own, seat) => ({
      moves: own,
      table: state.table,
      seat,
      seed: `${seed} ${index} ${seat}`,
      ...(samples === undefined ? {} : { samples }),
    }));
  });
}

function reviewed(round: RoundInReview): RoundReview {
  const review = reviewRound(round);
  if (review === null) throw new Error('these rules are not reviewed');
  return review;
}

/** Returns the mean parts of rounds among players of one level. */
export function partsOf(inquiry: Inquiry): Evidence['parts'] {
  return partsIn(roundsOf(inquiry).map((seats) => seats.map(reviewed)));
}

function partsIn(reviews: readonly (readonly RoundReview[])[]): Evidence['parts'] {
  // The seats of a round depend on each other: a round is one observation.
  const partOf = (part: keyof Shares) => {
    const values = reviews.map((seats) => meanOf(seats.map(({ shares }) => shares[part])));
    return { mean: meanOf(values), interval: halfWidth(values) };
  };
  return {
    average: partOf('average'),
    deal: partOf('deal'),
    draws: partOf('draws'),
    play: partOf('play'),
    others: partOf('others'),
  };
}

/** Reviews rounds among players of one level, each twice, with another seed. */
function evidenceOf(inquiry: Inquiry): Evidence {
  const rounds = roundsOf(inquiry);
  const reviews = rounds.map((seats) => seats.map(reviewed));
  const again = rounds.map((seats) => seats.map((of) => reviewed({ ...of, seed: `${of.seed} again` })));
  const moves = reviews.flat().flatMap((review) => review.moves);
  const worstOf = (all: readonly (readonly RoundReview[])[], seat: number, game: number): readonly string[] =>
    costliest(
      all
        .slice(game * GAME, (game + 1) * GAME)
        .flatMap((seats, round) => at(seats, seat).moves.map((move) => ({ ...move, round }))),
      WORST,
    ).map(({ round, index }) => `${round} ${index}`);
  const games = Array.from({ length: Math.floor(rounds.length / GAME) * inquiry.seats }, (_none, index) => {
    const [seat, game] = [index % inquiry.seats, Math.floor(index / inquiry.seats)];
    return { one: worstOf(reviews, seat, game), other: worstOf(again, seat, game) };
  }).filter(({ one, other }) => one.length === WORST && other.length === WORST);
  const shared = games.map(({ one, other }) => one.filter((move) => other.includes(move)).length);
  const worst = games.filter(({ one, other }) => other.includes(at(one, 0)) && one.includes(at(other, 0)));
  return {
    rules: inquiry.preset,
    level: inquiry.level,
    rounds: reviews.flat().length,
    result: meanOf(reviews.flat().map(({ result }) => result)),
    parts: partsIn(reviews),
    decisions: moves.length / reviews.flat().length,
    error: meanOf(moves.map(({ error }) => error)),
    games: games.length,
    shared: meanOf(shared),
    worstShared: worst.length / games.length,
  };
}

function paragraph({
  rules,
  level,
  rounds,
  result,
  parts,
  decisions,
  error,
  games,
  shared,
  worstShared,
}: Evidence): string {
  const of = PARTS.map((part) => `${part} ${parts[part].mean.toFixed(1)} ± ${parts[part].interval.toFixed(1)}`);
  return [
    `${rules}, ${level}: ${rounds} rounds, ${result.toFixed(1)} pips a round = ${of.join(', ')}`,
    `${decisions.toFixed(1)} decisions a round, standard error ${error.toFixed(2)} pips; ${games} games of ${GAME} rounds: two seeds share ` +
      `${shared.toFixed(2)} of the worst three, and each one's worst in ${Math.round(100 * worstShared)} %`,
  ].join('\n');
}

/** Returns decisions in words and figures, those first whose reason was read least. */
function readings(rounds: readonly RoundInReview[], count: number): readonly string[] {
  const all = rounds.flatMap((round) =>
    (reviewRound(round)?.moves ?? [])
      .filter(({ verdict }) => verdict !== 'level')
      .map((move) => ({ move, before: at(round.moves, move.index).before, seed: round.seed })),
  );
  const seen = new Map<string, number>();
  const rank = (why: string): number => {
    const times = seen.get(why) ?? 0;
    seen.set(why, times + 1);
    return times;
  };
  return all
    .map((one) => ({ ...one, rank: rank(`${one.move.verdict} ${one.move.advantage.why}`) }))
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, count)
    .map(({ move, before, seed }) => readingOf(move, before, seed));
}

function readingOf(
  { turn, verdict, chosen, best, other, cost, error, advantage }: ReviewedMove,
  view: View,
  seed: string,
): string {
  const { table, hand } = view;
  const better = verdict === 'best' ? chosen : best;
  const worse = verdict === 'best' ? other : chosen;
  const out = playedOut(view, better.move, worse.move, seed, PLAY_OUTS);
  const ends = [...table.seats.keys()].map((seat) => {
    const { tiles, marker } = at(table.seats, seat);
    const open = openEnds(table, seat).map(({ end }) => end);
    return `${seat === view.seat ? 'own' : `seat ${seat}`} ${open.join('/')}${marker ? ' public' : ''} (${tiles} tiles)`;
  });
  return [
    `turn ${turn}, engine ${tileName(table.engine)}, boneyard ${table.boneyard}; hand ${hand.map(tileName).join(' ')}`,
    `trains: ${ends.join('; ')}; others ${JSON.stringify(table.open)}`,
    `${verdict}: played ${writeAction(chosen.move)} (${chosen.mean.toFixed(1)}), ${verdict === 'best' ? 'next' : 'better'} ` +
      `${writeAction(verdict === 'best' ? other.move : best.move)} (${(verdict === 'best' ? other.mean : best.mean).toFixed(1)}); ` +
      `cost ${cost.toFixed(1)} ± ${error.toFixed(1)}; to the end ${out.mean.toFixed(1)} ± ${out.error.toFixed(1)}`,
    `because ${JSON.stringify(advantage)}`,
  ].join('\n');
}

if (import.meta.main) await run(main);
