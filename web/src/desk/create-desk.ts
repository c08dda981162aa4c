import type { Desk, DeskChange } from '@slow-train/protocol';
import { createEffect, createMemo, createSignal, on, onCleanup, onMount, untrack, type Accessor } from 'solid-js';
import { pause } from '../api/connection.ts';
import { mergeNotes } from './merge-notes.ts';
import { EMPTY_DESK, LONGEST_NOTES, type DeskParts, type PlayerDesk } from './player-desk.ts';
import { sendDesk, type Sent } from './send-desk.ts';
import { isEmpty, unsavedStore, type Unsaved, type UnsavedStore } from './unsaved.ts';

export interface DeskPorts {
  readonly game: string;
  /** The desk as the service last told it. */
  readonly kept: Accessor<Desk | undefined>;
  /** Takes in what the service tells, unless something newer is known. */
  take(desk: Desk): void;
  /** Asks the service at once. */
  lookAgain(): void;
  readonly store?: UnsavedStore;
  readonly send?: (game: string, change: DeskChange) => Promise<Sent>;
}

/** Changes within this time go out together: a hand is arranged tile by tile. */
const GATHER_MS = 500;
const LONGEST_PAUSE = 60_000;

/**
 * A desk that follows its player: what changes here shows at once and is sent soon after; what changes elsewhere comes
 * in with the table. Nothing that was changed here is lost by a reload or a lost connection.
 */
export function createDesk({ game, kept, take, lookAgain, ...rest }: DeskPorts): PlayerDesk {
  const { store = unsavedStore(), send = sendDesk } = rest;
  const [unsaved, setUnsaved] = createSignal<Unsaved>(store.load(game));
  const left = new AbortController();
  onCleanup(() => left.abort());
  let isSending = false;

  const put = (next: Unsaved): void => {
    setUnsaved(next);
    store.save(game, next);
  };
  const now = createMemo<Desk>(() => {
    const desk = kept() ?? EMPTY_DESK;
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
      await pause(wait, left.signal);
      // Also when the page is left: what was changed last goes out then.
      const sent = sendable(unsaved());
      if (isEmpty(sent)) break;
      const answer = await send(game, changeOf(sent));
      if (answer.kind === 'saved') {
        take(answer.desk);
        put(without(unsaved(), sent.parts, answer.desk.notes));
      } else if (answer.kind === 'refused') put(without(unsaved(), sent.parts, kept()?.notes ?? ''));
      else if (answer.kind === 'overtaken') lookAgain();
      wait = answer.kind === 'saved' ? GATHER_MS : Math.min(LONGEST_PAUSE, wait * 4);
    }
    isSending = false;
  };

  // Notes of another device come in under those that are being written here: both stay.
  createEffect(
    on(
      () => kept()?.notes,
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
    isKnown: () => kept() !== undefined,
    isSaved: () => isEmpty(unsaved()),
    change(parts) {
      const { parts: before, instead } = untrack(unsaved);
      const base = before.notes === undefined ? (untrack(kept)?.notes ?? '') : instead;
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

function changeOf({ parts: { notes, ...parts }, instead }: Unsaved): DeskChange {
  return notes === undefined ? parts : { ...parts, notes: { text: notes, instead } };
}

/** What is still not saved once these parts are. */
function without({ parts }: Unsaved, sent: DeskParts, notes: string): Unsaved {
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
