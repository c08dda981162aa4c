import { createEffect, createMemo, createSignal, on, onCleanup, Show, type JSX } from 'solid-js';
import { talkText } from '#text/people.ts';
import { phrases } from '#words';
import { useLiveBoard } from '../../board/state/live-board.ts';
import { ROOMY } from '../../board/view/widths.ts';
import { createMedia } from '../../ui/media.ts';
import { Rich } from '../../ui/Rich.tsx';
import type { TalkPort } from './create-talk.ts';
import { unreadMessages } from './unread.ts';
import styles from './LastWord.module.css';

/** How long a word shows, in milliseconds. */
const SHOWN = 20_000;

/** The last word that was said and not read yet, for a while: a tap opens the talk. */
export default function LastWord(props: { port: TalkPort }): JSX.Element {
  const board = useLiveBoard();
  /** A roomy board has the talk at its side. */
  const hasSide = createMedia(ROOMY);
  const last = createMemo(() => {
    const { talk, playerState } = props.port.handle;
    const { talkReadUpTo, isTalkMuted } = playerState.now();
    return isTalkMuted ? undefined : unreadMessages(talk(), talkReadUpTo).at(-1);
  });
  const number = createMemo(() => last()?.number);
  const [isOver, setOver] = createSignal(false);
  createEffect(
    on(number, () => {
      setOver(false);
      const timer = setTimeout(() => setOver(true), SHOWN);
      onCleanup(() => clearTimeout(timer));
    }),
  );
  const words = (): string => {
    const said = last()?.said;
    return said?.kind === 'text' ? said.text : said?.kind === 'phrase' ? phrases[said.phrase] : '';
  };
  return (
    <Show when={!hasSide() && !isOver() && last()}>
      {(message) => (
        <div class={styles['place']}>
          <button type="button" class={styles['word']} onClick={() => board.show('menu')}>
            <span>
              <Rich text={talkText.lastWord(message().name, words().replaceAll('*', ' '))} />
            </span>
          </button>
        </div>
      )}
    </Show>
  );
}
