import { explain, type Tile } from '@slow-train/rules';
import type { Names } from '@slow-train/words';
import { text } from '../text/en.ts';
import { refusalsFor, trainsFor, type Choice, type Situation } from './selection.ts';
import { trainOrder } from './trains.ts';

/** Why a tile does not go: one sentence, and the trains of which it holds. */
export interface Why {
  readonly trains: string;
  readonly sentence: string;
}

/** One sentence from the rules for every train that refuses the tile; trains of which the same holds share it. */
export function whyNot(now: Situation, tile: Tile, choice: Choice, names: Names): readonly Why[] {
  const order = trainOrder(now.view.table, now.view.seat);
  const refused = refusalsFor(now, tile, order, choice.draft);
  const bySentence = new Map<string, string[]>();
  for (const { train, refusal } of refused) {
    // The row names its train already; only another one, which has to come first, is named in the sentence.
    const sentence = explain(refusal, (named) => (named === train ? text.why.thisTrain : names.train(named)));
    bySentence.set(sentence, [...(bySentence.get(sentence) ?? []), names.row(train)]);
  }
  return [...bySentence].map(([sentence, trains]) => ({
    trains:
      now.mode === 'building' ? text.why.next : trains.length === order.length ? text.why.allTrains : trains.join(', '),
    sentence,
  }));
}

/** The heading: about the other trains where some take the tile. */
export function whyTitle(now: Situation, tile: Tile, name: string): string {
  return trainsFor(now, tile).length > 0 ? text.why.others : text.why.title(name);
}
