import { tileName, type TrainId } from '@slow-train/rules';
import type { Names } from '#words';
import { roundEndText } from '#text/replay.ts';
import type { LastPlay } from './round-result.ts';
import type { RoundFact } from './round-facts.ts';

const words = roundEndText.facts;

/** Returns a fact about a round as a sentence; `*this*` is strong. */
export function factSentence(fact: RoundFact, names: Names): string {
  switch (fact.kind) {
    case 'blockedBy':
      return words.blockedBy(tileName(fact.tile));
    case 'longestTrain':
      return words.longestTrain(trainAsSubject(fact.train, names), fact.tiles);
    case 'openDouble':
      return words.openDouble(tileName(fact.tile), fact.turns);
    case 'mostDraws':
      return words.mostDraws({ name: names.seat(fact.seat), isYou: names.isYou(fact.seat) }, fact.draws);
    case 'longestRun':
      return words.longestRun({ name: names.seat(fact.seat), isYou: names.isYou(fact.seat) }, fact.turns);
    default:
      return fact satisfies never;
  }
}

/** Returns the place of the last tile in words, from the point of view of the player who laid it. */
export function lastPlayWords({ seat, tile, train }: LastPlay, names: Names): string {
  const { own, mexican, of } = roundEndText.trains;
  const where =
    train === seat
      ? own
      : typeof train !== 'number'
        ? mexican
        : names.isYou(train)
          ? names.train(train)
          : of(names.seat(train));
  return roundEndText.last(tileName(tile), where);
}

function trainAsSubject(train: TrainId, names: Names): string {
  if (typeof train !== 'number') return words.mexicanTrain;
  return names.isYou(train) ? words.ownTrain : words.trainOf(names.seat(train));
}
