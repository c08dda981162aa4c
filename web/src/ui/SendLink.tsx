import { Show, type JSX } from 'solid-js';
import { shellText } from '../text/shell.ts';
import { copyLink, sendLink } from './share.ts';
import { Button } from './Button.tsx';

/** A link that others should get: in a field, to copy, and where the device can, to send on with its own means. */
export function SendLink(props: {
  link: string;
  /** What goes with the link when it is sent. */
  invite: string;
  words: {
    readonly link: string;
    readonly copy: string;
    readonly copied: string;
    readonly notCopied: string;
    readonly send: string;
  };
  /** The class of what holds the buttons. */
  acts: string | undefined;
  quiet?: boolean;
}): JSX.Element {
  let field: HTMLInputElement | undefined;
  const send = (): Promise<void> => sendLink({ title: shellText.app, text: props.invite, url: props.link });
  return (
    <>
      <input
        ref={field}
        readonly
        aria-label={props.words.link}
        value={props.link}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div class={props.acts}>
        <Button quiet={props.quiet ?? false} onClick={() => void copyLink(props.link, field, props.words)}>
          {props.words.copy}
        </Button>
        <Show when={'share' in navigator}>
          <Button quiet onClick={() => void send()}>
            {props.words.send}
          </Button>
        </Show>
      </div>
    </>
  );
}
