import type { WatchedGame } from '@slow-train/protocol';
import { readView } from '@slow-train/rules';
import { namesOf, sentenceOf } from '#words';
import { createMemo, type Accessor } from 'solid-js';
import type { Timeline } from '../../playback/timeline.ts';
import { replayText, watchText } from '#text/replay.ts';

type WatchFrame = WatchedGame['recap']['frames'][number];

/** The most moves that stay on the page, however long it is open. */
const MOST = 400;

/** Creates the timeline of a game that is watched. Moves are appended as they may be seen. */
export function createWatchTimeline(game: Accessor<WatchedGame>): Timeline {
  const frames = createMemo((before: readonly WatchFrame[]): readonly WatchFrame[] => {
    const { frames: latest } = game().recap;
    const known = before.at(-1)?.entry.revision ?? 0;
    const added = latest.filter(({ entry }) => entry.revision > known);
    // Watching may since have become allowed only with a longer delay: moves that were seen before stay.
    return before.length + added.length > MOST ? latest : [...before, ...added];
  }, []);
  const names = createMemo(() => namesOf({ seats: game().seats, you: { seat: null } }));
  const at = (index: number): WatchFrame => {
    const frame = frames()[index];
    if (frame === undefined) throw new Error('no such frame');
    return frame;
  };
  return {
    last: () => frames().length - 1,
    frame(index) {
      const { entry, round } = at(index);
      const { seats, rounds, results } = game();
      const over = Math.min(results.length, round.scores === null ? round.round - 1 : round.round);
      const status = over === rounds ? 'finished' : 'playing';
      return { game: { seats, you: { seat: null }, rounds, status }, view: readView(round), entries: [entry] };
    },
    sentence(index) {
      if (index === frames().length - 1) return watchText.watching;
      return sentenceOf(at(index).entry, names()) || replayText.nothing;
    },
  };
}
