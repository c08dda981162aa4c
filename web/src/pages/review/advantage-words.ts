import type { Advantage } from '@slow-train/players/review';
import { tileName } from '@slow-train/rules';
import type { Names } from '#words';
import { reviewText } from '#text/review.ts';

const { why } = reviewText;

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
    case 'runsOut':
      return why.runsOut(advantage.number, advantage.tiles);
    default:
      return advantage satisfies never;
  }
}
