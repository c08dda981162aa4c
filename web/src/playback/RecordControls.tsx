import type { Seat } from '@slow-train/rules';
import { createMemo, For, Show, type JSX } from 'solid-js';
import { replayText } from '#text/replay.ts';
import { PlaybackButtons } from './PlaybackButtons.tsx';
import { PlayerControls } from './PlayerControls.tsx';
import type { Playback } from './playback.ts';
import { frameOf, roundOfRecord, type ReplayedRecord } from './record-timeline.ts';
import type { Viewpoint } from './timeline.ts';
import { SmallPrint } from '../ui/SmallPrint.tsx';
import styles from './RecordControls.module.css';

/** The controls of a record: a slider over all of it, buttons for single frames, choices of round and perspective. */
export function RecordControls(props: {
  record: ReplayedRecord;
  playback: Playback;
  perspective: Viewpoint;
  names: readonly string[];
  /** The viewer's own seat. */
  you: Seat | null;
  onPerspective(perspective: Viewpoint): void;
  /** Opens log and scores; null if they are next to the board. */
  onSide: (() => void) | null;
}): JSX.Element {
  const playback = (): Playback => props.playback;
  const span = createMemo(() => roundOfRecord(props.record, playback().position()));
  const position = (): string => {
    const { round, action } = frameOf(props.record, playback().position());
    return replayText.position(round, props.record.roundCount, action, span().last - span().first);
  };
  const toRound = (round: number): void =>
    playback().go(props.record.rounds.find((one) => one.round === round)?.first ?? 0);
  return (
    <PlayerControls label={replayText.player}>
      <div class={styles['line']}>
        <input
          type="range"
          min="0"
          max={playback().last}
          value={playback().position()}
          style={{ '--done': `${(100 * playback().position()) / Math.max(1, playback().last)}%` }}
          aria-label={replayText.slider}
          aria-valuetext={position()}
          onInput={(event) => playback().go(event.currentTarget.valueAsNumber)}
        />
        <SmallPrint>{position()}</SmallPrint>
      </div>
      <PlaybackButtons playback={playback()} />
      <div class={styles['choices']}>
        <select aria-label={replayText.round} onChange={(event) => toRound(Number(event.currentTarget.value))}>
          <For each={props.record.rounds}>
            {(one) => (
              <option value={one.round} selected={one.round === span().round}>
                {replayText.roundOf(one.round)}
              </option>
            )}
          </For>
        </select>
        <select
          aria-label={replayText.eyes}
          onChange={({ currentTarget: { value } }) => props.onPerspective(value === 'all' ? 'all' : Number(value))}
        >
          <option value="all" selected={props.perspective === 'all'}>
            {replayText.all}
          </option>
          <For each={props.names}>
            {(name, seat) => (
              <option value={seat()} selected={props.perspective === seat()}>
                {replayText.handOf(name, seat() === props.you)}
              </option>
            )}
          </For>
        </select>
        <Show when={props.onSide}>
          {(open) => (
            <button type="button" onClick={() => open()()}>
              {replayText.about}
            </button>
          )}
        </Show>
      </div>
    </PlayerControls>
  );
}
