import type { PlayerState, PlayerStateChange } from '@slow-train/protocol';
import { createEffect, createMemo, createSignal, on, onCleanup, onMount, untrack, type Accessor } from 'solid-js';
import { waitToRetry } from '../client/connection.ts';
import { EMPTY_PLAYER_STATE, LONGEST_NOTES, type PlayerStateParts, type PlayerStateStore } from './player-state.ts';
import { isEmpty, unsavedStore, type Unsaved, type UnsavedStore } from './unsaved.ts';
import { api, call } from '../client/call.ts';
import { Refused } from '../client/http.ts';

export interface PlayerStatePorts {
  readonly game: string;
  /** The desk as the service last told it. */
  readonly saved: Accessor<PlayerState | undefined>;
  /** Takes in what the service tells, unless something newer is known. */
  take(desk: PlayerState): void;
  /** Asks the service at once. */
  refetch(): void;
  readonly store?: UnsavedStore;
  readonly send?: (game: string, change: PlayerStateChange) => Promise<SendResult>;
}

/** Changes within this time go out together: a hand is arranged tile by tile. */
const GATHER_MS = 500;
const LONGEST_PAUSE = 60_000;

/**
 * A desk that follows its player: what changes here shows at once and is sent soon after; what changes elsewhere comes
 * in with the table. Nothing that was changed here is lost by a reload or a lost connection.
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
    const desk = saved() ?? EMPTY_PLAYER_STATE;
    const { parts } = unsaved();
    const readUpTo = Math.max(desk.readUpTo, parts.readUpTo ?? 0);
    return { ...desk, ...parts, readUpTo };
  });

  /** Sends until there is nothing left to send, one change at a time. */
  const run = async (): Promise<void> => {
    if (isSending) return;
    isSending = true;
    let wait = GATHER_MS;
    while (!left.signal.aborted && !isEmpty(sendable(unsaved()))) {
      await waitToRetry(wait, left.signal);
      // Also when the page is left: what was changed last goes out then.
      const sent = sendable(unsaved());
      if (isEmpty(sent)) break;
      const answer = await send(game, changeOf(sent));
      if (answer.kind === 'saved') {
        take(answer.desk);
        put(without(unsaved(), sent.parts, answer.desk.notes));
      } else if (answer.kind === 'refused') put(without(unsaved(), sent.parts, saved()?.notes ?? ''));
      else if (answer.kind === 'overtaken') refetch();
      wait = answer.kind === 'saved' ? GATHER_MS : Math.min(LONGEST_PAUSE, wait * 4);
    }
    isSending = false;
  };

  // Notes of another device come in under those that are being written here: both stay.
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
  // What was not saved when the page was left.
  onMount(() => {
    if (!isEmpty(sendable(unsaved()))) void run();
  });

  return {
    now,
    isKnown: () => saved() !== undefined,
    isSaved: () => isEmpty(unsaved()),
    change(parts) {
      const { parts: before, instead } = untrack(unsaved);
      const base = before.notes === undefined ? (untrack(saved)?.notes ?? '') : instead;
      put({ parts: { ...before, ...parts }, instead: base });
      void run();
    },
  };
}

/** Without notes that the service would refuse: they stay here until they are shorter. */
function sendable(unsaved: Unsaved): Unsaved {
  const { notes, ...others } = unsaved.parts;
  return notes === undefined || notes.length <= LONGEST_NOTES ? unsaved : { ...unsaved, parts: others };
}

function changeOf({ parts: { notes, ...parts }, instead }: Unsaved): PlayerStateChange {
  return notes === undefined ? parts : { ...parts, notes: { text: notes, instead } };
}

/** What is still not saved once these parts are. */
function without({ parts }: Unsaved, sent: PlayerStateParts, notes: string): Unsaved {
  const { arrangement, draft, notes: written, readUpTo } = parts;
  return {
    parts: {
      ...(arrangement === undefined || arrangement === sent.arrangement ? {} : { arrangement }),
      ...(draft === undefined || draft === sent.draft ? {} : { draft }),
      ...(written === undefined || written === sent.notes ? {} : { notes: written }),
      ...(readUpTo === undefined || readUpTo === sent.readUpTo ? {} : { readUpTo }),
    },
    instead: notes,
  };
}

/**
 * Notes that were changed on two devices at once, as one text in which nothing is lost.
 * @param base what both began with
 */
export function mergeNotes(base: string, mine: string, theirs: string): string {
  if (mine === theirs || mine === base) return theirs;
  if (theirs === base) return mine;
  // Most notes only grow: what was added here goes behind what was added there.
  if (mine.startsWith(base)) return theirs + mine.slice(base.length);
  if (theirs.startsWith(base)) return mine + theirs.slice(base.length);
  return `${theirs}\n\n${mine}`;
}

/** What became of a change that was sent. */
export type SendResult =
  | { readonly kind: 'saved'; readonly desk: PlayerState }
  /** The notes have been changed on another device since. */
  | { readonly kind: 'overtaken' }
  /** It will never be taken. */
  | { readonly kind: 'refused' }
  /** No answer, or one that says to come again. */
  | { readonly kind: 'later' };

/** Sends a change of this player's desk once. */
async function sendPlayerState(game: string, change: PlayerStateChange): Promise<SendResult> {
  try {
    const desk = await call(api.games[':id'].desk.$patch, { param: { id: game }, json: change });
    return { kind: 'saved', desk };
  } catch (error) {
    if (!(error instanceof Refused) || error.status >= 500) return { kind: 'later' };
    switch (error.status) {
      case 409:
        return { kind: 'overtaken' };
      // Signed in again, or after a while, it will be taken.
      case 401:
      case 429:
        return { kind: 'later' };
      default:
        return { kind: 'refused' };
    }
  }
}
