import { visibleLength } from '@slow-train/protocol';
import { LONGEST_MESSAGE, PHRASES, type Phrase } from '@slow-train/protocol/phrases';
import { For, Show, type JSX } from 'solid-js';
import { talkText } from '#text/people.ts';
import { phrases } from '#words';
import { cx } from '../../ui/cx.ts';
import type { TalkState } from './create-talk.ts';
import styles from './Composer.module.css';

/** The phrases as tickets, and a field for anything else where that may be said. */
export function Composer(props: {
  talk: Pick<TalkState, 'game' | 'draft' | 'setDraft' | 'say'>;
  /** The phrases to begin with. */
  first?: readonly Phrase[];
  /** Whether they stay in one line, which scrolls, also where there is nothing but phrases. */
  isLine?: boolean;
  /** Whether this person says only phrases, even if others do not. */
  isPhrasesOnly?: boolean;
}): JSX.Element {
  const ordered = (): readonly Phrase[] => [...new Set([...(props.first ?? []), ...PHRASES])];
  const over = (): number => Math.max(0, visibleLength(props.talk.draft().trim()) - LONGEST_MESSAGE);
  const isSendable = (): boolean => props.talk.draft().trim() !== '' && over() === 0;
  const send = (): void => {
    if (!isSendable()) return;
    props.talk.say({ text: props.talk.draft() });
    props.talk.setDraft('');
  };
  const isPhrasesOnly = (): boolean => props.talk.game().phrasesOnly || props.isPhrasesOnly === true;
  return (
    <div class={styles['composer']}>
      <div
        class={cx(styles['phrases'], isPhrasesOnly() && !props.isLine && styles['all'])}
        role="group"
        aria-label={talkText.phrases}
      >
        <For each={ordered()}>
          {(phrase) => (
            <button type="button" onClick={() => props.talk.say({ phrase })}>
              {phrases[phrase]}
            </button>
          )}
        </For>
      </div>
      <Show when={!isPhrasesOnly()}>
        <form
          class={styles['say']}
          onSubmit={(event) => {
            event.preventDefault();
            send();
          }}
        >
          <input
            aria-label={talkText.say}
            placeholder={talkText.say}
            autocomplete="off"
            enterkeyhint="send"
            value={props.talk.draft()}
            onInput={(event) => props.talk.setDraft(event.currentTarget.value)}
          />
          <button type="submit" aria-disabled={!isSendable()}>
            {talkText.send}
          </button>
          <p aria-live="polite">{over() > 0 ? talkText.tooLong(over()) : ''}</p>
        </form>
      </Show>
    </div>
  );
}
