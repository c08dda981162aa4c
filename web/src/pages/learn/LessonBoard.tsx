import { bears, refusalOf, tileName, viewFor, type Tile, type TrainId } from '@slow-train/rules';
import { explain } from '#words';
import { createEffect, createMemo, on, Show, type JSX } from 'solid-js';
import { createArrivals } from '../../board/state/arrivals.ts';
import { BoardProvider } from '../../board/state/board.ts';
import { createLiveBoard } from '../../board/state/create-live-board.ts';
import { LiveBoardProvider, type BoardProps, type LiveBoard } from '../../board/state/live-board.ts';
import { formatPlay } from '../../board/state/selection.ts';
import { rowKey, trainOrder, type RowKey } from '../../board/state/trains.ts';
import { Hand } from '../../board/view/Hand.tsx';
import { TrainRows } from '../../board/view/TrainRows.tsx';
import { WideLayout } from '../../board/view/WideLayout.tsx';
import { memoryPlayerState } from '../../player-state/player-state.ts';
import { learnText } from '#text/learn.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorMessage } from '../../ui/ErrorMessage.tsx';
import { Rich } from '../../ui/Rich.tsx';
import { TextButton } from '../../ui/TextButton.tsx';
import { chooseNumerals, showsNumerals } from '../../ui/tile/numerals.ts';
import type { Lesson } from './create-lesson.ts';
import { createFirstGame } from './first-game.ts';
import { LEARNER, type Task } from './lesson.ts';
import { Sign } from './Sign.tsx';
import styles from './LessonBoard.module.css';

/** The board of a game with the lesson's round on it: the sign, the trains, the hand and the one thing to do. */
export function LessonBoard(props: { lesson: Lesson; isWide: boolean }): JSX.Element {
  let root: HTMLDivElement | undefined;
  // eslint-disable-next-line solid/reactivity -- the same lesson for as long as the page
  const { lesson } = props;
  const task = (): Task => lesson.step().task;
  const asked = createMemo((): Tile | null => {
    const now = task();
    return now.kind === 'play' && !lesson.isOpponents() ? now.tile : null;
  });
  const playerState = memoryPlayerState();
  const boardProps: BoardProps = {
    get game() {
      return lesson.game();
    },
    get log() {
      return lesson.log();
    },
    get pointsAt() {
      return asked();
    },
    sending: { state: 'idle' },
    online: true,
    playerState,
    newSince: null,
    onAct: (action) => lesson.act(action),
    onDismiss: () => undefined,
    onLetPlay: () => Promise.resolve(),
    onShowScores: () => undefined,
  };
  const board = createLiveBoard(boardProps);
  createArrivals(board, () => root);
  const isHeld = (): boolean => asked() !== null && board.selection().tile === asked();

  // A wrong tap is answered on the sign instead of in a sheet.
  let tapped: RowKey | null = null;
  const answerFor = (tile: Tile): string | null => {
    const now = task();
    return now.kind === 'play' || now.kind === 'draw' ? whyNot(lesson, board, tile, tapped) : null;
  };
  const watched: LiveBoard = {
    ...board,
    tapTrain(row) {
      tapped = row;
      board.tapTrain(row);
      tapped = null;
    },
  };
  createEffect(
    on(
      () => board.selection().tile,
      (tile) => lesson.say(tile === null || tile === asked() ? null : answerFor(tile)),
      { defer: true },
    ),
  );
  createEffect(() => {
    const tile = board.selection().tile;
    if (board.sheet() !== 'why') return;
    if (tile !== null) lesson.say(answerFor(tile));
    board.show('none');
  });

  /** The train that the post points at and that stays lit. */
  const litTrain = (): TrainId | 'none' => {
    const now = task();
    if (lesson.isOpponents()) return 'none';
    if (now.kind === 'read') return now.about;
    return now.kind === 'play' ? now.train : 'none';
  };
  // The focus follows the thing to do, so that Enter does it.
  createEffect(
    on([lesson.index, lesson.isOpponents], () => {
      if (lesson.isOpponents()) return;
      const now = task();
      queueMicrotask(() => focus(root, now.kind === 'play' && !isHeld() ? `[data-tile="${now.tile}"]` : '[data-main]'));
    }),
  );
  const showMe = (): void => {
    const tile = asked();
    if (tile === null || isHeld()) board.press();
    else {
      board.tapTile(tile);
      focus(root, '[data-main]');
    }
  };
  const words = () => learnText.steps[lesson.step().name];
  const more = (): string => lesson.answer() ?? words().more;
  const target = (): string | null => (litTrain() === 'none' ? null : `[data-train="${litTrain()}"]`);
  return (
    <BoardProvider value={watched}>
      <LiveBoardProvider value={watched}>
        <div
          ref={root}
          class={styles['board']}
          translate="no"
          data-layout={props.isWide ? 'wide' : 'narrow'}
          data-lit={litTrain()}
        >
          <Show
            when={!lesson.isOpponents()}
            fallback={<Sign say={learnText.opponentPlays} more={learnText.watch} isAnswer={false} target={null} />}
          >
            <Sign say={words().say} more={more()} isAnswer={lesson.answer() !== null} target={target()} />
          </Show>
          <Show when={props.isWide} fallback={<TrainRows />}>
            <WideLayout />
          </Show>
          <Hand isWide={props.isWide} isFixed>
            <footer class={styles['bar']}>
              <Show when={lesson.step().station === 'match'}>
                <TextButton class={styles['faces']} onClick={() => chooseNumerals(!showsNumerals())}>
                  {showsNumerals() ? learnText.asPips : learnText.asFigures}
                </TextButton>
              </Show>
              <Show when={task().kind !== 'halt'} fallback={<Halt lesson={lesson} />}>
                <Show when={task().kind !== 'read' && !lesson.isOpponents()} fallback={<span />}>
                  <TextButton onClick={showMe}>{learnText.showMe}</TextButton>
                </Show>
                <MainButton lesson={lesson} board={board} isHeld={isHeld()} />
              </Show>
            </footer>
          </Hand>
        </div>
      </LiveBoardProvider>
    </BoardProvider>
  );
}

/** Between the lesson's two parts: somebody who leaves here can play. */
function Halt(props: { lesson: Lesson }): JSX.Element {
  const { action, play } = createFirstGame();
  return (
    <>
      <ErrorMessage class={styles['problem']} sentence={action.problem()} />
      <TextButton onClick={() => props.lesson.goOn()}>{learnText.fiveMore}</TextButton>
      <Button
        data-main="act"
        aria-busy={action.busy()}
        onClick={() => {
          if (!action.busy()) play();
        }}
      >
        {action.busy() ? learnText.playing : learnText.playNow}
      </Button>
    </>
  );
}

/** The one thing to do, named on the button. */
function MainButton(props: { lesson: Lesson; board: LiveBoard; isHeld: boolean }): JSX.Element {
  const now = (): { readonly words: string; readonly act: (() => void) | null; readonly isLit?: boolean } => {
    const { lesson, board } = props;
    const { task } = lesson.step();
    if (lesson.isOpponents()) return { words: learnText.opponentPlays, act: null };
    if (task.kind === 'read') return { words: learnText.goOn, act: () => lesson.goOn() };
    if (task.kind === 'play' && !props.isHeld)
      return { words: learnText.tap(tileName(task.tile).replace('-', '\u2011'), board.isTouch()), act: null };
    return { words: board.button().words, act: () => board.press(), isLit: task.kind === 'draw' };
  };
  return (
    <Button
      class={styles['main']}
      data-main={now().act === null ? 'hint' : 'act'}
      data-lit={now().isLit ? '' : undefined}
      aria-disabled={now().act === null}
      onClick={() => now().act?.()}
    >
      <span>
        <Rich text={now().words} />
      </span>
    </Button>
  );
}

/**
 * Explains why the tile is not the one that the step asks for: from the refusal of the tapped train, or else the most
 * telling refusal. A tile that the rules allow has its answer in the words of the step.
 */
function whyNot(lesson: Lesson, board: LiveBoard, tile: Tile, tapped: RowKey | null): string | null {
  const { name, task } = lesson.step();
  const { table, hand } = viewFor(lesson.state(), LEARNER);
  const trains = trainOrder(table, LEARNER).filter((train) => tapped === null || rowKey(train) === tapped);
  const allowed = learnText.steps[name].instead;
  const instead = trains
    .map((train) => allowed?.[formatPlay({ do: 'play', tile, train })])
    .find((words) => words !== undefined);
  if (instead !== undefined) return instead;
  const refusals = trains.flatMap((train) => {
    const refusal = refusalOf(table, hand, LEARNER, { do: 'play', tile, train });
    return refusal === null ? [] : [{ train, refusal }];
  });
  const best =
    refusals.find(
      ({ train, refusal }) =>
        refusal.code !== 'NO_MATCH' && board.trains().some(({ id, end }) => id === train && bears(tile, end)),
    ) ??
    refusals.find(({ train }) => task.kind === 'play' && train === task.train) ??
    refusals[0];
  return best === undefined ? null : explain(best.refusal, (train) => board.names().train(train));
}

function focus(root: HTMLElement | undefined, selector: string): void {
  root?.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true });
}
