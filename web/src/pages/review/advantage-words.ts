import type { Advantage } from '@slow-train/players/review';
import type { Level } from '@slow-train/protocol';
import { tileName } from '@slow-train/rules';
import type { Names } from '#words';
import { reviewText } from '#text/replay.ts';

const { why, because } = reviewText;

/** Says why a move was better. */
export function advantageWords(advantage: Advantage, names: Names): string {
  switch (advantage.why) {
    case 'goesOut':
    case 'plays':
    case 'waits':
    case 'onlyThere':
    case 'lifts':
    case 'average':
      return why[advantage.why];
    case 'longerBuild':
    case 'shorterBuild':
    case 'keepsTrain':
    case 'keepsPlaces':
      return why[advantage.why](advantage.tiles);
    case 'heavierBuild':
    case 'heavier':
      return why[advantage.why](advantage.pips);
    case 'openDouble':
    case 'double':
      return why[advantage.why](tileName(advantage.double));
    case 'coveredDouble':
      return why.coveredDouble(tileName(advantage.double), tileName(advantage.by));
    case 'nearlyOut':
      return why.nearlyOut(names.seat(advantage.seat), advantage.tiles, advantage.pips);
    case 'newNumber':
      return why.newNumber(names.seat(advantage.seat));
    case 'runsOut':
      return why.runsOut(advantage.number, advantage.tiles);
    default:
      return advantage satisfies never;
  }
}

/** Says why a computer of this level made its move, in its own words. */
export function becauseWords(advantage: Advantage, level: Level): string {
  if (level === 'beginner' || level === 'casual') return because[level];
  switch (advantage.why) {
    case 'goesOut':
    case 'plays':
    case 'waits':
    case 'longerBuild':
    case 'heavierBuild':
    case 'shorterBuild':
    case 'double':
    case 'onlyThere':
    case 'lifts':
    case 'keepsTrain':
    case 'keepsPlaces':
    case 'newNumber':
    case 'average':
      return because[advantage.why];
    case 'openDouble':
      return because.openDouble(tileName(advantage.double));
    case 'coveredDouble':
      return because.coveredDouble(tileName(advantage.double), tileName(advantage.by));
    case 'nearlyOut':
      return because.nearlyOut(advantage.tiles);
    case 'runsOut':
      return because.runsOut(advantage.number);
    case 'heavier':
      return because.heavier(advantage.pips);
    default:
      return advantage satisfies never;
  }
}
