import type { GameView, LogEntry, Recap } from '@slow-train/protocol';
import { readView } from '@slow-train/rules';
import { namesThen, sentenceOf } from '#words';
import { createMemo, type Accessor } from 'solid-js';
import type { Timeline } from '../../playback/timeline.ts';
import { recapText } from '#text/table.ts';
import { replayText } from '#text/replay.ts';
import { planStop } from './missed-plays.ts';

type RoundView = Recap['frames'][number]['round'];

/** One moment of a recap. */
interface RecapFrame {
  readonly revision: number;
  readonly round: RoundView;
  /** Empty in the first frame, which shows the board as the player left it. */
  readonly entries: readonly LogEntry[];
}

/**
 * Creates the timeline of a recap. New events are appended to it, so that the last frame is always the present board,
 * unless the recap ends before that.
 */
export function createRecapTimeline(
  recap: Recap,
  game: Accessor<GameView>,
  log: Accessor<readonly LogEntry[]>,
  hasEnded: boolean,
): Timeline {
  const frames = createMemo((before: readonly RecapFrame[]) => {
    const { revision, round } = game();
    const last = before.at(-1)?.revision ?? 0;
    if (hasEnded || round === null || revision <= last) return before;
    const entries =
      before.length === 0 ? [] : log().filter((entry) => entry.revision > last && entry.revision <= revision);
    return [...before, { revision, round, entries }];
  }, framesOf(recap));
  const last = (): number => frames().length - 1;
  const at = (index: number): RecapFrame => {
    const frame = frames()[index];
    if (frame === undefined) throw new Error('no such frame');
    return frame;
  };
  /** The text for the board before anything has happened on it. */
  const opening = (): string => {
    if (last() === 0) return recapText.nothing;
    return recap.skipped > 0 ? recapText.skipped(recap.skipped) : recapText.asYouLeft;
  };
  /** Returns the reason why the player's plan has stopped, in the frame in which it did. */
  const stopAt = (index: number): string => {
    const stop = planStop(game());
    const { revision } = at(index);
    const before = frames()[index - 1]?.revision ?? revision - 1;
    return stop !== null && stop.revision > before && stop.revision <= revision ? stop.sentence : '';
  };
  return {
    last,
    frame(index) {
      const { round, entries } = at(index);
      const { seats, you, rounds, results } = game();
      const over = Math.min(results.length, round.scores === null ? round.round - 1 : round.round);
      const status = over === rounds ? 'finished' : 'playing';
      return { game: { seats, you, rounds, status }, view: readView(round), entries };
    },
    sentence(index) {
      const { entries } = at(index);
      if (entries.length === 0) return opening();
      const namesAt = namesThen(game(), log());
      const sentences = entries.map((entry) => sentenceOf(entry, namesAt(entry.revision)));
      return [...sentences, stopAt(index)].filter((one) => one !== '').join(' ') || replayText.nothing;
    },
  };
}

/** Returns the frames of a fetched recap, oldest first. */
function framesOf({ from, frames }: Recap): readonly RecapFrame[] {
  const [first] = frames;
  const left =
    from === null || first === undefined ? [] : [{ revision: first.entry.revision - 1, round: from, entries: [] }];
  return [...left, ...frames.map(({ entry, round }) => ({ revision: entry.revision, round, entries: [entry] }))];
}
