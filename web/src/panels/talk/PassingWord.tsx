import { createEffect, createSignal, on, onCleanup, Show, type JSX } from 'solid-js';
import { talkText } from '#text/people.ts';
import { Rich } from '../../ui/Rich.tsx';
import styles from './PassingWord.module.css';

/** How long a word shows, in milliseconds. */
const SHOWN = 20_000;

/** A word that somebody said; another key is another word. */
export interface Word {
  readonly key: number;
  readonly name: string;
  readonly words: string;
}

/** A word over the lowest trains, for a while. */
export function PassingWord(props: {
  word: Word | undefined;
  /** Opens the talk; undefined where there is none. */
  onOpen?: () => void;
}): JSX.Element {
  const [isOver, setOver] = createSignal(false);
  createEffect(
    on(
      () => props.word?.key,
      () => {
        setOver(false);
        const timer = setTimeout(() => setOver(true), SHOWN);
        onCleanup(() => clearTimeout(timer));
      },
    ),
  );
  return (
    <Show when={!isOver() && props.word}>
      {(word) => {
        const sentence = (): JSX.Element => (
          <span>
            <Rich text={talkText.lastWord(word().name, word().words.replaceAll('*', ' '))} />
          </span>
        );
        return (
          <div
            class={styles['place']}
            role={props.onOpen ? undefined : 'log'}
            aria-label={props.onOpen ? undefined : talkText.said}
          >
            <Show when={props.onOpen} fallback={<p class={styles['word']}>{sentence()}</p>}>
              {(open) => (
                <button type="button" class={styles['word']} onClick={() => open()()}>
                  {sentence()}
                </button>
              )}
            </Show>
          </div>
        );
      }}
    </Show>
  );
}
