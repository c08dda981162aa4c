import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Chance } from '../kit/chance.ts';
import { anyAction, dealRound, seatsOn } from '../kit/round.ts';
import { table } from '../kit/table.ts';
import {
  openShuffled,
  parseSetup,
  play,
  PRESET_NAMES,
  readPosition,
  recordHead,
  replay,
  scoresOf,
  tileName,
  writeAction,
  writePosition,
  type Event,
  type GameRecord,
  type RecordedAction,
  type RoundState,
  type Seat,
  type Setup,
} from '../src/index.ts';

const RUNS = { numRuns: 60 };

const setupOf = (choice: object, seats: number): Setup => {
  const setup = parseSetup(choice, seats);
  if (!setup.ok) throw new Error(setup.error);
  return setup.value;
};

/** Rounds in which drawn tiles can be declined, and seats pass without a new marker. */
const games = fc.record({
  preset: fc.constantFrom(...PRESET_NAMES),
  drawnTile: fc.constantFrom('must', 'may'),
  emptyPassMarks: fc.constantFrom('yes', 'no'),
  seats: fc.integer({ min: 2, max: 8 }),
  seed: fc.nat(),
});

interface Step {
  readonly before: RoundState;
  readonly after: RoundState;
  readonly seat: Seat;
  readonly action: string;
  readonly events: readonly Event[];
}

/** Takes a random legal action. */
function randomStep(before: RoundState, chance: Chance): Step {
  const seat = chance.pick(seatsOn(before));
  const action = anyAction(before, seat, chance);
  if (action === undefined) throw new Error(`seat ${seat} has no legal action`);
  const played = play(before, seat, action);
  if (!played.ok) throw new Error(`${writeAction(action)} is legal and refused: ${played.error.code}`);
  return { before, after: played.value.state, seat, action: writeAction(action), events: played.value.events };
}

const isDecline = ({ before, action }: Step): boolean =>
  action.startsWith('pass') && before.table.turn.step === 'drawn';

/** Returns the count of section 8 ("End of a round") after a step, derived from the step's events. */
function countAfter(count: number, step: Step): number {
  const isYardEmpty = step.after.table.boneyard === 0;
  return step.events.reduce((passes, event) => {
    switch (event.type) {
      case 'played':
      case 'built':
      case 'drew':
      case 'marked':
        return 0;
      case 'caught':
        return event.count > 0 ? 0 : passes;
      case 'passed':
        if (isDecline(step)) return 0;
        return isYardEmpty ? passes + 1 : passes;
      case 'skipped':
        return isYardEmpty ? passes + 1 : passes;
      default:
        return passes;
    }
  }, count);
}

describe('a round is blocked', () => {
  test('a round is blocked after as many passes and skips in a row as there are seats, not counting declined tiles', () => {
    fc.assert(
      fc.property(games, ({ seats, seed, ...choice }) => {
        const chance = new Chance(seed);
        let state = dealRound(setupOf(choice, seats), chance);
        let count = 0;
        while (state.table.phase !== 'over') {
          const step = randomStep(state, chance);
          count = countAfter(count, step);
          expect(step.events.some((event) => event.type === 'blocked')).toBe(count >= seats);
          state = step.after;
          if (state.table.phase !== 'over') expect(state.table.passes).toBe(count);
        }
      }),
      RUNS,
    );
  });
});

describe('a stored round', () => {
  test.each([0, 1, 2, 3])('a stored round with a pass count of %i loads and can be played to its end', (passes) => {
    const started = table('hub', 3)
      .train(0, '12-5', 'open')
      .train(1, '12-3', 'open')
      .train(2, '12-4', 'open')
      .hand(0, '9-8 6-6')
      .hand(1, '11-4 7-1')
      .hand(2, '8-0 2-0')
      .boneyard('5-0')
      .does(0, 'draw');
    const stored: unknown = JSON.parse(JSON.stringify({ ...writePosition(started.state), passes }));
    const read = readPosition(stored);
    if (!read.ok) throw new Error(read.error);
    expect(read.value.table.passes).toBe(passes);
    const declined = play(read.value, 0, { do: 'pass' });
    if (!declined.ok) throw new Error(declined.error.code);
    expect(declined.value.state.table).toMatchObject({ phase: 'play', passes: 0, turn: { seat: 1 } });
    const chance = new Chance(passes);
    let { state } = declined.value;
    while (state.table.phase !== 'over') state = randomStep(state, chance).after;
    expect(state.table.scores).toHaveLength(3);
  });
});

describe('a record of a round that ended when declined tiles still counted', () => {
  const setup = { ...setupOf({ preset: 'hub' }, 2), rounds: 1 };

  /**
   * Returns a round recorded until all but one seat have passed in a row, with the pips in hand as its scores.
   * `declined`: whether the seat before them declined a drawn tile.
   */
  function stopOnePassShort(declined: boolean): GameRecord {
    for (let seed = 0; seed < 2000; seed++) {
      const chance = new Chance(seed);
      const opened = openShuffled({ setup, round: 1, usedEngines: [], starter: 0 }, (tiles) => chance.shuffle(tiles));
      const actions: RecordedAction[] = [];
      let { state } = opened;
      let last: Step | undefined;
      while (state.table.phase !== 'over') {
        const step = randomStep(state, chance);
        actions.push({ seat: step.seat, do: step.action });
        state = step.after;
        const isShort = state.table.boneyard === 0 && state.table.passes === setup.seats - 1;
        if (isShort && last !== undefined && declined === (isDecline(last) && last.after.table.boneyard === 0)) {
          const decks = opened.decks.map((deck) => deck.map(tileName));
          const scores = scoresOf(setup.rules, state.secret.hands, { out: null, onDouble: false });
          return { ...recordHead(setup), rounds: [{ engine: '12-12', starter: 0, decks, actions, scores }] };
        }
        last = step;
      }
    }
    throw new Error('no such round was found');
  }

  test('a record of a round that ended when declined tiles still counted replays to its original scores', () => {
    const record = stopOnePassShort(true);
    const seen: string[] = [];
    const replayed = replay(record, ({ table: { phase, scores } }, _, __, events) => {
      seen.push(`${phase} ${String(scores)} ${events.map((event) => event.type).join(' ')}`);
    });
    const scores = record.rounds.map((round) => round.scores);
    expect(replayed).toEqual({ ok: true, value: scores });
    expect(seen.at(-1)).toBe(`over ${String(scores[0])} passed blocked roundOver`);
    expect(seen.at(-2)).toMatch(/^play null/);
  });

  test('a record of a round that ended when declined tiles still counted is rejected with other scores', () => {
    const record = stopOnePassShort(true);
    const rounds = record.rounds.map((round) => ({ ...round, scores: round.scores.map((score) => score + 1) }));
    expect(replay({ ...record, rounds: [...rounds, ...rounds] })).toMatchObject({ ok: false });
    expect(replay({ ...record, rounds })).toEqual({ ok: true, value: [] });
  });

  test('a record of a round that ended when declined tiles still counted is not over if nobody declined', () => {
    expect(replay(stopOnePassShort(false))).toEqual({ ok: true, value: [] });
  });
});
