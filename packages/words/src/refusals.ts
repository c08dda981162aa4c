import { tileName, type MexicanWait, type Refusal, type RefusalCode, type Tile, type TrainId } from '@slow-train/rules';
import { tileText } from './common.ts';

/** Words for the sentences; empty if the refusal is not about one. */
interface About {
  readonly tile: string;
  readonly train: string;
  readonly end: string;
  readonly double: string;
  /** What a Mexican train waits for; undefined if the refusal is not about that. */
  readonly until: MexicanWait | undefined;
  /** Whether another double would do, or only a double. */
  readonly orDouble: boolean;
}

/** A language's sentences, and their words where a refusal leaves something out. */
export interface RefusalForms {
  readonly sentences: { readonly [code in RefusalCode]: (about: About) => string };
  readonly thatTile: string;
  readonly thatTrain: string;
  readonly thatEnd: string;
}

/** Returns the sentence players read (docs/rules.md section 10). `nameOf` returns a train's name in this game. */
export type Explain = (refusal: Refusal, nameOf: (train: TrainId) => string) => string;

/** Returns that function in one language. */
export function refusalsWith({ sentences, thatTile, thatTrain, thatEnd }: RefusalForms): Explain {
  return ({ code, tile, double, train, end, until, orDouble }, nameOf) =>
    sentences[code]({
      tile: tile === undefined ? thatTile : shown(tile),
      double: double === undefined ? '' : shown(double),
      train: train === undefined ? thatTrain : nameOf(train),
      end: end === undefined ? thatEnd : String(end),
      until,
      orDouble: orDouble === true,
    });
}

function shown(tile: Tile): string {
  return tileText(tileName(tile));
}
