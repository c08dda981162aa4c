import { Show, type JSX, type ParentProps } from 'solid-js';
import { shellText } from '#text/shell.ts';
import { copyLink, sendLink } from './share.ts';
import { Button } from './Button.tsx';
import { Actions } from './Actions.tsx';
import styles from './SendLink.module.css';

/** A link to share: in a field, with a share button where the device has one, a copy button, and more of them. */
export function SendLink(
  props: ParentProps<{
    link: string;
    /** The message sent along with the link. */
    invite: string;
    words: {
      readonly link: string;
      readonly copy: string;
      readonly copied: string;
      readonly notCopied: string;
      readonly send: string;
    };
    quiet?: boolean;
  }>,
): JSX.Element {
  let field: HTMLInputElement | undefined;
  const send = (): Promise<void> => sendLink({ title: shellText.app, text: props.invite, url: props.link });
  return (
    <div class={styles['send']}>
      <input
        ref={field}
        class={styles['field']}
        readonly
        aria-label={props.words.link}
        value={props.link}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Actions>
        <Show when={'share' in navigator}>
          <Button quiet={props.quiet ?? false} onClick={() => void send()}>
            {props.words.send}
          </Button>
        </Show>
        <Button
          quiet={props.quiet || 'share' in navigator}
          onClick={() => void copyLink(props.link, field, props.words)}
        >
          {props.words.copy}
        </Button>
        {props.children}
      </Actions>
    </div>
  );
}
