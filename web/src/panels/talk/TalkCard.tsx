import type { JSX } from 'solid-js';
import { talkText } from '#text/people.ts';
import { cx } from '../../ui/cx.ts';
import type { TalkPort } from './create-talk.ts';
import TalkSettings from './TalkSettings.tsx';
import TalkTab from './TalkTab.tsx';
import styles from './TalkCard.module.css';

/** The talk of a game on a page without a board: before its start, and after its end. */
export default function TalkCard(props: { port: TalkPort; class?: string | undefined }): JSX.Element {
  return (
    <section class={cx(styles['card'], props.class)}>
      <h2>{talkText.title}</h2>
      <div class={styles['talk']}>
        <TalkTab port={props.port} moves={[]} />
      </div>
      <details>
        <summary>{talkText.settings.title}</summary>
        <TalkSettings port={props.port} />
      </details>
    </section>
  );
}
