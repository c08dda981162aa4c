import { high, tileName } from '@slow-train/rules';
import { Show, type JSX } from 'solid-js';
import { text } from '../text/en.ts';
import { Lamp } from '../ui/Lamp.tsx';
import { Signal } from '../ui/Signal.tsx';
import { BuildTools } from './BuildTools.tsx';
import { useBoard } from './board.ts';
import { draftEnd } from './selection.ts';
import { SnakeView } from './SnakeView.tsx';
import { trainWords } from './train-words.ts';
import { laidOf, type Laid, type ShownTrain } from './trains.ts';
import './who.css';
import './unfolded.css';

/** A train unfolded in its place: all its tiles in hairpins. While one builds, the own train with the draft on it. */
export function Unfolded(props: { train: ShownTrain; width: number }): JSX.Element {
  const board = useBoard();
  const isBuild = (): boolean => props.train.isOwn && board.now().mode === 'building';
  const start = (): number => high(board.view().table.engine);
  const draft = (): readonly Laid[] => (isBuild() ? laidOf(board.choice().draft, props.train.end) : []);
  const count = (): number => props.train.laid.length + draft().length;
  const end = (): number => (isBuild() ? draftEnd(board.view(), board.choice().draft) : props.train.end);
  const words = (): string => {
    if (count() === 0) return text.row.starts(start());
    return isBuild() ? text.row.endsIn(end()) : text.row.unfolded(count(), start(), end());
  };
  return (
    <div
      class="unfolded"
      classList={{ alarm: props.train.open !== null, building: isBuild() }}
      data-train={props.train.id}
      role="group"
      aria-label={trainWords(board, props.train)}
    >
      <div class="unfolded-head">
        <span class="node">
          <Show when={props.train.isPublic}>
            <Signal open />
          </Show>
        </span>
        <span class="name">
          <span class="name-text">{board.names().row(props.train.id)}</span>
          <Show when={props.train.open !== null}>
            <Lamp />
          </Show>
        </span>
        <span class="sub">
          {words()}{' '}
          <Show when={props.train.open}>{(open) => <b class="alarm">{text.row.doubleOpen(tileName(open()))}</b>}</Show>
        </span>
        <Show
          when={isBuild()}
          fallback={
            <button type="button" class="fold-button" aria-expanded="true" onClick={() => board.unfold(null)}>
              {text.row.fold}
            </button>
          }
        >
          <BuildTools />
        </Show>
      </div>
      <SnakeView train={props.train} draft={draft()} width={props.width - 16} long={isBuild() ? 46 : 42} />
    </div>
  );
}
