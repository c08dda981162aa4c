import type { GameStatus, Message } from '@slow-train/protocol';
import type { Phrase } from '@slow-train/protocol/phrases';
import {
  createEffect,
  createMemo,
  createSignal,
  For,
  Match,
  on,
  onCleanup,
  onMount,
  Show,
  Switch,
  type JSX,
} from 'solid-js';
import { talkText } from '#text/people.ts';
import { dateOf, dayOf } from '#text/shell.ts';
import { capital } from '#words';
import type { RecentPlay } from '../../board/state/recent-plays.ts';
import { createNow } from '../../client/server-time.ts';
import { createPresence } from '../../player-state/presence.ts';
import { ErrorMessage } from '../../ui/ErrorMessage.tsx';
import { Rich } from '../../ui/Rich.tsx';
import { TextButton } from '../../ui/TextButton.tsx';
import { Composer } from './Composer.tsx';
import { createTalk, type TalkPort, type TalkState } from './create-talk.ts';
import { heldBackIn } from './held-back.ts';
import { MessageBubble, WaitingBubble } from './MessageBubble.tsx';
import { MoveLine } from './MoveLine.tsx';
import { asMessage, asMove, isDay, isFresh, manyIn, movesIn, mutedIn, talkItems, type TalkItem } from './talk-items.ts';
import { unreadMessages } from './unread.ts';
import { Card } from '../../ui/Card.tsx';
import { SmallPrint } from '../../ui/SmallPrint.tsx';
import styles from './TalkTab.module.css';

/** The distance from the end of the talk within which it follows new messages, in pixels. */
const NEAR = 80;

/** The first phrases before, during and after a game. */
const FIRST: { readonly [status in GameStatus]: readonly Phrase[] } = {
  lobby: ['hello', 'goodLuck', 'takeYourTime', 'thankYou'],
  playing: ['wellPlayed', 'ouch', 'ha', 'thankYou', 'backTomorrow'],
  finished: ['goodGame', 'wellPlayed', 'thankYou', 'oneMore'],
};

/** The talk of a game: its messages, with moves in between, and the field for a new one. */
export default function TalkTab(props: {
  port: TalkPort;
  /** Oldest first; none before the game starts. */
  moves: readonly RecentPlay[];
}): JSX.Element {
  // eslint-disable-next-line solid/reactivity -- another game is another page
  const talk = createTalk(props.port);
  const { playerState } = talk.handle;
  /** Messages after this one are new, as long as the tab is open. */
  const since = playerState.now().talkReadUpTo;
  const [unfolded, setUnfolded] = createSignal<ReadonlySet<string>>(new Set());
  const now = createNow();
  createTalkMark(talk);
  const fresh = createMemo(() => (playerState.now().isTalkMuted ? [] : unreadMessages(talk.handle.talk(), since)));
  const items = createMemo(() =>
    talkItems({
      messages: talk.messages(),
      moves: props.moves,
      hasReaction: (revision) => talk.reactionsOn(revision).length > 0,
      isMuted: (message) => talk.isMuted(message.seat) && !message.isYours,
      fresh: fresh(),
      dayOf: (at) => capital(dayOf(at, now())),
    }),
  );
  const heldBack = createMemo(() => heldBackIn(talk.game(), talk.handle.me?.(), now()));
  const silenced = () => {
    const held = heldBack();
    return held === null || held.kind === 'newcomer' ? null : held;
  };
  const unfold = (item: string): void => void setUnfolded(new Set([...unfolded(), item]));
  const messagesIn = (item: string): readonly Message[] =>
    talk.messages().filter(({ number }) => mutedIn(item)?.includes(number));
  const movesOf = (item: string): readonly RecentPlay[] =>
    props.moves.filter(({ revision }) => movesIn(item)?.includes(revision));
  let list: HTMLDivElement | undefined;
  onMount(() => toNew(list));
  const isNear = (): boolean =>
    list === undefined ||
    list.scrollHeight - list.scrollTop - list.clientHeight < NEAR + (list.lastElementChild?.clientHeight ?? 0);
  createEffect(on([items, talk.waiting], () => isNear() && toEnd(list), { defer: true }));

  return (
    <section class={styles['talk']} aria-label={talkText.title}>
      <Show when={playerState.now().isTalkMuted}>
        <Card as="p" class={styles['plate']}>
          <span>{talkText.muted}</span>
          <TextButton onClick={() => talk.silence(false)}>{talkText.unmute}</TextButton>
        </Card>
      </Show>
      <Show when={talk.game().phrasesOnly}>
        <Card as="p" class={styles['plate']}>
          <span>
            <Rich text={talkText.phrasesOnly} />
          </span>
        </Card>
      </Show>
      <div ref={list} class={styles['list']} role="log" aria-label={talkText.said} tabindex="0">
        <Show when={talk.hasOlder()}>
          <TextButton onClick={() => talk.loadOlder()}>{talkText.older}</TextButton>
        </Show>
        <For
          each={items()}
          fallback={
            <SmallPrint isText class={styles['empty']}>
              {talkText.empty}
            </SmallPrint>
          }
        >
          {(item) => (
            <Item
              talk={talk}
              item={item}
              isOpen={unfolded()}
              onOpen={unfold}
              messagesIn={messagesIn}
              movesOf={movesOf}
              isSilenced={silenced() !== null}
            />
          )}
        </For>
        <For each={talk.waiting()}>{(waiting) => <WaitingBubble talk={talk} waiting={waiting} />}</For>
      </div>
      <ErrorMessage sentence={talk.problem()} />
      <Show when={talk.game().you.seat !== null || talk.game().you.away !== null}>
        <Switch>
          <Match when={silenced()}>
            {(held) => (
              <Card as="p" class={styles['plate']}>
                <span>
                  <Rich text={talkText.heldBack[held().kind](dateOf(held().until))} />
                </span>
                <a href="/you/notices">{talkText.heldBack.appeal}</a>
              </Card>
            )}
          </Match>
          <Match when={true}>
            <Show when={heldBack()?.kind === 'newcomer'}>
              <Card as="p" class={styles['plate']}>
                <span>
                  <Rich text={talkText.heldBack.newcomer} />
                </span>
              </Card>
            </Show>
            <Composer talk={talk} first={FIRST[talk.game().status]} isPhrasesOnly={heldBack()?.kind === 'newcomer'} />
          </Match>
        </Switch>
      </Show>
    </section>
  );
}

function Item(props: {
  talk: TalkState;
  item: TalkItem;
  isOpen: ReadonlySet<string>;
  onOpen: (item: string) => void;
  messagesIn: (item: string) => readonly Message[];
  movesOf: (item: string) => readonly RecentPlay[];
  isSilenced: boolean;
}): JSX.Element {
  /** The text of the line, if it is neither a message nor a move. */
  const text = (): string => (typeof props.item === 'string' ? props.item : '');
  return (
    <Switch>
      <Match when={asMessage(props.item)}>{(message) => <MessageBubble talk={props.talk} message={message()} />}</Match>
      <Match when={asMove(props.item)}>
        {(play) => <MoveLine talk={props.talk} play={play()} isSilenced={props.isSilenced} />}
      </Match>
      <Match when={isDay(text())}>
        <h3 class={styles['day']}>{text()}</h3>
      </Match>
      <Match when={isFresh(text())}>
        <p class={styles['new']} data-new>
          {talkText.fresh(manyIn(text()))}
        </p>
      </Match>
      <Match when={movesIn(text())}>
        <Show
          when={props.isOpen.has(text())}
          fallback={
            <TextButton class={styles['folded']} onClick={() => props.onOpen(text())}>
              {talkText.moves(manyIn(text()))}
            </TextButton>
          }
        >
          <For each={props.movesOf(text())}>
            {(play) => <MoveLine talk={props.talk} play={play} isSilenced={props.isSilenced} />}
          </For>
        </Show>
      </Match>
      <Match when={props.isOpen.has(text())}>
        <For each={props.messagesIn(text())}>{(message) => <MessageBubble talk={props.talk} message={message} />}</For>
      </Match>
      <Match when={text()}>
        <TextButton class={styles['folded']} onClick={() => props.onOpen(text())}>
          {talkText.mutedPerson(props.messagesIn(text())[0]?.name ?? '', manyIn(text()))}
        </TextButton>
      </Match>
    </Switch>
  );
}

/** Scrolls to where the new begins, or to the end; only the list, not the page around it. */
function toNew(list: HTMLElement | undefined): void {
  const line = list?.querySelector<HTMLElement>('[data-new]');
  if (list !== undefined && line) list.scrollTop = line.offsetTop - list.offsetTop;
  else toEnd(list);
}

function toEnd(list: HTMLElement | undefined): void {
  if (list !== undefined) list.scrollTop = list.scrollHeight;
}

/** Marks the messages as read, on all devices, while somebody is there to read them. */
function createTalkMark({ messages, handle: { playerState } }: TalkState): void {
  const last = createMemo(() => messages().at(-1)?.number ?? 0);
  const mark = (): void => {
    const isSeen = document.visibilityState === 'visible' && isThere();
    if (isSeen && playerState.isKnown() && last() > playerState.now().talkReadUpTo)
      playerState.change({ talkReadUpTo: last() });
  };
  const isThere = createPresence(mark);
  createEffect(on([last, playerState.isKnown], mark));
  document.addEventListener('visibilitychange', mark);
  onCleanup(() => document.removeEventListener('visibilitychange', mark));
}
