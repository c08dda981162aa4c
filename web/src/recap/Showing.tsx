import type { GameView, Recap } from '@slow-train/protocol';
import { readView, type View } from '@slow-train/rules';
import { namesThen, sentenceOf } from '@slow-train/words';
import { createEffect, createMemo, on, onMount, Show, type JSX } from 'solid-js';
import { createFilmBoard } from '../replay/film-board.ts';
import { usePlayerKeys } from '../replay/keys.ts';
import { StepKeys } from '../replay/StepKeys.tsx';
import { StepPlate } from '../replay/StepPlate.tsx';
import { createSteps } from '../replay/steps.ts';
import { rollIn } from '../table/arrivals.ts';
import { BoardProvider, type Board } from '../table/board.ts';
import { grownTrains } from '../table/news.ts';
import { Rows } from '../table/Rows.tsx';
import { heading, StripWords } from '../table/Strip.tsx';
import { WIDE } from '../table/widths.ts';
import { Yard } from '../table/Yard.tsx';
import { recapText } from '../text/recap.ts';
import { replayText } from '../text/replay.ts';
import { createMedia } from '../ui/media.ts';
import { planStop } from './things.ts';
import { createShots, type Shot } from './shots.ts';
import '../replay/player.css';

/** From one sentence to the next while it runs by itself: long enough to look from the sentence to its train. */
const PACE = 1800;
const STILL = '(prefers-reduced-motion: reduce)';

/** The board as it was, revision by revision, up to how it lies now. */
export function Showing(props: {
  recap: Recap;
  /** The present board. */
  board: Board;
  onLeave(): void;
}): JSX.Element {
  // eslint-disable-next-line solid/reactivity -- another recap is another showing: whoever shows it keys it
  const { recap, board } = props;
  const shots = createShots(
    recap,
    () => board.props.game,
    () => board.props.log,
  );
  const steps = createSteps(() => shots().length - 1, PACE);
  const isWide = createMedia(WIDE);
  let root: HTMLDivElement | undefined;

  const shot = createMemo((): Shot => {
    const found = shots()[steps.step()];
    if (found === undefined) throw new Error('a table without a round');
    return found;
  });
  const view = createMemo((): View => readView(shot().round));
  const game = createMemo((): GameView => {
    const now = board.props.game;
    const { round, scores } = shot().round;
    const over = now.results.slice(0, scores === null ? round - 1 : round);
    return { ...now, round: shot().round, results: over, status: over.length === now.rounds ? 'finished' : 'playing' };
  });
  const film = createFilmBoard(view, game);
  const isLast = (): boolean => steps.step() === steps.last;
  const isYourTurn = (): boolean => film.now().mode === 'watching' && view().table.turn.seat === view().seat;
  /** Of the board before anything has happened on it. */
  const first = (): string => {
    if (steps.last === 0) return recapText.nothing;
    return recap.skipped > 0 ? recapText.skipped(recap.skipped) : recapText.asYouLeft;
  };
  /** Why the player's plan has stopped, at the moment when it did. */
  const stopNow = (): string => {
    const stop = planStop(board.props.game);
    const before = shots()[steps.step() - 1]?.revision ?? shot().revision - 1;
    return stop !== null && stop.revision > before && stop.revision <= shot().revision ? stop.sentence : '';
  };
  const sentence = createMemo((): string => {
    const { entries } = shot();
    if (entries.length === 0) return first();
    const namesAt = namesThen(board.props.game, board.props.log);
    const told = entries.map((entry) => sentenceOf(entry, namesAt(entry.revision)));
    return [...told, stopNow()].filter((one) => one !== '').join(' ') || replayText.nothing;
  });
  usePlayerKeys(steps);
  onMount(() => {
    if (!matchMedia(STILL).matches && steps.last > 0) steps.toggle();
  });
  createEffect(
    on(steps.step, (now, before) => {
      if (before === undefined || now !== before + 1 || matchMedia(STILL).matches) return;
      for (const [train, count] of grownTrains(shot().entries)) {
        const laid =
          root?.querySelectorAll(`[data-train="${train}"] :is(.fold, .consist, .snake) .tile:not(.start)`) ?? [];
        [...laid].slice(-count).forEach((tile, index) => rollIn(tile, index));
      }
    }),
  );

  // Whoever listens hears every sentence, also while it runs: it comes to an end soon.
  const plate = (): JSX.Element => <StepPlate sentence={sentence()} fault={null} isRunning={false} />;
  return (
    <BoardProvider value={film}>
      <div ref={root} class="board replay" classList={{ wide: isWide() }}>
        <header class="strip enamel">
          <StripWords heading={isYourTurn() ? replayText.youAreOn : heading(film)} />
          <Show when={isWide()}>{plate()}</Show>
          <div class="replay-exit">
            <button type="button" onClick={() => props.onLeave()}>
              {isLast() ? recapText.toTable : recapText.skipToNow}
            </button>
          </div>
        </header>
        <div class="replay-told">
          <Show when={!isWide()}>{plate()}</Show>
        </div>
        <Show when={isWide()} fallback={<Rows />}>
          <Yard />
        </Show>
        <section class="player" aria-label={recapText.player}>
          <p class="recap-where">
            <span>{recapText.position(steps.step(), steps.last)}</span> <span>{recapText.keys}</span>
          </p>
          <StepKeys steps={steps} />
        </section>
      </div>
    </BoardProvider>
  );
}
