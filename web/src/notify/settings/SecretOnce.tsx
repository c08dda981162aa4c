import { onMount, type JSX } from 'solid-js';
import { hookText } from '../../text/notify.ts';
import { CopyLine } from './CopyLine.tsx';

/** The secret of a new webhook, which is told only now. */
export function SecretOnce(props: { secret: string; onDone(): void }): JSX.Element {
  let heading: HTMLHeadingElement | undefined;
  onMount(() => heading?.focus());
  return (
    <div class="told-ticket">
      <h4 tabindex="-1" ref={heading}>
        {hookText.secretTitle}
      </h4>
      <p>{hookText.secretMore}</p>
      <CopyLine label={hookText.secret} value={props.secret} />
      <button type="button" class="button" onClick={() => props.onDone()}>
        {hookText.done}
      </button>
    </div>
  );
}
