import { bears, tileName, writeAction, type Tile } from '@slow-train/rules';
import { createMemo, createSignal, For, Show, type JSX } from 'solid-js';
import type { ShownTrain } from '../../board/state/trains.ts';
import { useLiveBoard } from '../../board/state/live-board.ts';
import { planText } from '#text/table.ts';
import { Rich } from '../../ui/Rich.tsx';
import type { PlannedPlay } from './draft.ts';
import { PlanTiles } from './PlanTiles.tsx';
import { TextButton } from '../../ui/TextButton.tsx';
import styles from './PlanSheet.module.css';

const { plays: words } = planText;

/** Single plays, a tile and a train each: the first legal one is made. */
export function PlaysPart(props: {
  plays: readonly PlannedPlay[];
  onChange(plays: readonly PlannedPlay[]): void;
}): JSX.Element {
  const board = useLiveBoard();
  let root: HTMLDivElement | undefined;
  const [tapped, pick] = createSignal<Tile | null>(null);
  const picked = (): Tile | null => board.view().hand.find((tile) => tile === tapped()) ?? null;
  /** Wrapped in an object: tiles are numbers, and one of them is 0. */
  const targets = createMemo(() => {
    const tile = picked();
    return tile === null ? null : { tile };
  });
  /** The pressed button disappears, so the focus moves to the tiles. */
  const focusTiles = (): void => root?.querySelector<HTMLElement>('[data-tile][tabindex="0"]')?.focus();
  const put = (tile: Tile, { id: train, branch: line }: ShownTrain): void => {
    const play = line === '' ? { tile, train } : { tile, train, line };
    const isThere = props.plays.some(
      (one) => writeAction({ do: 'play', ...one }) === writeAction({ do: 'play', ...play }),
    );
    focusTiles();
    pick(null);
    if (!isThere) props.onChange([...props.plays, play]);
  };
  const remove = (index: number): void => {
    focusTiles();
    props.onChange(props.plays.toSpliced(index, 1));
  };
  const sooner = (index: number, button: HTMLElement): void => {
    const play = props.plays[index];
    if (play === undefined || index === 0) return;
    props.onChange(props.plays.toSpliced(index, 1).toSpliced(index - 1, 0, play));
    // A line loses the focus when it is moved.
    button.focus();
  };
  return (
    <div ref={root}>
      <p class={styles['how']}>{words.how}</p>
      <PlanTiles
        chosen={[]}
        fits={new Set(board.view().hand)}
        picked={picked()}
        onTap={(tile) => pick(picked() === tile ? null : tile)}
      />
      <Show when={targets()}>
        {(found) => (
          <div class={styles['targets']} role="group" aria-label={words.trains(tileName(found().tile))}>
            <p>
              <Rich text={words.to(tileName(found().tile))} />
            </p>
            <For each={board.trains()}>
              {(train) => (
                <button
                  type="button"
                  aria-label={words.put(tileName(found().tile), board.names().train(train.id, train.branch), train.end)}
                  onClick={() => put(found().tile, train)}
                >
                  {board.names().row(train.id, train.branch)}
                  <Show when={bears(found().tile, train.end)}>
                    <small>{words.fits}</small>
                  </Show>
                </button>
              )}
            </For>
          </div>
        )}
      </Show>
      <ol class={styles['plays']} aria-label={words.list}>
        <For each={props.plays}>
          {(play, index) => {
            const named = [tileName(play.tile), board.names().train(play.train, play.line)] as const;
            return (
              <li>
                <span>
                  <Rich text={words.line(...named)} />
                </span>
                <TextButton
                  type="button"
                  aria-label={words.soonerSpoken(...named)}
                  aria-disabled={index() === 0}
                  onClick={(event) => sooner(index(), event.currentTarget)}
                >
                  {words.sooner}
                </TextButton>
                <TextButton aria-label={words.removeSpoken(...named)} onClick={() => remove(index())}>
                  {words.remove}
                </TextButton>
              </li>
            );
          }}
        </For>
      </ol>
    </div>
  );
}
