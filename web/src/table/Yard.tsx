import { high, tileName } from '@slow-train/rules';
import { createMemo, createSignal, For, Show, type JSX } from 'solid-js';
import { text } from '../text/en.ts';
import { Back } from '../tile/Back.tsx';
import { Tile } from '../tile/Tile.tsx';
import { createSize } from '../ui/size.ts';
import { useBoard } from './board.ts';
import { fanOf, FOOT, railOf, railPath, type Fan } from './fan.ts';
import { Track } from './Track.tsx';
import { UnfoldedSheet } from './UnfoldedSheet.tsx';
import './yard.css';
import './station.css';

/** Where the engine's rails begin, and where the plates do. */
const ENGINE_X = 99;
export const PLATE_X = 252;
/** Tiles of the boneyard that are drawn before a number has to do. */
const BACKS = 6;

/** The wide board: the engine in its station, every train a track that fans out from it. */
export function Yard(): JSX.Element {
  const board = useBoard();
  let element: HTMLDivElement | undefined;
  const size = createSize(() => element, { width: 1118, height: 628 });
  const [scrolled, setScrolled] = createSignal(0);
  const tracks = (): number => board.trains().length;
  const fan = createMemo((): Fan => fanOf(tracks(), size().height));
  const engineY = (): number => scrolled() + size().height / 2;
  /** The first two tracks stay in sight; what has gone below them is not drawn. */
  const railY = (index: number): number => railOf(index, fan()) + (index < 2 ? scrolled() : 0);
  const isHidden = (index: number): boolean => index > 1 && railY(index) < railY(1) + fan().pitch / 2;
  const path = (index: number): string =>
    railPath(index, tracks(), railY(index), engineY(), ENGINE_X, PLATE_X + 10, size().width);
  const engine = (): number => high(board.view().table.engine);

  return (
    <div ref={element} class="yard" onScroll={(event) => setScrolled(event.currentTarget.scrollTop)}>
      <section
        class="yard-ground"
        aria-label={text.trains}
        style={{ height: `${Math.max(fan().height, 1)}px`, '--pitch': `${fan().pitch}px`, '--scale': fan().scale }}
      >
        <svg class="yard-rails" width={size().width} height={fan().height} aria-hidden="true">
          <For each={board.trains()}>
            {(train, index) => (
              <g
                class="line"
                classList={{
                  hidden: isHidden(index()),
                  lit: board.lit().includes(train.id),
                  alarm: train.open !== null,
                }}
              >
                <path class="sleepers" d={`M${PLATE_X + 10} ${railY(index())}H${size().width}`} />
                <path class="rails" d={path(index())} />
                <path class="bed" d={path(index())} />
                <Show when={train.open !== null}>
                  <path class="danger" d={path(index())} />
                </Show>
                <Show when={board.lit().includes(train.id)}>
                  <path class="glow" pathLength="1" d={path(index())} />
                  <path class="rim" pathLength="1" d={path(index())} />
                  <path class="light" pathLength="1" d={path(index())} />
                </Show>
              </g>
            )}
          </For>
        </svg>
        <div class="station" style={{ top: `${scrolled()}px`, height: `${size().height}px` }}>
          <p class="station-name enamel" aria-hidden="true">
            <span>{text.strip.round(board.view().table.round, board.props.game.rounds)}</span>
            {tileName(board.view().table.engine)}
          </p>
          <Tile stands class="station-engine" a={engine()} b={engine()} />
          <div class="boneyard">
            <span aria-hidden="true">
              <For each={Array.from({ length: Math.min(BACKS, board.view().table.boneyard) })}>{() => <Back />}</For>
            </span>
            <p>{text.strip.boneyard(board.view().table.boneyard)}</p>
          </div>
        </div>
        <For each={board.trains().map((train) => train.id)}>
          {(id, index) => (
            <Track
              id={id}
              fan={fan()}
              top={railY(index()) + FOOT - fan().pitch}
              isHidden={isHidden(index())}
              width={size().width - PLATE_X}
            />
          )}
        </For>
      </section>
      <UnfoldedSheet />
    </div>
  );
}
