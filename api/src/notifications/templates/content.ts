import type { Language } from '@slow-train/protocol/languages';

/** What a mail says, before it is rendered. In sentences, `*this*` is strong. */
export interface MailContent {
  readonly language: Language;
  readonly subject: string;
  /** Mail programs show it next to the subject, on locked screens too: no tile of a hand. */
  readonly preview: string;
  readonly heading: string;
  /** A quiet line below the heading. */
  readonly lead: string | null;
  /** Above the button, which has to be on a phone’s first screen: little. */
  readonly blocks: readonly Block[];
  /** The one thing to do. */
  readonly button: Link | null;
  /** Everything else, below the button. */
  readonly below: readonly Block[];
  /** Small print. */
  readonly notes: readonly string[];
  readonly footer: Footer;
}

export interface Link {
  readonly text: string;
  readonly href: string;
}

/** The last lines of a mail. */
export interface Footer {
  /** Why it was sent, and how to get less of it. */
  readonly reason: string | null;
  readonly links: readonly Link[];
  /** The address of the game. */
  readonly appUrl: string;
}

/** One part of a mail. */
export type Block =
  | SentenceBlock
  | CodeBlock
  | DeadlineBlock
  | NewsBlock
  | PlacesBlock
  | TrainsBlock
  | HandBlock
  | ScoresBlock
  | FactsBlock
  | GameBlock;

interface SentenceBlock {
  readonly kind: 'sentence';
  readonly sentence: string;
}

/** A code to type, shown large. */
interface CodeBlock {
  readonly kind: 'code';
  /** `123 456`. */
  readonly code: string;
}

/** The reader's deadline. */
interface DeadlineBlock {
  readonly kind: 'deadline';
  /** `Thu 08:40`. */
  readonly time: string;
  /** `21 h left for your move`. */
  readonly more: string;
}

/** What happened, oldest first. */
export interface NewsBlock extends News {
  readonly kind: 'news';
  readonly title: string;
}
export interface News {
  /** Says how much is left out; null when nothing is. */
  readonly omitted: string | null;
  readonly lines: readonly NewsLine[];
}
interface NewsLine {
  /** The tile that was played, as it lies: the end towards the engine first. */
  readonly tile: string | null;
  readonly sentence: string;
}

/** The trains on which the reader can play now, and their tiles that fit there. */
export interface PlacesBlock {
  readonly kind: 'places';
  readonly title: string;
  /** What to do when no tile fits, or when something else comes first. */
  readonly sentence: string | null;
  readonly places: readonly ContentPlace[];
  /** What a press does, for a mail that can be played from. */
  readonly note: string | null;
  /** Where to draw, pass or build from such a mail. */
  readonly other: Link | null;
}
export interface ContentPlace {
  readonly name: string;
  /** The pips at the open end. */
  readonly end: number;
  /** `ends in 7`. */
  readonly endText: string;
  readonly tiles: readonly PlacedTile[];
}
interface PlacedTile {
  readonly name: string;
  /** Where it is played from the mail; null in a mail that cannot be played from. */
  readonly href: string | null;
}

/** Every train of the game. */
interface TrainsBlock {
  readonly kind: 'trains';
  readonly title: string;
  readonly trains: readonly TrainLine[];
}
export interface TrainLine extends Omit<ContentPlace, 'tiles'> {
  /** `8 tiles in hand`; null for the Mexican train. */
  readonly hand: string | null;
  /** What is special about it: open to all, or an open double. */
  readonly tags: readonly Tag[];
}
export interface Tag {
  readonly tone: 'open' | 'double';
  readonly text: string;
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
  /** The heading of each column. */
  readonly head: readonly string[];
  /** The name first. */
  readonly rows: readonly (readonly string[])[];
}

/** What to know about a game before joining it. */
export interface FactsBlock {
  readonly kind: 'facts';
  readonly facts: readonly { readonly name: string; readonly value: string }[];
}

/** One of several games. */
export interface GameBlock extends News {
  readonly kind: 'game';
  readonly name: string;
  readonly state: string;
  /** Whether the game waits for the reader. */
  readonly waits: boolean;
  readonly link: Link;
}
