import { REACTIONS } from '@slow-train/protocol/phrases';
import { high, low, parseTile } from '@slow-train/rules';
import { createMemo, createSignal, For, Show, type JSX } from 'solid-js';
import { talkText } from '#text/people.ts';
import { reactions } from '#words';
import type { RecentPlay } from '../../board/state/recent-plays.ts';
import { cx } from '../../ui/cx.ts';
import { Rich } from '../../ui/Rich.tsx';
import { TilePicture } from '../../ui/tile/TilePicture.tsx';
import type { TalkState } from './create-talk.ts';
import styles from './MoveLine.module.css';

/** A move between the messages, with the words that people have stamped on it. */
export function MoveLine(props: {
  talk: TalkState;
  play: RecentPlay;
  /** Whether the player may say nothing now: they only read the stamps of others. */
  isSilenced: boolean;
}): JSX.Element {
  const [isChoosing, setChoosing] = createSignal(false);
  const stamps = createMemo(() => props.talk.stampsOn(props.play.revision));
  const pips = createMemo(() => {
    const tile = props.play.tile === null ? undefined : parseTile(props.play.tile);
    return tile === undefined ? undefined : { a: high(tile), b: low(tile) };
  });
  const free = () => REACTIONS.filter((word) => !stamps().some((stamp) => stamp.word === word));
  const plain = (): string => props.play.sentence.replaceAll('*', '');
  const react = (word: (typeof REACTIONS)[number]): void => {
    setChoosing(false);
    props.talk.react(props.play.revision, word);
  };
  return (
    <div class={styles['move']}>
      <span class={styles['tile']} aria-hidden="true">
        <Show when={pips()}>{(both) => <TilePicture a={both().a} b={both().b} />}</Show>
      </span>
      <p>
        <Rich text={props.play.sentence} />
      </p>
      <div class={styles['stamps']} role="group" aria-label={talkText.stamps}>
        <For each={stamps()}>
          {(stamp) => (
            <button
              type="button"
              class={cx(stamp.isYours && styles['mine'])}
              aria-pressed={stamp.isYours}
              aria-label={talkText.stampedBy(reactions[stamp.word], stamp.names.join(', '))}
              disabled={props.isSilenced && !stamp.isYours}
              onClick={() => react(stamp.word)}
            >
              <span>
                {reactions[stamp.word]} {stamp.names.length > 1 ? stamp.names.length : ''}
              </span>
            </button>
          )}
        </For>
        <Show when={!props.isSilenced}>
          <Show
            when={isChoosing()}
            fallback={
              <button
                type="button"
                class={styles['add']}
                aria-label={talkText.reactTo(plain())}
                onClick={() => setChoosing(true)}
              >
                <span>{talkText.react}</span>
              </button>
            }
          >
            <For each={free()}>
              {(word) => (
                <button type="button" class={styles['add']} onClick={() => react(word)}>
                  <span>{reactions[word]}</span>
                </button>
              )}
            </For>
          </Show>
        </Show>
      </div>
    </div>
  );
}
