import { onMount, type JSX } from 'solid-js';
import { hookText } from '#text/notifications.ts';
import { CopyLine } from '../../ui/CopyLine.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import styles from './SecretOnce.module.css';

/** The secret of a new webhook, which is shown only once. */
export function SecretOnce(props: { secret: string; onDone(): void }): JSX.Element {
  let heading: HTMLHeadingElement | undefined;
  onMount(() => heading?.focus());
  return (
    <Card as="div" kind="note" class={styles['ticket']}>
      <h4 tabindex="-1" ref={heading}>
        {hookText.secretTitle}
      </h4>
      <p>{hookText.secretMore}</p>
      <CopyLine label={hookText.secret} value={props.secret} />
      <Button onClick={() => props.onDone()}>{hookText.done}</Button>
    </Card>
  );
}
