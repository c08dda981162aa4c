import type { Message } from '@slow-train/protocol';
import type { Phrase } from '@slow-train/protocol/phrases';
import { createMemo, For, Show, type JSX } from 'solid-js';
import { talkText } from '#text/people.ts';
import { phrases } from '#words';
import { createNow } from '../../client/server-time.ts';
import { cx } from '../../ui/cx.ts';
import { Composer } from './Composer.tsx';
import { createTalk, type TalkPort } from './create-talk.ts';
import { heldBackIn } from './held-back.ts';
import { WaitingBubble } from './MessageBubble.tsx';
import styles from './TalkLine.module.css';

/** The first phrases at the end of a round. */
const FIRST: readonly Phrase[] = ['wellPlayed', 'thankYou', 'badLuck', 'ouch', 'soClose'];
const MOST = 2;

/** A word at the end of a round: the phrases, a field, and the latest messages. */
export default function TalkLine(props: { port: TalkPort; class?: string | undefined }): JSX.Element {
  // eslint-disable-next-line solid/reactivity -- another game is another page
  const talk = createTalk(props.port);
  const since = talk.handle.playerState.now().talkReadUpTo;
  const latest = createMemo(() =>
    talk
      .messages()
      .filter(({ number, seat, isYours }) => number > since && (isYours || !talk.isMuted(seat)))
      .slice(-MOST),
  );
  const now = createNow();
  const heldBack = createMemo(() => heldBackIn(talk.game(), talk.handle.me?.(), now()));
  return (
    <section class={cx(styles['line'], props.class)} aria-label={talkText.title}>
      <div role="log" aria-label={talkText.said}>
        <For each={latest()}>
          {(message) => (
            <p>
              <b>{message.isYours ? talkText.you : message.name}</b> {wordsOf(message)}
            </p>
          )}
        </For>
        <For each={talk.waiting()}>{(waiting) => <WaitingBubble talk={talk} waiting={waiting} />}</For>
      </div>
      {/* The talk itself says why, and until when. */}
      <Show when={heldBack() === null || heldBack()?.kind === 'newcomer'}>
        <Composer isLine talk={talk} first={FIRST} isPhrasesOnly={heldBack()?.kind === 'newcomer'} />
      </Show>
    </section>
  );
}

function wordsOf({ said }: Message): string {
  return said.kind === 'text' ? said.text : said.kind === 'phrase' ? phrases[said.phrase] : '';
}
