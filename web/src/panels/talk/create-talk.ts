import type { GameView, Message, NewMessage, Talk } from '@slow-train/protocol';
import type { Reaction } from '@slow-train/protocol/phrases';
import { createMemo, createSignal, type Accessor } from 'solid-js';
import { errorMessage } from '../../client/async-action.ts';
import { changeTalk } from '../../client/game.ts';
import { newKey } from '../../client/call.ts';
import { withMessages } from '../../client/talk-merge.ts';
import * as requests from '../../client/talk.ts';
import type { LiveGame } from '../../components/GameGate.tsx';
import { reactionsOn, type MoveReaction } from '../../components/move-reactions.ts';
import { isSpoken } from './unread.ts';
import { talkDraftStore, type Unsent } from './unsent.ts';

/** The page's part in the talk of a game. */
export interface TalkPort {
  readonly game: Accessor<GameView>;
  readonly handle: Pick<LiveGame, 'log' | 'talk' | 'playerState' | 'take' | 'refetch'> & Partial<Pick<LiveGame, 'me'>>;
  /** The functions that send requests; a fixture sends none. */
  readonly requests?: typeof requests;
  /** Changes the held talk, ahead of the answer with the change. */
  readonly change?: (change: (talk: Talk) => Talk) => void;
}

/** A message said here that has not arrived yet. */
export interface UnsentMessage extends Unsent {
  /** The reason why it did not arrive; null while it is being sent. */
  readonly problem: string | null;
}

/** The talk of one game, as the player sees it. */
export interface TalkState {
  readonly game: Accessor<GameView>;
  readonly handle: TalkPort['handle'];
  /** The messages, oldest first. */
  readonly messages: Accessor<readonly Message[]>;
  readonly waiting: Accessor<readonly UnsentMessage[]>;
  readonly draft: Accessor<string>;
  readonly isMuted: (seat: number) => boolean;
  /** Whether there is more before the first message. */
  readonly hasOlder: Accessor<boolean>;
  /** The last failure of anything but a message, in a sentence. */
  readonly problem: Accessor<string | null>;
  reactionsOn(revision: number): readonly MoveReaction[];
  setDraft(text: string): void;
  say(said: NewMessage): void;
  /** Sends a message again that did not arrive. */
  retry(key: string): void;
  discard(key: string): void;
  edit(number: number, text: string): void;
  remove(number: number): void;
  /** Reacts to a move with a word; the same word again takes it back. */
  react(revision: number, word: Reaction): void;
  mute(seat: number, muted: boolean): void;
  silence(muted: boolean): void;
  allowPhrasesOnly(phrasesOnly: boolean): void;
  loadOlder(): void;
}

/** Creates the talk of one game. A message shows at once, is kept until it has arrived, and can be sent again. */
export function createTalk({ game, handle, requests: send = requests, ...rest }: TalkPort): TalkState {
  const { id } = game();
  const { change = (next) => changeTalk(id, next) } = rest;
  const store = talkDraftStore();
  const before = store.load(id);
  const [draft, setDraft] = createSignal(before.draft);
  const [waiting, setWaiting] = createSignal<readonly UnsentMessage[]>(
    before.unsent.map((one) => ({ ...one, problem: '' })),
  );
  const [problem, setProblem] = createSignal<string | null>(null);
  const [isAtStart, setAtStart] = createSignal(false);
  const all = createMemo(() => handle.talk()?.messages ?? []);
  const messages = createMemo(() => all().filter(isSpoken));
  const keep = (): void => {
    store.save(id, { draft: draft(), unsent: waiting().map(({ key, said }) => ({ key, said })) });
  };
  const put = (message: Message): void =>
    change((talk) => ({ ...talk, messages: withMessages(talk.messages, [message]) }));
  /** Does the player's work, then reads the talk again. */
  const run = (work: () => Promise<unknown>): void => {
    setProblem(null);
    work()
      .catch((error: unknown) => setProblem(errorMessage(error)))
      .finally(() => handle.refetch());
  };
  const replace = (key: string, next: UnsentMessage | null): void => {
    setWaiting(waiting().flatMap((one) => (one.key === key ? (next ?? []) : one)));
    keep();
  };
  const deliver = async ({ key, said }: Unsent): Promise<void> => {
    replace(key, { key, said, problem: null });
    try {
      put(await send.postTalk(id, said, key));
      replace(key, null);
      handle.refetch();
    } catch (error) {
      replace(key, { key, said, problem: errorMessage(error) });
    }
  };
  const own = (number: number): Message | undefined => all().find((message) => message.number === number);

  return {
    game,
    handle,
    messages,
    waiting,
    draft,
    isMuted: (seat) => handle.talk()?.muted.includes(seat) === true,
    hasOlder: () => handle.talk()?.hasOlder === true && !isAtStart(),
    problem,
    reactionsOn: (revision) => reactionsOn(handle.talk(), revision),
    setDraft(text) {
      setDraft(text);
      keep();
    },
    say(said) {
      const unsent = { key: newKey(), said };
      setWaiting([...waiting(), { ...unsent, problem: null }]);
      void deliver(unsent);
    },
    retry(key) {
      const unsent = waiting().find((one) => one.key === key);
      if (unsent !== undefined) void deliver(unsent);
    },
    discard: (key) => replace(key, null),
    edit: (number, text) => run(async () => put(await send.changeMessage(id, number, text))),
    remove(number) {
      const message = own(number);
      run(async () => {
        await send.removeMessage(id, number);
        if (message) put({ ...message, version: message.version + 1, said: { kind: 'removed' } });
      });
    },
    react(revision, word) {
      const isSame = reactionsOn(handle.talk(), revision).some((one) => one.isYours && one.word === word);
      run(() => send.putReaction(id, revision, isSame ? null : word));
    },
    mute: (seat, muted) => run(() => send.muteSeat(id, seat, muted)),
    silence: (muted) => handle.playerState.change({ isTalkMuted: muted }),
    allowPhrasesOnly: (phrasesOnly) => run(async () => handle.take(await send.allowPhrasesOnly(id, phrasesOnly))),
    loadOlder() {
      const [first] = all();
      if (first === undefined) return;
      run(async () => {
        const { messages, hasOlder } = await send.fetchOlderTalk(id, first.number);
        change((talk) => ({ ...talk, messages: withMessages(talk.messages, messages) }));
        setAtStart(!hasOlder);
      });
    },
  };
}
