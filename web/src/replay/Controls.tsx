import type { Seat } from '@slow-train/rules';
import { For, Show, type JSX } from 'solid-js';
import { replayText } from '../text/replay.ts';
import type { Film } from './film.ts';
import type { Projector } from './projector.ts';
import type { Eyes } from './showing.ts';
import { StepKeys } from './StepKeys.tsx';

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
      <StepKeys steps={projector()} />
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
