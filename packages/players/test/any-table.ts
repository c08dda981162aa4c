import {
  at,
  bears,
  OPTION_NAMES,
  OPTIONS,
  valuesOf,
  otherEnd,
  parseRules,
  PRESET_NAMES,
  readPosition,
  tileName,
  tileOf,
  tilesOf,
  type RoundState,
  ruleChoice,
  type RuleSet,
  type Tile,
} from '@slow-train/rules';
import { Chance } from '@slow-train/rules/kit';
import fc from 'fast-check';

/** Every preset, with every value of the options for doubles, builds and drawing. */
export const ruleSets: readonly RuleSet[] = PRESET_NAMES.flatMap((preset) =>
  OPTIONS.firstTurn.values.flatMap((firstTurn) =>
    OPTIONS.doubles.values.flatMap((doubles) =>
      OPTIONS.deadDouble.values.flatMap((deadDouble) =>
        OPTIONS.uncappedMarks.values.flatMap((uncappedMarks) =>
          OPTIONS.mustPlay.values.flatMap((mustPlay) => {
            const choice = { preset, firstTurn, doubles, deadDouble, uncappedMarks, mustPlay };
            const rules = parseRules(choice);
            return rules.ok ? [rules.value] : [];
          }),
        ),
      ),
    ),
  ),
);

/** Changes of other options; none may affect the longest train. */
const changes = fc.array(
  fc
    .constantFrom(...OPTION_NAMES.filter((name) => name !== 'partners'))
    .chain((name) => fc.tuple(fc.constant(name), fc.constantFrom<unknown>(...valuesOf(name)))),
  { maxLength: 4 },
);

/**
 * A round of double-six in which seat 0 has the turn, with some trains laid and a hand small enough to try everything.
 */
export const anyTables = fc
  .record({ rules: fc.constantFrom(...ruleSets), changes, seed: fc.nat(), isFirstTurn: fc.boolean() })
  .map(({ rules, changes: changed, seed, isFirstTurn }) => {
    const parsed = parseRules({ ...rules, ...Object.fromEntries(changed) });
    return tableFor(parsed.ok ? parsed.value : rules, new Chance(seed), isFirstTurn);
  });

function tableFor(rules: RuleSet, chance: Chance, isFirstTurn: boolean): RoundState {
  const engine = chance.below(7);
  const left = chance.shuffle(tilesOf(6)).filter((tile) => tile !== tileOf(engine, engine));
  const hand = left.splice(0, 1 + chance.below(7));
  const mine = isFirstTurn ? [] : takeTrain(left, engine, chance.below(4));
  const others = [0, 1].map(() => takeTrain(left, engine, chance.below(12)));
  const mexican = takeTrain(left, engine, chance.below(12));
  const otherHands = others.map(() => left.splice(0, 1));
  const position = readPosition({
    rules: ruleChoice(rules),
    set: 6,
    engine: tileName(tileOf(engine, engine)),
    phase: isFirstTurn && rules.firstTurn === 'phase' ? 'building' : 'play',
    seats: [
      { hand: hand.map(tileName), train: mine.map(tileName), turns: isFirstTurn ? 0 : 1 },
      ...others.map((train, index) => ({ train: train.map(tileName), hand: names(otherHands, index), turns: 1 })),
    ],
    mexican: mexican.map(tileName),
    boneyard: chance.below(2) === 0 ? [] : left.map(tileName),
  });
  if (!position.ok) throw new Error(position.error);
  return position.value;
}

const names = (hands: readonly (readonly Tile[])[], index: number): string[] => at(hands, index).map(tileName);

/** Lays up to that many tiles of `left` end to end. */
function takeTrain(left: Tile[], start: number, length: number): Tile[] {
  const tiles: Tile[] = [];
  let end = start;
  while (tiles.length < length) {
    const index = left.findIndex((tile) => bears(tile, end));
    if (index < 0) break;
    const [tile] = left.splice(index, 1);
    if (tile === undefined) break;
    tiles.push(tile);
    end = otherEnd(tile, end);
  }
  return tiles;
}
