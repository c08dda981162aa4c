import { Show, type JSX } from 'solid-js';
import { watchText } from '#text/replay.ts';
import { SendLink } from '../../ui/SendLink.tsx';
import styles from './SendWatchLink.module.css';

/** The link with which others watch a game, to copy or send. */
export function SendWatchLink(props: { token: string | null; gameName: string }): JSX.Element {
  return (
    <Show when={props.token}>
      {(token) => (
        <div class={styles['link']}>
          <SendLink
            quiet
            link={`${location.origin}/watch/${token()}`}
            invite={watchText.invite(props.gameName)}
            words={watchText.send}
          />
        </div>
      )}
    </Show>
  );
}
