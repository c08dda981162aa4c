import {
  at,
  OPTION_NAMES,
  valuesOf,
  otherEnd,
  parseSetup,
  play,
  PRESET_NAMES,
  tileName,
  tilesOf,
  bears,
  type Action,
  type RoundState,
  type Seat,
  type Setup,
  type View,
} from '@slow-train/rules';
import { anyAction, dealRound, seatsOn, type Chance } from '@slow-train/rules/kit';
import type { Plan } from '../src/index.ts';

/** Returns a plan with only these parts, which otherwise waits and never stops. */
export function planOf(more: Partial<Plan> = {}): Plan {
  const stops = { doubleOpens: false, trainOpens: false, oneTile: false, roundEnds: false };
  return { train: [], cover: [], plays: [], otherwise: 'wait', stops, ...more };
}

/** A game of any preset, with any compatible options changed. */
export function anySetup(chance: Chance): Setup {
  const preset = chance.pick(PRESET_NAMES);
  const changes = Array.from({ length: chance.below(4) }, () => {
    const name = chance.pick(OPTION_NAMES);
    return [name, chance.pick<unknown>(valuesOf(name))];
  });
  const parsed = parseSetup(
    { preset, ...Object.fromEntries(changes) },
    chance.pick([2, 3, 4]),
    chance.pick([9, 12]),
    1,
  );
  return parsed.ok ? parsed.value : anySetup(chance);
}

/** Any plan, good or bad, mostly with tiles in hand: trains that fit, trains that do not, and nonsense. */
export function anyPlan({ table, hand, seat }: View, chance: Chance): Plan {
  const names = [...hand, ...hand, chance.pick(tilesOf(table.set))].map(tileName);
  const some = (): string[] => Array.from({ length: chance.below(6) }, () => chance.pick(names));
  const trains = [...table.seats.map((_, one) => `${one}`), 'M', '9'];
  return {
    train: chance.below(2) === 0 ? some() : fittingTrain(hand, seat === null ? 0 : at(table.seats, seat).train.end),
    cover: some(),
    plays: [...some().map((name) => `${name}@${chance.pick(trains)}${chance.pick(['', '!'])}`), 'draw', 'build', '?'],
    otherwise: chance.pick(['wait', 'wait', 'advice']),
    stops: {
      doubleOpens: chance.below(2) === 0,
      trainOpens: chance.below(2) === 0,
      oneTile: chance.below(2) === 0,
      roundEnds: chance.below(2) === 0,
    },
  };
}

function fittingTrain(hand: View['hand'], start: number): string[] {
  const names: string[] = [];
  let end = start;
  for (const tile of hand) {
    if (!bears(tile, end)) continue;
    names.push(tileName(tile));
    end = otherEnd(tile, end);
  }
  return names;
}

/** Plays a round with the actions that `choose` returns, or a random legal one whenever that is null. */
export function playRound(
  setup: Setup,
  chance: Chance,
  choose: (state: RoundState, seat: Seat) => Action | null,
): RoundState {
  let state = dealRound(setup, chance);
  while (state.table.phase !== 'over') {
    const seat = chance.pick(seatsOn(state));
    const action = choose(state, seat) ?? anyAction(state, seat, chance);
    if (action === undefined) throw new Error('nothing to do');
    const played = play(state, seat, action);
    if (!played.ok) throw new Error(`${JSON.stringify(action)} was refused: ${played.error.code}`);
    ({ state } = played.value);
  }
  return state;
}

/** Returns another round with the same view, by shuffling everything that the seat cannot see. */
export function redealt(state: RoundState, seat: Seat, chance: Chance): RoundState {
  const { table, secret } = state;
  const unseen = secret.hands.flatMap((hand, other) => (other === seat ? [] : hand));
  const left = chance.shuffle([...unseen, ...secret.boneyard]);
  const hands = secret.hands.map((hand, other) => (other === seat ? hand : left.splice(0, hand.length)));
  return { table, secret: { ...secret, hands, boneyard: left } };
}
