import { For, type JSX } from 'solid-js';
import { learnText } from '#text/learn.ts';
import { cx } from '../../ui/cx.ts';
import { Unseen } from '../../ui/Unseen.tsx';
import { STATIONS, type Station } from './lesson.ts';
import styles from './Stations.module.css';

/** The progress of the lesson, as the stations of a line. On a phone their names are for screen readers only. */
export function Stations(props: { at: Station; isOver: boolean; class?: string | undefined }): JSX.Element {
  const here = (): number => STATIONS.indexOf(props.at);
  return (
    <ol class={cx(styles['stations'], props.class)} aria-label={learnText.progress}>
      <For each={STATIONS}>
        {(station, index) => {
          const isDone = (): boolean => props.isOver || index() < here();
          const isHere = (): boolean => !props.isOver && index() === here();
          return (
            <li
              class={cx(isDone() && styles['done'], isHere() && styles['here'])}
              aria-current={isHere() ? 'step' : undefined}
            >
              <i aria-hidden="true" />
              <span class={styles['name']}>{learnText.stations[station]}</span>
              {isDone() && <Unseen>, {learnText.done}</Unseen>}
            </li>
          );
        }}
      </For>
    </ol>
  );
}
