import type { PlayerState, PlayerStateChange } from '@slow-train/protocol';
import { createEffect, createMemo, createSignal, on, onCleanup, onMount, untrack, type Accessor } from 'solid-js';
import { waitToRetry } from '../client/connection.ts';
import { EMPTY_PLAYER_STATE, LONGEST_NOTES, type PlayerStateParts, type PlayerStateStore } from './player-state.ts';
import { hasNothing, unsavedStore, type Unsaved, type UnsavedStore } from './unsaved.ts';
import { api, call } from '../client/call.ts';
import { fateOf } from '../client/fate.ts';

export interface PlayerStatePorts {
  readonly game: string;
  /** The state in the service's last answer. */
  readonly saved: Accessor<PlayerState | undefined>;
  /** Takes the service's answer, unless something newer is known. */
  take(state: PlayerState): void;
  /** Reads the state from the service at once. */
  refetch(): void;
  readonly store?: UnsavedStore;
  readonly send?: (game: string, change: PlayerStateChange) => Promise<SaveOutcome>;
}

/** Changes within this time are sent together: a hand is arranged tile by tile. */
const GATHER_MS = 500;
const LONGEST_PAUSE = 60_000;

/**
 * Creates the state of one player in one game, the same on all their devices: changes made here show at once and are
 * sent soon after, changes made elsewhere arrive with the game. Neither a reload nor a lost connection loses a change.
 */
export function createPlayerState({ game, saved, take, refetch, ...rest }: PlayerStatePorts): PlayerStateStore {
  const { store = unsavedStore(), send = sendPlayerState } = rest;
  const [unsaved, setUnsaved] = createSignal<Unsaved>(store.load(game));
  const left = new AbortController();
  onCleanup(() => left.abort());
  let isSending = false;

  const put = (next: Unsaved): void => {
    setUnsaved(next);
    store.save(game, next);
  };
  const now = createMemo<PlayerState>(() => {
    const state = saved() ?? EMPTY_PLAYER_STATE;
    const { parts } = unsaved();
    const readUpTo = Math.max(state.readUpTo, parts.readUpTo ?? 0);
    const roundsSeen = Math.max(state.roundsSeen, parts.roundsSeen ?? 0);
    const talkReadUpTo = Math.max(state.talkReadUpTo, parts.talkReadUpTo ?? 0);
    return { ...state, ...parts, readUpTo, roundsSeen, talkReadUpTo };
  });

  /** Sends until there is nothing left to send, one change at a time. */
  const run = async (): Promise<void> => {
    if (isSending) return;
    isSending = true;
    let wait = GATHER_MS;
    let least = 0;
    while (!left.signal.aborted && !hasNothing(sendable(unsaved()))) {
      await waitToRetry(wait, left.signal, least);
      // Even after the page was left, so that the last changes are sent.
      const sent = sendable(unsaved());
      if (hasNothing(sent)) break;
      const answer = await send(game, changeOf(sent));
      if (answer.kind === 'saved') {
        take(answer.state);
        put(without(unsaved(), sent.parts, answer.state.notes));
      } else if (answer.kind === 'refused') put(without(unsaved(), sent.parts, saved()?.notes ?? ''));
      else if (answer.kind === 'overtaken') refetch();
      least = answer.kind === 'later' ? answer.wait : 0;
      wait = answer.kind === 'saved' ? GATHER_MS : Math.min(LONGEST_PAUSE, wait * 4);
    }
    isSending = false;
  };

  // Merges notes from another device into those being written here: both stay.
  createEffect(
    on(
      () => saved()?.notes,
      (theirs) => {
        const { parts, instead } = untrack(unsaved);
        if (theirs === undefined || parts.notes === undefined || theirs === instead) return;
        put({ parts: { ...parts, notes: mergeNotes(instead, parts.notes, theirs) }, instead: theirs });
      },
    ),
  );
  // Sends the changes that were not saved when the page was left last.
  onMount(() => {
    if (!hasNothing(sendable(unsaved()))) void run();
  });

  return {
    now,
    isKnown: () => saved() !== undefined,
    isSaved: () => hasNothing(unsaved()),
    change(parts) {
      const { parts: before, instead } = untrack(unsaved);
      const base = before.notes === undefined ? (untrack(saved)?.notes ?? '') : instead;
      put({ parts: { ...before, ...parts }, instead: base });
      void run();
    },
  };
}

/** Leaves out notes that are too long for the service: they stay here until they are shorter. */
function sendable(unsaved: Unsaved): Unsaved {
  const { notes, ...others } = unsaved.parts;
  return notes === undefined || notes.length <= LONGEST_NOTES ? unsaved : { ...unsaved, parts: others };
}

function changeOf({ parts: { notes, ...parts }, instead }: Unsaved): PlayerStateChange {
  return notes === undefined ? parts : { ...parts, notes: { text: notes, instead } };
}

/** Returns the changes that are still unsaved once the sent parts are saved. */
function without({ parts }: Unsaved, sent: PlayerStateParts, notes: string): Unsaved {
  const { arrangement, draft, notes: written, readUpTo, roundsSeen, talkReadUpTo, isTalkMuted } = parts;
  return {
    parts: {
      ...(arrangement === undefined || arrangement === sent.arrangement ? {} : { arrangement }),
      ...(draft === undefined || draft === sent.draft ? {} : { draft }),
      ...(written === undefined || written === sent.notes ? {} : { notes: written }),
      ...(readUpTo === undefined || readUpTo === sent.readUpTo ? {} : { readUpTo }),
      ...(roundsSeen === undefined || roundsSeen === sent.roundsSeen ? {} : { roundsSeen }),
      ...(talkReadUpTo === undefined || talkReadUpTo === sent.talkReadUpTo ? {} : { talkReadUpTo }),
      ...(isTalkMuted === undefined || isTalkMuted === sent.isTalkMuted ? {} : { isTalkMuted }),
    },
    instead: notes,
  };
}

/**
 * Merges notes that were changed on two devices at once, without losing text.
 * @param base the text both started from
 */
export function mergeNotes(base: string, mine: string, theirs: string): string {
  if (mine === theirs || mine === base) return theirs;
  if (theirs === base) return mine;
  // Most notes only grow: text added here goes after text added there.
  if (mine.startsWith(base)) return theirs + mine.slice(base.length);
  if (theirs.startsWith(base)) return mine + theirs.slice(base.length);
  return `${theirs}\n\n${mine}`;
}

/** The outcome of sending a change. */
export type SaveOutcome =
  | { readonly kind: 'saved'; readonly state: PlayerState }
  /** The notes have been changed on another device since. */
  | { readonly kind: 'overtaken' }
  /** It will never be accepted. */
  | { readonly kind: 'refused' }
  /** No answer, or one that says to try again after this time, in milliseconds. */
  | { readonly kind: 'later'; readonly wait: number };

/** Sends a change of the player state once. */
async function sendPlayerState(game: string, change: PlayerStateChange): Promise<SaveOutcome> {
  try {
    const state = await call(api.games[':id']['player-state'].$patch, { param: { id: game }, json: change });
    return { kind: 'saved', state };
  } catch (error) {
    const fate = fateOf(error);
    switch (fate.kind) {
      case 'conflict':
        return { kind: 'overtaken' };
      case 'later':
        return fate;
      // It will be accepted after signing in again.
      case 'signedOut':
        return { kind: 'later', wait: 0 };
      case 'gone':
      case 'stale':
      case 'refused':
        return { kind: 'refused' };
      default:
        return fate satisfies never;
    }
  }
}
