import type { Evening } from '@slow-train/protocol/evening';
import { createMemo, Show, type JSX } from 'solid-js';
import { scoreKeeperText } from '#text/sheet.ts';
import { PlacesMap } from '../../components/scores/PlacesMap.tsx';
import { nameOf } from './evening-words.ts';
import { eveningCourse } from './standings.ts';

/** The places after each round as lines. From the second round on: one alone draws none. */
export default function PlacesChart(props: { evening: Evening }): JSX.Element {
  const course = createMemo(() => eveningCourse(props.evening));
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
