import { createSignal, onCleanup, onMount, type Accessor } from 'solid-js';
import type { GameAnswer } from '@slow-train/protocol';
import type { Sending } from '../table/props.ts';
import { pause } from './connection.ts';
import { intentStore, type Intent, type IntentStore } from './intent.ts';
import { newKey } from './key.ts';
import { tryOnce, type Outcome } from './outcome.ts';

/** What the page has to tell when an action could not simply be played or refused. */
export type Trouble = 'movedOn' | 'signedOut' | 'failing';

export interface SendingPorts {
  readonly game: string;
  /** The revision on the screen; undefined while there is nothing on it. */
  revision(): number | undefined;
  take(answer: GameAnswer): void;
  /** The table has to be read again: what came back brought no view along. */
  lookAgain(): void;
  readonly store?: IntentStore;
  readonly attempt?: (intent: Intent) => Promise<Outcome>;
}

/** The one action of this player that is under way at a table. */
export interface ActionSending {
  readonly sending: Accessor<Sending>;
  readonly trouble: Accessor<Trouble | null>;
  /** Starts an action, unless one is under way. */
  act(action: string): void;
  /** Puts away what was told. */
  dismiss(): void;
  /** Goes on with an action that was given up for the time being. */
  tryAgain(): void;
  /** Forgets an action that is stuck. It may have been played all the same: the next look at the table shows it. */
  letGo(): void;
}

const IDLE: Sending = { state: 'idle' };
/** 5xx in a row before asking the player whether to go on. */
const PATIENCE = 4;
const FIRST_PAUSE = 1_000;
const LONGEST_PAUSE = 30_000;

/**
 * Sends one action at a time and never twice: an intent keeps its key and its revision through every retry,
 * reloads included, until the service has said what became of it.
 */
export function createSending(ports: SendingPorts): ActionSending {
  const { store = intentStore(), attempt = tryOnce } = ports;
  const [sending, setSending] = createSignal<Sending>(IDLE);
  const [trouble, setTrouble] = createSignal<Trouble | null>(null);
  const left = new AbortController();
  /** The intent somebody is working on; a run whose intent is no longer this one stops. */
  let current: Intent | undefined;

  const finish = (intent: Intent, state: Sending, told: Trouble | null = null): void => {
    store.clear(intent.game);
    current = undefined;
    setSending(state);
    setTrouble(told);
  };

  /** Whether to try again. */
  const settle = (intent: Intent, outcome: Outcome, failures: number): boolean => {
    switch (outcome.kind) {
      case 'played':
        ports.take(outcome.answer);
        finish(intent, IDLE);
        return false;
      case 'movedOn':
        if (outcome.current) ports.take(outcome.current);
        else ports.lookAgain();
        finish(intent, IDLE, 'movedOn');
        return false;
      case 'refused':
        finish(intent, { state: 'refused', sentence: outcome.sentence, rule: outcome.rule });
        ports.lookAgain();
        return false;
      case 'signedOut':
        finish(intent, IDLE, 'signedOut');
        return false;
      case 'unreachable':
        setSending({ state: 'waiting', do: intent.do });
        return true;
      case 'failing':
        setSending({ state: 'waiting', do: intent.do });
        if (failures < PATIENCE) return true;
        setTrouble('failing');
        return false;
      default:
        return outcome satisfies never;
    }
  };

  const run = async (intent: Intent): Promise<void> => {
    let failures = 0;
    for (let tries = 0; ; tries++) {
      const outcome = await attempt(intent);
      if (current !== intent || left.signal.aborted) return;
      failures = outcome.kind === 'failing' ? failures + 1 : 0;
      if (!settle(intent, outcome, failures)) return;
      await pause(Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** tries), left.signal);
      if (current !== intent || left.signal.aborted) return;
    }
  };

  const begin = (intent: Intent, state: 'sending' | 'waiting'): void => {
    current = intent;
    setTrouble(null);
    setSending({ state, do: intent.do });
    void run(intent);
  };

  onMount(() => {
    const unfinished = store.load(ports.game);
    if (unfinished) begin(unfinished, 'waiting');
  });
  onCleanup(() => left.abort());

  return {
    sending,
    trouble,
    act(action) {
      const revision = ports.revision();
      if (current !== undefined || revision === undefined) return;
      const intent = { game: ports.game, do: action, revision, key: newKey() };
      store.save(intent);
      begin(intent, 'sending');
    },
    dismiss() {
      setTrouble(null);
      if (sending().state === 'refused') setSending(IDLE);
    },
    tryAgain() {
      if (current) begin(current, 'sending');
    },
    letGo() {
      if (!current) return;
      finish(current, IDLE);
      ports.lookAgain();
    },
  };
}
