import { createMemo, lazy, onMount, Show, Suspense, type JSX, type ParentProps } from 'solid-js';
import { Main } from '../app/Main.tsx';
import { PlanPlate } from '../plan/PlanPlate.tsx';
import { SubstituteSheet } from '../substitutes/SubstituteSheet.tsx';
import { createMedia } from '../ui/media.ts';
import { AskSheet } from '../votes/AskSheet.tsx';
import { Announcer } from './Announcer.tsx';
import { ArrangeSheet } from './ArrangeSheet.tsx';
import { Bar } from './Bar.tsx';
import { BoardProvider } from './board.ts';
import { createBoard } from './create-board.ts';
import { Hand } from './Hand.tsx';
import { MenuSheet } from './MenuSheet.tsx';
import { NoticePlate } from './NoticePlate.tsx';
import { Plates } from './Plates.tsx';
import type { TableProps } from './props.ts';
import { Rows } from './Rows.tsx';
import { Side } from './Side.tsx';
import { Strip } from './Strip.tsx';
import { createArrivals } from './arrivals.ts';
import { WhySheet } from './WhySheet.tsx';
import { ROOMY, WIDE } from './widths.ts';
import { Yard } from './Yard.tsx';
import './board.css';
import './hint.css';

const PlanSheet = lazy(() => import('../plan/PlanSheet.tsx'));

/** The table of a round: what lies on it, the reader's hand, and the one main button. What is put in it lies over the trains. */
export function Table(props: ParentProps<TableProps>): JSX.Element {
  const board = createBoard(props);
  const isWide = createMedia(WIDE);
  const isRoomy = createMedia(ROOMY);
  /** Once it has come it stays, so that the focus goes back to where it was as it closes. */
  const hasPlanned = createMemo<boolean>((before) => before || board.sheet() === 'plan', false);
  let root: HTMLDivElement | undefined;
  createArrivals(props, () => root);
  onMount(() => {
    // Esc puts back, wherever on the board the focus is; the sheets lie outside and close by themselves.
    root?.addEventListener('keydown', (event) => {
      if (event.key === 'Escape' && !event.defaultPrevented) board.putBack();
    });
  });
  return (
    <BoardProvider value={board}>
      <Main class="board-page">
        <div
          ref={root}
          class="board"
          classList={{ choosing: board.lit().length > 0, wide: isWide(), hinted: board.isHinted() }}
        >
          <Strip>
            <Show when={isWide()}>
              <NoticePlate />
            </Show>
          </Strip>
          <Show when={!isWide()}>
            <div class="board-notes">
              <NoticePlate />
              <div class="board-plates">
                <Plates />
              </div>
            </div>
          </Show>
          <Show when={isWide() && !isRoomy()}>
            <div class="board-plates">
              <Plates />
            </div>
          </Show>
          {props.children}
          <Show when={isWide()} fallback={<Rows />}>
            <Yard />
          </Show>
          <PlanPlate />
          <Hand isWide={isWide()}>
            <Bar isWide={isWide()} hasMenu={!isRoomy()} />
          </Hand>
          <Show when={isRoomy()}>
            <Side>
              <Plates />
            </Side>
          </Show>
        </div>
        <Announcer />
        <WhySheet />
        <ArrangeSheet />
        <MenuSheet />
        <AskSheet />
        <SubstituteSheet />
        <Show when={hasPlanned()}>
          <Suspense>
            <PlanSheet />
          </Suspense>
        </Show>
      </Main>
    </BoardProvider>
  );
}
