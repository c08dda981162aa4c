import { at, high, low, openEnds, otherEnd, tileName, type Pips, type Seat } from '@slow-train/rules';
import type { RatedPlay } from '@slow-train/players';
import type { Names } from '#words';
import { createMemo, For, Show, type JSX } from 'solid-js';
import { tilesInRow } from '../../board/state/trains.ts';
import { LittleBoard, type LittleRow } from '../../components/pictures/LittleBoard.tsx';
import type { RecordFrame } from '../../playback/record-timeline.ts';
import { roundEndText } from '#text/replay.ts';
import { Rich } from '../../ui/Rich.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { TilePicture } from '../../ui/tile/TilePicture.tsx';
import { leftTiles, type LeftTile } from './left-tiles.ts';
import { LeftHands } from './LeftHands.tsx';
import { ownRound, type CostlyTurn, type FirstTrain } from './own-round.ts';
import { SmallPrint } from '../../ui/SmallPrint.tsx';
import styles from './OwnRoundSheet.module.css';

const words = roundEndText.analysis;

/** The lessons from a player's own round, and the reasons for each hand's count. Computed in the browser. */
export default function OwnRoundSheet(props: {
  frames: readonly RecordFrame[];
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
        <Show when={found().costliest} fallback={<p>{words.noCost}</p>}>
          {(turn) => <Costly turn={turn()} names={props.names} />}
        </Show>
        <SmallPrint isText class={styles['judged']}>
          {words.judged}
        </SmallPrint>
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

/** The turn that cost most: the figure, the play, the better play and its reasons, and both trains. */
function Costly(props: { turn: CostlyTurn; names: Names }): JSX.Element {
  const figure = () => words.cost(props.turn.cost, props.turn.turn);
  const on = ({ play }: RatedPlay): readonly [string, string] => [
    tileName(play.tile),
    props.names.train(play.train, play.line),
  ];
  return (
    <>
      <div class={styles['costly']}>
        <p class={styles['figure']}>
          <b>{figure().pips}</b> <small>{figure().turn}</small>
        </p>
        <p>
          {[
            words.played(...on(props.turn.played)),
            words.better(...on(props.turn.better)),
            ...reasons(props.turn),
          ].join(' ')}
        </p>
      </div>
      <LittleBoard
        class={styles['board']}
        rows={[
          rowOf(props.turn, props.turn.better, props.names, words.notes.better),
          rowOf(props.turn, props.turn.played, props.names, words.notes.played),
        ]}
      />
    </>
  );
}

/** Returns the advantages of the better play over the other, as far as the reckoning knows them. */
function reasons({ played, better }: CostlyTurn): readonly string[] {
  const heavier = pips(better) - pips(played);
  const followers = better.followers - played.followers;
  return [
    ...(heavier > 0 ? [words.heavier(heavier)] : []),
    ...(followers > 0 ? [words.followers(followers)] : []),
    ...(played.isUncovered && !better.isUncovered ? [words.uncovered(tileName(played.play.tile))] : []),
  ];
}

const pips = ({ play: { tile } }: RatedPlay): Pips => high(tile) + low(tile);

/** The number of tiles of a train that are shown before the one in question. */
const SHOWN = 2;

/** A play as a row of a little board: the end of the train, with the tile at it. */
function rowOf({ table, better }: CostlyTurn, { play }: RatedPlay, names: Names, note: string): LittleRow {
  const laid = tilesInRow(table, play.train, play.line);
  const end = openEnds(table, play.train).find(({ line }) => line === (play.line ?? ''))?.end ?? 0;
  const isPublic = typeof play.train === 'number' && at(table.seats, play.train).marker;
  return {
    name: names.row(play.train, play.line),
    tiles: [...laid.slice(-SHOWN), { inward: end, outward: otherEnd(play.tile, end), state: 'new' }],
    note,
    tone: play === better.play ? 'lit' : 'plain',
    ...(isPublic ? { signal: 'up' } : {}),
  };
}

/** Says why a tile stayed in the player's own hand. */
function reason({ pips: many, why, chances, first }: LeftTile, names: Names): string {
  if (first !== null) return words.chance({ pips: many, chances, turn: first.turn, train: names.train(first.train) });
  return why === 'late' ? words.late(many) : words.dead(many);
}
