import { capital } from '#words';
import { tileName } from '@slow-train/rules';
import { Show, type JSX, type ParentProps } from 'solid-js';
import { text } from '#text/table.ts';
import { Sheet } from '../../ui/Sheet.tsx';
import { Signal } from '../../ui/Signal.tsx';
import { useBoard } from '../state/board.ts';
import { useLiveBoard } from '../state/live-board.ts';
import { trainLabel, type PlacedTile, type ShownTrain } from '../state/trains.ts';
import { BuildTools } from './BuildTools.tsx';
import { Snake } from './Snake.tsx';
import { TrainName } from './TrainOwner.tsx';
import { cx } from '../../ui/cx.ts';
import styles from './UnfoldedTrain.module.css';

/** A train unfolded in its row: all its tiles in hairpins. `ref` gets the button that folds it. */
export function UnfoldedTrain(props: {
  ref: (button: HTMLButtonElement) => void;
  train: ShownTrain;
  width: number;
}): JSX.Element {
  const board = useBoard();
  const words = (): string => {
    const [first] = props.train.laid;
    return first === undefined
      ? text.row.starts(props.train.end)
      : text.row.unfolded(props.train.laid.length, first.inward, props.train.end);
  };
  return (
    <Frame
      train={props.train}
      words={words()}
      tools={
        <button
          ref={props.ref}
          type="button"
          class={styles['fold']}
          aria-expanded="true"
          onClick={() => board.unfold(null)}
        >
          {text.row.fold}
        </button>
      }
    >
      <Snake train={props.train} width={props.width - 16} long={42} />
    </Frame>
  );
}

/** The player's own train during a build: the tiles of the build are dashed, and each can be taken back. */
export function TrainBuild(props: { train: ShownTrain; build: readonly PlacedTile[]; width: number }): JSX.Element {
  const board = useLiveBoard();
  const end = (): number => props.build.at(-1)?.outward ?? props.train.end;
  const words = (): string =>
    props.train.laid.length + props.build.length === 0 ? text.row.starts(end()) : text.row.endsIn(end());
  return (
    <Frame isBuild train={props.train} words={words()} tools={<BuildTools />}>
      <Snake
        train={props.train}
        build={props.build}
        width={props.width - 16}
        long={46}
        onTakeBack={(index) => board.build(board.selection().build.slice(0, index))}
      />
    </Frame>
  );
}

/** The head of an unfolded train, with its tiles below. */
function Frame(props: ParentProps<{ train: ShownTrain; words: string; tools: JSX.Element; isBuild?: boolean }>) {
  const board = useBoard();
  return (
    <div
      class={cx(styles['unfolded'], props.isBuild && styles['building'])}
      data-train={props.train.key}
      role="group"
      aria-label={trainLabel(props.train, board.names())}
    >
      <div class={styles['head']}>
        <span class={styles['node']}>
          <Show when={props.train.isPublic}>
            <Signal class={styles['signal']} open />
          </Show>
        </span>
        <TrainName train={props.train} hasIndicator={props.train.open !== null} />
        <span class={styles['words']}>
          {props.words}{' '}
          <Show when={props.train.open}>
            {(open) => <b class={styles['alarm']}>{text.row.doubleOpen(tileName(open()))}</b>}
          </Show>
        </span>
        {props.tools}
      </div>
      {props.children}
    </div>
  );
}

/** An unfolded train on a wide board, in a sheet: the rows stay where they are. */
export function UnfoldedSheet(): JSX.Element {
  const board = useBoard();
  const unfolded = (): ShownTrain | undefined => board.trains().find(({ key }) => key === board.unfolded());
  return (
    <Sheet
      open={unfolded() !== undefined}
      class={styles['sheet']}
      title={capital(board.names().train(unfolded()?.id ?? 'M', unfolded()?.branch))}
      close={text.row.fold}
      onClose={() => board.unfold(null)}
    >
      <Show when={unfolded()}>
        {(train) => (
          <>
            <p class={styles['line']}>
              {text.row.unfolded(train().laid.length, train().laid[0]?.inward ?? 0, train().end)}
            </p>
            <Snake train={train()} width={672} long={60} />
          </>
        )}
      </Show>
    </Sheet>
  );
}
