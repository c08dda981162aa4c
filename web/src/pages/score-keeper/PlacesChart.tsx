import type { Evening } from '@slow-train/protocol/evening';
import { createMemo, Show, type JSX } from 'solid-js';
import { scoreKeeperText } from '#text/sheet.ts';
import { PlacesMap } from '../../components/scores/PlacesMap.tsx';
import { drawnCourse } from './drawn-course.ts';
import { nameOf } from './evening-words.ts';

/** The places after each round as lines. From the second round on: one alone draws none. */
export default function PlacesChart(props: { evening: Evening }): JSX.Element {
  const course = createMemo(() => drawnCourse(props.evening));
  return (
    <Show when={course().engines.length > 1}>
      <PlacesMap
        course={course()}
        you={null}
        nameOf={(seat) => nameOf(props.evening, seat)}
        label={scoreKeeperText.done.chart}
      />
    </Show>
  );
}
