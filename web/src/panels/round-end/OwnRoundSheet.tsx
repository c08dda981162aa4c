import { high, low, tileName, type Seat } from '@slow-train/rules';
import type { Names } from '#words';
import { createMemo, For, Show, type JSX } from 'solid-js';
import type { RecordFrame } from '../../playback/record-timeline.ts';
import { roundEndText } from '#text/replay.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Rich } from '../../ui/Rich.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { TilePicture } from '../../ui/tile/TilePicture.tsx';
import { leftTiles, type LeftTile } from './left-tiles.ts';
import { LeftHands } from './LeftHands.tsx';
import { ownRound, type FirstTrain } from './own-round.ts';
import styles from './OwnRoundSheet.module.css';

const words = roundEndText.analysis;

/** The lessons from a player's own round, and the reasons for each hand's count. Computed in the browser. */
export default function OwnRoundSheet(props: {
  frames: readonly RecordFrame[];
  /** The game's id. */
  game: string;
  seat: Seat;
  round: number;
  names: Names;
  onClose(): void;
}): JSX.Element {
  const found = createMemo(() => ownRound(props.frames, props.seat));
  const hands = createMemo(() =>
    (props.frames.at(-1)?.state.table.seats ?? []).map((_, seat) =>
      seat === props.seat ? found().left : leftTiles(props.frames, seat),
    ),
  );
  const isLonger = (): boolean => found().longest.tiles.length > found().laid.tiles.length;
  return (
    <Sheet
      open
      isText
      class={styles['sheet']}
      scrollClass={styles['parts']}
      title={words.title(props.round)}
      close={words.close}
      onClose={() => props.onClose()}
    >
      <section class={styles['part']} data-part="first">
        <h3>{words.first}</h3>
        <Show when={found().laid.tiles.length > 0} fallback={<p>{words.nothingLaid}</p>}>
          <Line title={words.yours} train={found().laid} />
        </Show>
        <Show when={isLonger()} fallback={<p>{words.asLong}</p>}>
          <Line title={words.longest} train={found().longest} />
        </Show>
      </section>
      <section class={styles['part']}>
        <h3>{words.costly}</h3>
        <p>{words.costlyMore}</p>
        <ButtonLink quiet href={`/tables/${props.game}/review/${props.round}`}>
          {words.review}
        </ButtonLink>
      </section>
      <section class={styles['part']}>
        <h3>{words.left}</h3>
        <ul class={styles['left']}>
          <For each={found().left} fallback={<li>{words.noneLeft}</li>}>
            {(left) => (
              <li>
                <TilePicture
                  class={styles['tile']}
                  a={high(left.tile)}
                  b={low(left.tile)}
                  label={tileName(left.tile).replace('-', '\u2011')}
                />
                <span>
                  <Rich text={reason(left, props.names)} />
                </span>
              </li>
            )}
          </For>
        </ul>
      </section>
      <section class={styles['part']}>
        <h3>{words.hands}</h3>
        <LeftHands hands={hands()} names={props.names} you={props.seat} />
      </section>
    </Sheet>
  );
}

/** A first train on its rails, with the pips of the deal that are not on it. */
function Line(props: { title: string; train: FirstTrain }): JSX.Element {
  return (
    <div class={styles['line']}>
      <p>
        <b>{props.title}</b> <span>{words.laid(props.train.tiles.length, props.train.rest)}</span>
      </p>
      <ol class={styles['train']} aria-label={props.title}>
        <For each={props.train.tiles}>
          {({ inward, outward }) => (
            <li>
              <TilePicture a={inward} b={outward} stands={inward === outward} label={`${inward}\u2011${outward}`} />
            </li>
          )}
        </For>
      </ol>
    </div>
  );
}

/** Says why a tile stayed in the player's own hand. */
function reason({ pips: many, why, chances, first }: LeftTile, names: Names): string {
  if (first !== null) return words.chance({ pips: many, chances, turn: first.turn, train: names.train(first.train) });
  return why === 'late' ? words.late(many) : words.dead(many);
}
