/** A mail about tables: what it says, before anything is drawn. In sentences, `*this*` is strong. */
export interface TableLetter {
  readonly subject: string;
  /** Shown in lists beside the subject, on locked screens too: nothing of a hand. */
  readonly preview: string;
  readonly heading: string;
  readonly lead: string;
  readonly blocks: readonly Block[];
  /** The one thing to do. */
  readonly button: Link;
  /** What stands below that, for who wants to know more. */
  readonly below: readonly Block[];
  /** Why it was written. */
  readonly why: string;
  /** Stops more of its kind. */
  readonly stop: Link;
}

export interface Link {
  readonly words: string;
  readonly link: string;
}

/** One part of a letter; they stand below each other. */
export type Block =
  | WordsBlock
  | DepartureBlock
  | NewsBlock
  | PlacesBlock
  | TrainsBlock
  | HandBlock
  | ScoresBlock
  | FactsBlock
  | TableBlock;

export interface WordsBlock {
  readonly kind: 'words';
  readonly sentence: string;
}

/** The clock row. */
export interface DepartureBlock {
  readonly kind: 'departure';
  /** `Thursday 08:40`. */
  readonly time: string;
  readonly more: string;
}

/** What happened, oldest first. */
export interface NewsBlock {
  readonly kind: 'news';
  readonly title: string;
  /** What is left out; null where all of it is there. */
  readonly before: string | null;
  readonly lines: readonly NewsLine[];
}
export interface NewsLine {
  /** The tile that was played, as it lies: the end towards the engine first. */
  readonly tile: string | null;
  readonly sentence: string;
}

/** Where the reader may play now, and which tiles of theirs fit there. */
export interface PlacesBlock {
  readonly kind: 'places';
  readonly title: string;
  /** What to do where no tile fits, or what comes first. */
  readonly sentence: string | null;
  readonly places: readonly Place[];
}
export interface Place {
  readonly name: string;
  /** The open end. */
  readonly end: number;
  /** `ends in 7`. */
  readonly words: string;
  readonly tiles: readonly string[];
}

/** Every train of the table. */
export interface TrainsBlock {
  readonly kind: 'trains';
  readonly title: string;
  readonly trains: readonly TrainLine[];
}
export interface TrainLine extends Omit<Place, 'tiles'> {
  /** `8 tiles in hand`; null for the Mexican train. */
  readonly hand: string | null;
  /** What is to be seen on it: that all may play there, or a double that has to be covered. */
  readonly signals: readonly Signal[];
}
export interface Signal {
  readonly tone: 'open' | 'double';
  readonly words: string;
}

export interface HandBlock {
  readonly kind: 'hand';
  readonly title: string;
  readonly tiles: readonly string[];
}

/** Pips by seat, best first. */
export interface ScoresBlock {
  readonly kind: 'scores';
  readonly title: string;
  /** What each column is. */
  readonly head: readonly string[];
  /** The name first. */
  readonly rows: readonly (readonly string[])[];
}

/** What there is to know of a table before one sits down. */
export interface FactsBlock {
  readonly kind: 'facts';
  readonly facts: readonly { readonly name: string; readonly value: string }[];
}

/** One of several tables. */
export interface TableBlock {
  readonly kind: 'table';
  readonly name: string;
  readonly state: string;
  /** Whether it waits for the reader. */
  readonly waits: boolean;
  readonly lines: readonly NewsLine[];
  readonly before: string | null;
  readonly button: Link;
}
