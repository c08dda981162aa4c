import type { NewGame } from '@slow-train/protocol';
import { halfEntered, type Evening } from '@slow-train/protocol/evening';
import {
  err,
  isGameOver,
  MOST_SEATS,
  ok,
  parseTable,
  SETS,
  type EarlierRound,
  type PresetName,
  type Result,
} from '@slow-train/rules';
import { PRESET_ORDER } from '../../components/rules/house-rules.ts';
import { standingsOf } from '../score-keeper/standings.ts';

/** The reason why an evening cannot go on by correspondence. */
export type GoOnFault =
  | { readonly kind: 'people'; readonly most: number }
  | { readonly kind: 'set'; readonly set: number }
  | { readonly kind: 'unplayed' | 'over' | 'rules' }
  /** A round in which some figures are missing, from 1. */
  | { readonly kind: 'round'; readonly round: number };

/** An evening that can go on by correspondence. */
export interface GoingOn {
  readonly evening: Evening;
  /** The complete rounds, with their scores as the people sit. */
  readonly earlier: readonly EarlierRound[];
  /** The engines of the rounds that are left. */
  readonly engines: readonly number[];
  readonly totals: readonly number[];
  /** The rule sets by which the rounds that are left can be played, the usual one first. */
  readonly presets: readonly [PresetName, ...PresetName[]];
}

/** Returns the game that an evening becomes: complete rounds stay, the others are played by correspondence. */
export function goingOn(evening: Evening): Result<GoingOn, GoOnFault> {
  const { people, set, rules } = evening;
  if (people.length > MOST_SEATS) return err({ kind: 'people', most: MOST_SEATS });
  if (!SETS.some((one) => one === set)) return err({ kind: 'set', set });
  const { rounds, totals, played } = standingsOf(evening);
  const half = halfEntered(rounds);
  if (half >= 0) return err({ kind: 'round', round: half + 1 });
  if (played === 0) return err({ kind: 'unplayed' });
  const earlier = rounds.flatMap(({ isComplete, engine, scores, counts }): readonly EarlierRound[] => {
    const out = counts.findIndex((count) => count?.isOut === true);
    const known = scores.filter((score) => score !== null);
    return isComplete ? [{ engine: `${engine}-${engine}`, scores: known, out: out < 0 ? null : out }] : [];
  });
  const engines = rounds.flatMap(({ isComplete, engine }) => (isComplete ? [] : [engine]));
  if (engines.length === 0 || isGameOver({ rules, rounds: engines.length, earlier }, [])) return err({ kind: 'over' });
  const [first, ...more] = PRESET_ORDER.filter(
    (preset) => parseTable(rulesBy(preset, evening, engines), people.length, set).ok,
  );
  if (first === undefined) return err({ kind: 'rules' });
  return ok({ evening, earlier, engines, totals, presets: [first, ...more] });
}

/** Returns the rules of the rounds that are left: the count of the evening, and all else by a rule set. */
function rulesBy(preset: PresetName, { rules }: Evening, engines: readonly number[]): NewGame['rules'] {
  // On paper everybody plays for themselves, and equal totals share a place.
  return { preset, ...rules, engines, firstEngine: 'highest', partners: 'no', teamScore: 'zero', tieBreak: 'shared' };
}

/** Returns the game that goes on with an evening, with its host in the first seat and the others as they sit. */
export function gameFrom(
  { evening, earlier, engines }: GoingOn,
  {
    you,
    preset,
    clock,
  }: { readonly you: number; readonly preset: PresetName; readonly clock: NonNullable<NewGame['clock']> | null },
): NewGame {
  const seats = evening.people.length;
  const turned = <T>(bySeat: readonly T[]): T[] => [...bySeat.slice(you), ...bySeat.slice(0, you)];
  return {
    rules: rulesBy(preset, evening, engines),
    set: evening.set,
    seats,
    clock,
    evening: {
      rounds: earlier.map(({ engine, scores, out }) => ({
        engine,
        scores: turned(scores),
        out: out === null ? null : (out - you + seats) % seats,
      })),
      people: turned(evening.people).slice(1),
    },
  };
}
