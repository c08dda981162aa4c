import { Show, type JSX, type ParentProps } from 'solid-js';
import { Card } from '../../ui/Card.tsx';
import styles from './Fold.module.css';

/** A part of the form that few people change: folded, it shows its value. */
export function Fold(
  props: ParentProps<{
    title: string;
    value: string;
    /** Whether the value differs from the usual one. */
    isChanged?: boolean;
    ref?: (summary: HTMLElement) => void;
  }>,
): JSX.Element {
  return (
    <Card as="details" class={styles['fold']}>
      <summary ref={(summary) => props.ref?.(summary)}>
        <span>
          <b>{props.title}</b>
          <small>
            <Show when={props.isChanged} fallback={props.value}>
              <mark>{props.value}</mark>
            </Show>
          </small>
        </span>
      </summary>
      <div class={styles['body']}>{props.children}</div>
    </Card>
  );
}
