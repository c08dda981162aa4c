import type { Seat } from '@slow-train/rules';
import type { CircleWish, SeenCircle } from './evidence/circles.ts';
import type { InvitationAnswered, MailedAnswer, MailedInvitation, Sitting } from './evidence/invitations.ts';
import type { SeenTournament, TournamentWish } from './evidence/tournaments.ts';
import { isAcknowledged, type Answered, type Intent, type Wish } from './evidence/wish.ts';
import type { ReceiverName } from './faults/fault.ts';

// The observations of clients, receivers and proxies: the checker's evidence. All times are milliseconds of one
// monotonic clock.

export { isAcknowledged, type Answered, type Intent, type Wish };

/** What players do one after the other. */
const GAME_OPERATIONS = ['act', 'poll', 'list', 'plan', 'vote', 'create', 'join', 'start', 'leave'] as const;
/** What they do besides. */
const SOCIAL_OPERATIONS = [
  'say',
  'correct',
  'react',
  'mark',
  'block',
  'openGames',
  'rematch',
  'answer',
  'invite',
  'answerMail',
  'watch',
  'circle',
  'tournament',
] as const;
/** What only people in a simulation do. */
const LIFE = ['account', 'hold'] as const;
export const OPERATIONS = [...GAME_OPERATIONS, ...SOCIAL_OPERATIONS, 'takeOpenSeat', 'wait', ...LIFE] as const;
export type GameOperation = (typeof GAME_OPERATIONS)[number];
export type SocialOperation = (typeof SOCIAL_OPERATIONS)[number];
export type ObservedOperation = (typeof OPERATIONS)[number];

/** One request of a client. A retry is another one. */
export interface ObservedCall {
  readonly client: string;
  readonly operation: ObservedOperation;
  readonly worker: number;
  readonly begun: number;
  readonly ended: number;
  readonly answered: Answered;
}

/** An action that a client decided on, with all its attempts in order. */
export interface ObservedMove {
  readonly client: string;
  readonly game: string;
  readonly key: string;
  readonly seat: Seat;
  /** The revision it was decided on (If-Match). */
  readonly revision: number;
  readonly action: string;
  readonly attempts: Answered[];
}

/** A game that a client wanted to create, under a name of its own. */
export interface Creation {
  readonly client: string;
  readonly name: string;
  readonly begun: number;
  /** The ids that answers named. */
  readonly ids: string[];
}

/** A message that a client wanted to say: a text that no other has, or a phrase. */
export interface Saying extends Intent {
  readonly key: string;
  readonly text: string | null;
  readonly phrase: string | null;
  /** The number under which it was acknowledged. */
  number: number | null;
}

/** A change of a message of one's own: another text, or null to remove what it says. */
export interface Correction extends Intent {
  readonly number: number;
  readonly text: string | null;
}

/** The wish to have nothing to do with somebody any more. */
export interface ObservedBlock extends Intent {
  /** The other client. */
  readonly other: string;
}

/** A request for the game that follows a finished one. */
export interface Rematch extends Intent {
  /** The ids that answers named. */
  readonly ids: string[];
}

/** The wish to wait for a seat in a game like this one. */
export type ObservedWait = Intent;

/** A message as a client has seen it. */
interface HeardMessage {
  readonly number: number;
  readonly version: number;
  /** What it says, as canonical JSON. */
  readonly said: string;
}

/** An answer with talk. */
export interface HeardTalk {
  readonly client: string;
  readonly game: string;
  readonly begun: number;
  readonly ended: number;
  /** The version that the client had; null if it had none. */
  readonly since: number | null;
  readonly version: number;
  readonly hasOlder: boolean;
  readonly messages: readonly HeardMessage[];
}

/** How far a player has read, as an answer had it. */
export interface SeenMarks {
  readonly client: string;
  readonly game: string;
  readonly begun: number;
  readonly ended: number;
  readonly readUpTo: number;
  readonly roundsSeen: number;
  readonly talkReadUpTo: number;
}

/** A game as somebody without a seat has seen it. */
export interface Watched {
  readonly client: string;
  readonly worker: number;
  readonly game: string;
  readonly begun: number;
  readonly ended: number;
  readonly version: string;
  /** Each revision shown, with the round after it as canonical JSON; null if only the version was asked for. */
  readonly frames: readonly { readonly revision: number; readonly round: string }[] | null;
}

/** A game as a client has seen it. */
export interface Observation {
  readonly client: string;
  readonly game: string;
  readonly begun: number;
  readonly ended: number;
  readonly revision: number;
  /** The answer to a retry is the first answer again, and as old as that. */
  readonly isReplay: boolean;
  /** What was shown; null if only the revision was. */
  readonly view: {
    readonly seat: Seat | null;
    readonly status: string;
    readonly round: string;
    readonly scores: string;
  } | null;
}

/** An entry of a game's log as a client has seen it. */
export interface SeenEntry {
  readonly client: string;
  readonly game: string;
  readonly seat: Seat | null;
  readonly revision: number;
  /** Who acted, and the events, as canonical JSON. */
  readonly text: string;
}

/** A message that a receiver has accepted. */
export interface ObservedDelivery {
  readonly receiver: ReceiverName;
  readonly client: string;
  readonly at: number;
  /** The same for every attempt at one message; of a push, its topic. */
  readonly key: string;
  /** Of a webhook: the game or the tournament, the event, and when it happened. */
  readonly about: { readonly game: string; readonly event: string; readonly happenedAt: string } | null;
  /** Whether the sender was told. */
  isAcknowledged: boolean;
}

/** A time in which a sender may have lost what it knew about messages just sent. */
export interface LossWindow {
  readonly from: number;
  readonly to: number;
}

/** All evidence of one run. */
export class RunRecord {
  calls: ObservedCall[] = [];
  moves: ObservedMove[] = [];
  readonly creations: Creation[] = [];
  observations: Observation[] = [];
  deliveries: ObservedDelivery[] = [];
  readonly losses: LossWindow[] = [];
  sayings: Saying[] = [];
  corrections: Correction[] = [];
  readonly blocks: ObservedBlock[] = [];
  readonly rematches: Rematch[] = [];
  readonly waits: ObservedWait[] = [];
  heard: HeardTalk[] = [];
  marks: SeenMarks[] = [];
  watched: Watched[] = [];
  readonly sittings: Sitting[] = [];
  readonly answers: InvitationAnswered[] = [];
  readonly mailedInvitations: MailedInvitation[] = [];
  readonly mailedAnswers: MailedAnswer[] = [];
  readonly circleWishes: CircleWish[] = [];
  readonly circlesSeen: SeenCircle[] = [];
  readonly tournamentWishes: TournamentWish[] = [];
  readonly tournamentsSeen: SeenTournament[] = [];
  /** From then on nobody writes any more. */
  restedAt = Infinity;
  /** Clients without a webhook. */
  readonly unhooked: string[] = [];
  /** Clients that have deleted their accounts, and when they asked for it. */
  readonly gone: { readonly client: string; readonly at: number }[] = [];
  /** Games that a client has asked to leave: the last to leave closes it. */
  readonly left = new Set<string>();
  readonly #entries = new Map<string, SeenEntry>();
  readonly #texts = new Map<string, string>();

  /** Games of which nothing is written down any more. */
  #settled: ReadonlySet<string> = new Set();

  /** Every different entry, with the first client that saw it. */
  get entries(): readonly SeenEntry[] {
    return [...this.#entries.values()];
  }

  /** Whether a game is forgotten. */
  isSettled(game: string): boolean {
    return this.#settled.has(game);
  }

  /** Forgets what was right when it was looked at, and cannot become wrong: all that was seen, but for the latest. */
  forgetSeen(): void {
    this.calls = [];
    this.#entries.clear();
    this.#texts.clear();
    const latest = new Map<string, Observation>();
    for (const one of this.observations)
      if (!one.isReplay && one.revision >= (latest.get(one.game)?.revision ?? 0)) latest.set(one.game, one);
    this.observations = [...latest.values()].map((one) => ({ ...one, view: null }));
  }

  /** Forgets everything about these games. */
  forget(settled: ReadonlySet<string>): void {
    this.#settled = settled;
    const isOpen = ({ game }: { readonly game: string }): boolean => !settled.has(game);
    this.observations = this.observations.filter(isOpen);
    this.moves = this.moves.filter(isOpen);
    this.sayings = this.sayings.filter(isOpen);
    this.corrections = this.corrections.filter(isOpen);
    this.heard = this.heard.filter(isOpen);
    this.marks = this.marks.filter(isOpen);
    this.watched = this.watched.filter(isOpen);
    this.deliveries = this.deliveries.filter(({ about, key }) => {
      const game = about?.game ?? /^(?:table|talk)-(.*)/.exec(key)?.[1];
      return game === undefined || !settled.has(game);
    });
  }

  seeEntry(entry: SeenEntry): void {
    const { game, seat, revision, text } = entry;
    const key = `${game} ${seat} ${revision} ${text}`;
    if (!this.#entries.has(key)) this.#entries.set(key, entry);
  }

  /** Returns the same text; equal ones are kept once. */
  intern(text: string): string {
    const known = this.#texts.get(text) ?? text;
    this.#texts.set(known, known);
    return known;
  }
}

/** What the checker looks at. */
export type RunEvidence = Omit<RunRecord, 'seeEntry' | 'intern' | 'forget' | 'forgetSeen' | 'isSettled'>;

export const now = (): number => performance.now();
