import { chooseAction, ratedPlays, recordGame, type RatedPlay } from '@slow-train/players';
import {
  at,
  MEXICAN,
  openShuffled,
  parseSetup,
  parseTile,
  play,
  scoresOf,
  viewFor,
  type Event,
  type PresetName,
  type RoundState,
  type Seat,
  type Setup,
  type Tile,
} from '@slow-train/rules';
import { namesOf } from '#words';
import { describe, expect, test } from 'vitest';
import { factSentence, lastPlayWords } from '../../../src/panels/round-end/fact-words.ts';
import { ownRound } from '../../../src/panels/round-end/own-round.ts';
import { roundFacts, type RoundFact } from '../../../src/panels/round-end/round-facts.ts';
import { framesOfRound, lastTrain, roundResult, seatsByPips } from '../../../src/panels/round-end/round-result.ts';
import { replayRecord, type RecordFrame } from '../../../src/playback/record-timeline.ts';
import { person } from '../../fixtures.ts';
import { recordOf } from '../../playback/records.ts';

const PRESETS = ['hub', 'station', 'bonepile', 'roundhouse', 'caravan', 'house-rules'] as const;

/** The rounds of a recorded game, as frames. */
function roundsOf(record: unknown): readonly (readonly RecordFrame[])[] {
  const replayed = replayRecord(record);
  if (!replayed.ok) throw new Error(replayed.error.message);
  return replayed.value.rounds.map(({ round }) => framesOfRound(replayed.value, round));
}

function setupOf(preset: PresetName, seats: number, rounds: number): Setup {
  const setup = parseSetup({ preset }, seats, undefined, rounds);
  if (!setup.ok) throw new Error(setup.error);
  return setup.value;
}

const tile = (name: string): Tile => {
  const parsed = parseTile(name);
  if (parsed === undefined) throw new Error(`no tile: ${name}`);
  return parsed;
};

/** Always the same, so that rounds are. */
const shuffle = (tiles: readonly Tile[]): Tile[] =>
  [0, 1, 2, 3, 4].flatMap((step) => tiles.filter((_, index) => (index * 3) % 5 === step));

const names = namesOf({ seats: [person('Ines'), person('Ana'), person('Bo')], you: { seat: 0 } });

describe.each(PRESETS)('a finished round of %s', (preset) => {
  const rounds = roundsOf(recordOf(preset));

  test('a finished round shows the tiles that its scores count', () => {
    for (const frames of rounds) {
      const { table } = at(frames, frames.length - 1).state;
      const hands = roundResult(frames)?.hands ?? [];
      const empty = hands.findIndex((hand) => hand.length === 0);
      const end = { out: empty < 0 ? null : empty, onDouble: false };
      expect(scoresOf(table.rules, hands, end)).toEqual(table.scores);
    }
  });

  test('a finished round has its last tile at the end of the train that it went to, and all tiles in line', () => {
    for (const frames of rounds) {
      const result = roundResult(frames);
      const train = lastTrain(frames, result);
      expect(train?.tiles.at(-1)?.tile).toBe(result?.last?.tile);
      const [, ...rest] = train?.tiles ?? [];
      expect(rest.map(({ inward }) => inward)).toEqual(train?.tiles.slice(0, -1).map(({ outward }) => outward) ?? []);
    }
  });

  test('a finished round has no result before its last action', () => {
    for (const frames of rounds) expect(roundResult(frames.slice(0, -1))).toBeNull();
  });
});

test('seats are listed by their pips, fewest first', () => {
  expect(seatsByPips([19, 0, 40, 19])).toEqual([1, 0, 3, 2]);
});

describe('the facts of a round', () => {
  /** A real last frame, with events of our own: its trains are those on the table. */
  const factsOf = (events: readonly Event[]): readonly RoundFact[] => {
    const [frames] = roundsOf(recordOf('bonepile'));
    const end = frames?.at(-1);
    if (end === undefined) throw new Error('no round');
    return roundFacts([{ ...end, events }]);
  };
  const turn = (seat: Seat): Event => ({ type: 'turnBegan', seat });
  const drew = (seat: Seat): Event => ({ type: 'drew', seat, tile: tile('1-0') });
  const played = (seat: Seat): Event => ({ type: 'played', seat, tile: tile('2-1'), train: seat, end: 1 });

  test('the facts of a round name the double that stood open for the most turns, if for three at least', () => {
    const open: Event = { type: 'doubleOpened', train: MEXICAN, tile: tile('7-7') };
    const covered: Event = { type: 'doubleCovered', train: MEXICAN, tile: tile('7-7') };
    expect(factsOf([open, turn(0), turn(1), turn(2), covered, turn(0)])).toContainEqual({
      kind: 'openDouble',
      tile: tile('7-7'),
      turns: 3,
    });
    const short = factsOf([open, turn(0), turn(1), covered, turn(2)]);
    expect(short.filter(({ kind }) => kind === 'openDouble')).toEqual([]);
  });

  test('the facts of a round name who drew most, and who played most turns in a row without drawing', () => {
    const events = [0, 1, 2, 3].flatMap(() => [turn(0), drew(0), turn(1), played(1)]);
    expect(factsOf(events)).toEqual([
      expect.objectContaining({ kind: 'longestTrain' }),
      { kind: 'mostDraws', seat: 0, draws: 4 },
      { kind: 'longestRun', seat: 1, turns: 4 },
    ]);
  });

  test('the facts of a round count a double and its cover as one turn of a run', () => {
    const events = [0, 1].flatMap(() => [turn(1), played(1), played(1)]);
    expect(factsOf(events).filter(({ kind }) => kind === 'longestRun')).toEqual([]);
  });

  test('the facts of a round are sentences with the names of the table', () => {
    expect(factSentence({ kind: 'longestTrain', train: 0, tiles: 9 }, names)).toBe(
      '*Your train* got longest: 9 tiles.',
    );
    expect(factSentence({ kind: 'longestTrain', train: 1, tiles: 9 }, names)).toBe(
      '*Ana’s train* got longest: 9 tiles.',
    );
    expect(factSentence({ kind: 'mostDraws', seat: 2, draws: 3 }, names)).toBe('*Bo* drew three times.');
    expect(factSentence({ kind: 'blockedBy', tile: tile('7-7') }, names)).toContain('7‑7');
    expect(lastPlayWords({ seat: 1, tile: tile('8-2'), train: 1 }, names)).toBe('8‑2, own train');
    expect(lastPlayWords({ seat: 1, tile: tile('8-2'), train: 0 }, names)).toBe('8‑2, your train');
    expect(lastPlayWords({ seat: 1, tile: tile('8-2'), train: 2 }, names)).toBe('8‑2, Bo’s train');
    expect(lastPlayWords({ seat: 0, tile: tile('8-2'), train: MEXICAN }, names)).toBe('8‑2, Mexican train');
  });
});

describe('the analysis of my own round', () => {
  const setup = setupOf('bonepile', 3, 1);
  /** Plays a round by the computer player's choices; `worst` picks the first choice between plays in a seat. */
  function framesOf(worst: Seat | null): readonly RecordFrame[] {
    let { state }: { state: RoundState } = openShuffled({ setup, round: 1, usedEngines: [], starter: 0 }, shuffle);
    const frames: RecordFrame[] = [{ state, round: 1, action: 0, events: [] }];
    let hasErred = false;
    while (state.table.scores === null) {
      const { seat } = state.table.turn;
      const view = viewFor(state, seat);
      const rated = ratedPlays(view);
      const least = rated.at(-1);
      const isWorse = least !== undefined && least.value < (rated[0]?.value ?? 0);
      const wrong: RatedPlay['play'] | undefined = !hasErred && seat === worst && isWorse ? least.play : undefined;
      hasErred ||= wrong !== undefined;
      const next = play(state, seat, wrong ?? chooseAction(view));
      if (!next.ok) throw new Error(next.error.code);
      state = next.value.state;
      frames.push({ state, round: 1, action: frames.length, events: next.value.events });
    }
    return frames;
  }

  test('the analysis of my own round depends on nothing that the seat could not see', () => {
    const frames = framesOf(1);
    const hidden = frames.map((frame) => {
      const { hands, pending } = frame.state.secret;
      const others = hands.map((hand, seat) => (seat === 1 ? hand : []));
      return { ...frame, state: { ...frame.state, secret: { hands: others, pending, boneyard: [] } } };
    });
    expect(ownRound(hidden, 1)).toEqual(ownRound(frames, 1));
  });

  test('the analysis of my own round finds a chance for every tile that could have gone, and for no other', () => {
    const frames = framesOf(null);
    const end = at(frames, frames.length - 1);
    for (const seat of [0, 1, 2]) {
      const { left } = ownRound(frames, seat);
      expect(left.map((one) => one.tile)).toEqual(end.state.secret.hands[seat]);
      for (const { tile: one, why } of left) {
        const could = frames
          .slice(0, -1)
          .some(({ state }) => ratedPlays(viewFor(state, seat)).some((rated) => rated.play.tile === one));
        expect(why === 'chance').toBe(could);
      }
    }
  });
});

test('every round of games that computer players have played has facts', () => {
  const setup = setupOf('station', 4, 2);
  for (const frames of roundsOf(recordGame({ setup, shuffle, withLegal: false })))
    expect(roundFacts(frames).length).toBeGreaterThan(0);
});
