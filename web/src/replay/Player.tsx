import { viewFor, type Seat, type View } from '@slow-train/rules';
import type { GameView } from '@slow-train/protocol';
import { sentenceOf } from '@slow-train/words';
import { createEffect, createMemo, createSignal, on, Show, type JSX } from 'solid-js';
import { Main } from '../app/Main.tsx';
import { rollIn } from '../table/arrivals.ts';
import { BoardProvider } from '../table/board.ts';
import { grownTrains } from '../table/news.ts';
import { Rows } from '../table/Rows.tsx';
import { heading, StripWords } from '../table/Strip.tsx';
import { ROOMY, WIDE } from '../table/widths.ts';
import { Yard } from '../table/Yard.tsx';
import { replayText } from '../text/replay.ts';
import { createMedia } from '../ui/media.ts';
import { Sheet } from '../ui/Sheet.tsx';
import { About } from './About.tsx';
import { Controls } from './Controls.tsx';
import { createFilmBoard } from './film-board.ts';
import { seatsIn, type Film, type Frame } from './film.ts';
import { Hands } from './Hands.tsx';
import { usePlayerKeys } from './keys.ts';
import { createProjector } from './projector.ts';
import { entryOf, gameIn, type Cast, type Eyes } from './showing.ts';
import { StepPlate } from './StepPlate.tsx';
import '../table/board.css';
import '../table/side.css';
import '../table/menu-sheet.css';
import './player.css';

/** A game on the board again, at which one only looks: step by step or running, from any seat. */
export function Player(props: {
  film: Film;
  cast: Cast;
  /** What stands at the right end of the sign: the way out. */
  exit: JSX.Element;
  /** Where the record can be had as a file. */
  save?: JSX.Element;
}): JSX.Element {
  // eslint-disable-next-line solid/reactivity -- another film is another player: whoever shows it keys it
  const { film, cast } = props;
  const projector = createProjector(film);
  const [eyes, setEyes] = createSignal<Eyes>('all');
  const [isAbout, setAbout] = createSignal(false);
  const isWide = createMedia(WIDE);
  const isRoomy = createMedia(ROOMY);
  let root: HTMLDivElement | undefined;

  const table = (): Frame['state']['table'] => projector.frame().state.table;
  const isOver = createMemo(() => table().scores !== null);
  const game = createMemo((): GameView => {
    const shown = gameIn(film, projector.stop(), isOver(), cast);
    if (shown === undefined) throw new Error('a film without this round');
    return shown;
  });
  const view = createMemo((): View => {
    const through = eyes();
    return viewFor(projector.frame().state, through === 'all' ? null : through);
  });
  const board = createFilmBoard(view, game);
  const seats = Array.from({ length: seatsIn(film) }, (_, seat) => seat);
  const seen = createMemo((): readonly Seat[] => {
    const through = eyes();
    return through === 'all' ? seats : [through];
  });

  const sizes = createMemo(() => {
    const { first, last } = projector.stop();
    const moments = film.frames.slice(first, last + 1);
    return moments.map(({ state }) => seen().map((seat) => state.secret.hands[seat]?.length ?? 0));
  });

  /** The sentence of a step, for these eyes. */
  const sentence = (step: number): string => {
    const frame = film.frames[step];
    const said = frame === undefined ? '' : sentenceOf(entryOf(frame, step, eyes()), board.names());
    return said === '' ? replayText.nothing : said;
  };
  const isYourTurn = (): boolean => board.now().mode === 'watching' && table().turn.seat === cast.you;
  const wrong = film.fault === null ? null : replayText.fault(film.fault, board.names().seat);
  const fault = (): string | null => (projector.step() === projector.last ? wrong : null);

  usePlayerKeys(projector);
  createEffect(
    on(projector.step, (now, before) => {
      const frame = projector.frame();
      if (before === undefined || now !== before + 1 || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
      for (const [train, count] of grownTrains([entryOf(frame, now, 'all')])) {
        const laid =
          root?.querySelectorAll(`[data-train="${train}"] :is(.fold, .consist, .snake) .tile:not(.start)`) ?? [];
        [...laid].slice(-count).forEach((tile, index) => rollIn(tile, index));
      }
    }),
  );

  const about = (): JSX.Element => <About film={film} projector={projector} game={game()} sentenceOf={sentence} />;
  const plate = (): JSX.Element => (
    <StepPlate sentence={sentence(projector.step())} fault={fault()} isRunning={projector.isRunning()} />
  );
  return (
    <BoardProvider value={board}>
      <Main class="board-page">
        <div ref={root} class="board replay" classList={{ wide: isWide() }}>
          <header class="strip enamel">
            <StripWords heading={isYourTurn() ? replayText.youAreOn : heading(board)} />
            <Show when={isWide()}>{plate()}</Show>
            <div class="replay-exit">{props.exit}</div>
          </header>
          <div class="replay-told">
            <Show when={!isWide()}>{plate()}</Show>
            <Show when={fault() === null && wrong !== null}>
              <p class="replay-fault" role="alert">
                <span>
                  {wrong} {replayText.faultMore}
                </span>
                <button type="button" onClick={() => projector.go(projector.last)}>
                  {replayText.faultGo}
                </button>
              </p>
            </Show>
          </div>
          <Show when={isWide()} fallback={<Rows />}>
            <Yard />
          </Show>
          <Hands
            state={projector.frame().state}
            seats={seen()}
            sizes={sizes()}
            isWide={isWide()}
            nameOf={(seat) => board.names().seat(seat)}
          />
          <Controls
            film={film}
            projector={projector}
            eyes={eyes()}
            you={cast.you}
            names={seats.map((seat) => board.names().seat(seat))}
            onEyes={setEyes}
            onAbout={isRoomy() ? null : () => setAbout(true)}
          />
          <Show when={isRoomy()}>
            <aside class="side" aria-label={replayText.side}>
              {about()}
              <p class="replay-foot">
                {replayText.keys} {props.save}
              </p>
            </aside>
          </Show>
        </div>
        <Show when={!isRoomy()}>
          <Sheet
            open={isAbout()}
            class="menu-sheet replay-sheet"
            title={cast.name}
            close={replayText.close}
            onClose={() => setAbout(false)}
          >
            <Show when={isAbout()}>
              {about()}
              <p class="replay-foot">{props.save}</p>
            </Show>
          </Sheet>
        </Show>
      </Main>
    </BoardProvider>
  );
}
