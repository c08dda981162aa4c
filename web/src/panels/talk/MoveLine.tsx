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

/** A move between the messages, with the reactions to it; a tap offers more. */
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
  const words = (): JSX.Element => (
    <>
      <span class={styles['tile']} aria-hidden="true">
        <Show when={pips()}>{(both) => <TilePicture a={both().a} b={both().b} />}</Show>
      </span>
      <span>
        <Rich text={props.play.sentence} />
      </span>
    </>
  );
  return (
    <div class={styles['move']}>
      <Show when={!props.isSilenced} fallback={<p class={styles['line']}>{words()}</p>}>
        <button
          type="button"
          class={styles['line']}
          aria-label={talkText.reactTo(plain())}
          aria-expanded={isChoosing()}
          onClick={() => setChoosing(!isChoosing())}
        >
          {words()}
        </button>
      </Show>
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
        <Show when={isChoosing()}>
          <For each={free()}>
            {(word) => (
              <button type="button" class={styles['add']} onClick={() => react(word)}>
                <span>{reactions[word]}</span>
              </button>
            )}
          </For>
        </Show>
      </div>
    </div>
  );
}
