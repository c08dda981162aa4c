import { createSignal, onCleanup, onMount, type Accessor } from 'solid-js';
import type { GameAnswer, RuleLink } from '@slow-train/protocol';
import { waitToRetry } from './connection.ts';
import { intentStore, type MoveIntent, type IntentStore } from './intent.ts';
import { api, call, newKey } from './call.ts';
import { heldGame } from './game.ts';
import { fateOf } from './fate.ts';
import { Refused } from './http.ts';

/** The state of the last action. */
export type SendState =
  | { readonly state: 'idle' }
  | { readonly state: 'sending'; readonly do: string }
  /** The connection is lost; the action is retried with the same key. */
  | { readonly state: 'waiting'; readonly do: string }
  | { readonly state: 'refused'; readonly sentence: string; readonly rule: RuleLink | null };

/** The reasons why an action was neither played nor refused. */
type SendProblem = 'movedOn' | 'signedOut' | 'failing';

export interface ActionSenderPorts {
  readonly game: string;
  /** The revision on the screen; undefined before a game is shown. */
  revision(): number | undefined;
  take(answer: GameAnswer): void;
  /** Reads the game again: the answer had no view. */
  refetch(): void;
  readonly store?: IntentStore;
  readonly attempt?: (intent: MoveIntent) => Promise<Outcome>;
}

/** The one action that this player is sending in a game. */
export interface ActionSender {
  readonly sending: Accessor<SendState>;
  readonly trouble: Accessor<SendProblem | null>;
  /** Sends an action, unless one is being sent. */
  act(action: string): void;
  /** Dismisses a refusal or a problem. */
  dismiss(): void;
  /** Resumes an action whose retries were paused. */
  tryAgain(): void;
  /** Forgets an action that is stuck. It may have been played all the same: the refetched game shows it. */
  letGo(): void;
}

const IDLE: SendState = { state: 'idle' };
/** Failures in a row before asking the player whether to try again. */
const PATIENCE = 4;
const FIRST_PAUSE = 1_000;
const LONGEST_PAUSE = 30_000;

/**
 * Sends one action at a time and never plays it twice: an intent keeps its key and revision through all retries and
 * reloads, until the service has answered with its outcome.
 */
export function createActionSender(ports: ActionSenderPorts): ActionSender {
  const { store = intentStore(), attempt = tryOnce } = ports;
  const [sending, setSending] = createSignal<SendState>(IDLE);
  const [trouble, setTrouble] = createSignal<SendProblem | null>(null);
  const left = new AbortController();
  /** The intent being sent; a run whose intent is no longer this one stops. */
  let current: MoveIntent | undefined;

  const finish = (intent: MoveIntent, state: SendState, problem: SendProblem | null = null): void => {
    store.clear(intent.game);
    current = undefined;
    setSending(state);
    setTrouble(problem);
  };

  /** Handles the outcome of one attempt; returns whether to try again. */
  const handle = (intent: MoveIntent, outcome: Outcome, failures: number): boolean => {
    switch (outcome.kind) {
      case 'played':
        ports.take(outcome.answer);
        finish(intent, IDLE);
        return false;
      case 'movedOn':
        if (outcome.current) ports.take(outcome.current);
        else ports.refetch();
        finish(intent, IDLE, 'movedOn');
        return false;
      case 'refused':
        finish(intent, { state: 'refused', sentence: outcome.sentence, rule: outcome.rule });
        ports.refetch();
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

  const run = async (intent: MoveIntent): Promise<void> => {
    let failures = 0;
    for (let tries = 0; ; tries++) {
      const outcome = await attempt(intent);
      if (current !== intent || left.signal.aborted) return;
      failures = outcome.kind === 'failing' ? failures + 1 : 0;
      if (!handle(intent, outcome, failures)) return;
      const least = outcome.kind === 'failing' ? outcome.wait : 0;
      await waitToRetry(Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** tries), left.signal, least);
      if (current !== intent || left.signal.aborted) return;
    }
  };

  const begin = (intent: MoveIntent, state: 'sending' | 'waiting'): void => {
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
      ports.refetch();
    },
  };
}

/** The outcome of one attempt to send an action. */
type Outcome =
  | { readonly kind: 'played'; readonly answer: GameAnswer }
  /** Somebody or something was faster: the game is no longer at the revision the action was decided on. */
  | { readonly kind: 'movedOn'; readonly current: GameAnswer | undefined }
  | { readonly kind: 'refused'; readonly sentence: string; readonly rule: RuleLink | null }
  | { readonly kind: 'signedOut' }
  /** No answer: the action may have been played. */
  | { readonly kind: 'unreachable' }
  /** The service failed, or asks to wait this long, in milliseconds: the action may have been played. */
  | { readonly kind: 'failing'; readonly wait: number };

/** Sends the action once. Never throws, no matter how the service or the network fails. */
async function tryOnce(intent: MoveIntent): Promise<Outcome> {
  try {
    return { kind: 'played', answer: await sendAction(intent, heldGame(intent.game)?.game.results.length) };
  } catch (error) {
    return error instanceof Refused ? outcomeOf(error) : { kind: 'unreachable' };
  }
}

/**
 * Sends one action on the revision it was decided on. Safe to repeat: the same key plays it only once.
 * @param rounds the number of finished rounds that are held, whose results do not come again
 */
function sendAction({ game, do: action, revision, key }: MoveIntent, rounds = 0): Promise<GameAnswer> {
  const header = { 'if-match': `"${revision}"`, 'idempotency-key': key };
  const query = rounds > 0 ? { rounds: String(rounds) } : {};
  return call(api.games[':id'].actions.$post, { param: { id: game }, query, header, json: { do: action } });
}

function outcomeOf(error: Refused): Outcome {
  const { problem } = error;
  const fate = fateOf(error);
  switch (fate.kind) {
    case 'stale':
      return { kind: 'movedOn', current: problem.current };
    case 'signedOut':
      return { kind: 'signedOut' };
    case 'later':
      return { kind: 'failing', wait: fate.wait };
    case 'gone':
    case 'conflict':
    case 'refused':
      return { kind: 'refused', sentence: problem.detail, rule: problem.rule ?? null };
    default:
      return fate satisfies never;
  }
}
