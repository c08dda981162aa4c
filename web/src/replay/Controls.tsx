import type { Seat } from '@slow-train/rules';
import { For, Show, type JSX } from 'solid-js';
import { replayText } from '../text/replay.ts';
import type { Film } from './film.ts';
import type { Projector } from './projector.ts';
import type { Eyes } from './showing.ts';

/** How to go through a game: a slider over all of it, step by step, by rounds, and through whose eyes. */
export function Controls(props: {
  film: Film;
  projector: Projector;
  eyes: Eyes;
  names: readonly string[];
  /** The reader's own seat. */
  you: Seat | null;
  onEyes(eyes: Eyes): void;
  /** Opens log and score, where they do not lie beside the board. */
  onAbout: (() => void) | null;
}): JSX.Element {
  const projector = (): Projector => props.projector;
  const isFirst = (): boolean => projector().step() === 0;
  const isLast = (): boolean => projector().step() === projector().last;
  const position = (): string => {
    const { round, action } = projector().frame();
    const { first, last } = projector().stop();
    return replayText.position(round, props.film.rounds, action, last - first);
  };
  return (
    <section class="player" aria-label={replayText.player}>
      <div class="player-line">
        <input
          type="range"
          min="0"
          max={projector().last}
          value={projector().step()}
          style={{ '--done': `${(100 * projector().step()) / Math.max(1, projector().last)}%` }}
          aria-label={replayText.slider}
          aria-valuetext={position()}
          onInput={(event) => projector().go(event.currentTarget.valueAsNumber)}
        />
        <p>{position()}</p>
      </div>
      <div class="player-keys">
        <button type="button" aria-disabled={isFirst()} onClick={() => projector().go(projector().step() - 1)}>
          <Sign path="M11 2 4 8l7 6z" />
          {replayText.backward}
        </button>
        <button type="button" class="run" onClick={() => projector().toggle()}>
          <Show when={projector().isRunning()} fallback={<Sign path="M4 1.500v13L14 8z" />}>
            <Sign path="M3 2h4v12H3zM9 2h4v12H9z" />
          </Show>
          {projector().isRunning() ? replayText.pause : replayText.run}
        </button>
        <button type="button" aria-disabled={isLast()} onClick={() => projector().go(projector().step() + 1)}>
          {replayText.forward}
          <Sign path="M5 2v12l7-6z" />
        </button>
      </div>
      <div class="player-choices">
        <select
          aria-label={replayText.round}
          onChange={(event) => projector().toRound(Number(event.currentTarget.value))}
        >
          <For each={props.film.stops}>
            {(stop) => (
              <option value={stop.round} selected={stop.round === projector().stop().round}>
                {replayText.roundOf(stop.round)}
              </option>
            )}
          </For>
        </select>
        <select
          aria-label={replayText.eyes}
          onChange={({ currentTarget: { value } }) => props.onEyes(value === 'all' ? 'all' : Number(value))}
        >
          <option value="all" selected={props.eyes === 'all'}>
            {replayText.all}
          </option>
          <For each={props.names}>
            {(name, seat) => (
              <option value={seat()} selected={props.eyes === seat()}>
                {replayText.handOf(name, seat() === props.you)}
              </option>
            )}
          </For>
        </select>
        <Show when={props.onAbout}>
          {(open) => (
            <button type="button" onClick={() => open()()}>
              {replayText.about}
            </button>
          )}
        </Show>
      </div>
    </section>
  );
}

function Sign(props: { path: string }): JSX.Element {
  return (
    <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      <path d={props.path} fill="currentColor" />
    </svg>
  );
}
