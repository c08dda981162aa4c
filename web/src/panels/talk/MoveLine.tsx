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

/** A move between the messages, with the reactions to it. */
export function MoveLine(props: {
  talk: TalkState;
  play: RecentPlay;
  /** Whether the player may say nothing now: they only read the reactions of others. */
  isSilenced: boolean;
}): JSX.Element {
  const [isChoosing, setChoosing] = createSignal(false);
  const given = createMemo(() => props.talk.reactionsOn(props.play.revision));
  const pips = createMemo(() => {
    const tile = props.play.tile === null ? undefined : parseTile(props.play.tile);
    return tile === undefined ? undefined : { a: high(tile), b: low(tile) };
  });
  const free = () => REACTIONS.filter((word) => !given().some((one) => one.word === word));
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
      <div class={styles['reactions']} role="group" aria-label={talkText.reactions}>
        <For each={given()}>
          {(one) => (
            <button
              type="button"
              class={cx(one.isYours && styles['mine'])}
              aria-pressed={one.isYours}
              aria-label={talkText.reactedBy(reactions[one.word], one.names.join(', '))}
              disabled={props.isSilenced && !one.isYours}
              onClick={() => react(one.word)}
            >
              <span>
                {reactions[one.word]} {one.names.length > 1 ? one.names.length : ''}
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
