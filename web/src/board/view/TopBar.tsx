import { high, tileName, type View } from '@slow-train/rules';
import { Show, type JSX, type ParentProps } from 'solid-js';
import { text } from '#text/table.ts';
import { TilePicture } from '../../ui/tile/TilePicture.tsx';
import { useBoard, type BoardState } from '../state/board.ts';
import { useLiveBoard } from '../state/live-board.ts';
import type { Mode } from '../state/selection.ts';
import { Deadline } from './Deadline.tsx';
import { Banner } from '../../ui/Banner.tsx';
import { createStep } from '../../ui/step.ts';
import { Unseen } from '../../ui/Unseen.tsx';
import styles from './TopBar.module.css';

/** The top bar: whose turn it is, the round, the boneyard, the engine and the deadline. */
export function TopBar(props: ParentProps): JSX.Element {
  const board = useLiveBoard();
  // At the end of the bar, where it moves nothing.
  const isTimeDue = createStep();
  return (
    <TopBarFrame heading={headingOf(board, board.situation().mode)}>
      {props.children}
      <Show when={isTimeDue()}>
        <Deadline />
      </Show>
    </TopBarFrame>
  );
}

/** The top bar of any board: the engine, a heading, the round, the boneyard, and its children. */
export function TopBarFrame(props: ParentProps<{ heading: string }>): JSX.Element {
  const board = useBoard();
  const table = (): View['table'] => board.view().table;
  const engine = (): number => high(table().engine);
  return (
    <Banner as="header" class={styles['top-bar']}>
      <TilePicture
        stands
        class={styles['engine']}
        a={engine()}
        b={engine()}
        label={text.topBar.engine(tileName(table().engine))}
      />
      <div class={styles['words']}>
        <h1>{props.heading}</h1>
        <p>
          <span>{text.topBar.round(table().round, board.game().rounds)}</span>{' '}
          <Unseen>{text.topBar.boneyardSpoken(table().boneyard)}</Unseen>
          <span data-boneyard aria-hidden="true">
            {text.topBar.boneyard(table().boneyard)}
          </span>
        </p>
      </div>
      {props.children}
    </Banner>
  );
}

/** Returns the heading: whose turn it is, or that the round is over. */
export function headingOf(board: BoardState, mode: Mode): string {
  const words = text.topBar;
  switch (mode) {
    case 'over':
      return board.game().status === 'finished' ? words.finished : words.roundOver;
    case 'playing':
    case 'building':
      return words.yourTurn;
    case 'waiting':
    case 'watching': {
      const { table } = board.view();
      const isTogether = table.phase === 'building' && table.rules.simultaneousBuild === 'yes';
      return isTogether ? words.building : words.isOn(board.names().seat(table.turn.seat));
    }
    default:
      return mode satisfies never;
  }
}
