import type { Message } from '@slow-train/protocol';
import { EDIT_WINDOW } from '@slow-train/protocol/phrases';
import { createSignal, Show, type JSX } from 'solid-js';
import { talkText } from '#text/people.ts';
import { clockTime } from '#text/shell.ts';
import { phrases } from '#words';
import { createNow } from '../../client/server-time.ts';
import { ReportPerson } from '../../components/ReportPerson.tsx';
import { Button } from '../../ui/Button.tsx';
import { cx } from '../../ui/cx.ts';
import { TextButton } from '../../ui/TextButton.tsx';
import type { TalkState, UnsentMessage } from './create-talk.ts';
import styles from './MessageBubble.module.css';

/** One message, and the actions on it. */
export function MessageBubble(props: { talk: TalkState; message: Message }): JSX.Element {
  const now = createNow();
  const [isOpen, setOpen] = createSignal(false);
  const [change, setChange] = createSignal<string | null>(null);
  const at = (): number => Date.parse(props.message.at);
  const text = (): string => {
    const { said } = props.message;
    return 'text' in said ? said.text : 'phrase' in said ? phrases[said.phrase] : '';
  };
  const isPhrase = (): boolean => props.message.said.kind === 'phrase';
  const mayChange = (): boolean =>
    props.message.said.kind === 'text' && now() - at() < EDIT_WINDOW && !props.talk.game().phrasesOnly;
  const isMuted = (): boolean => props.talk.isMuted(props.message.seat);
  const name = (): string => (props.message.isYours ? talkText.you : props.message.name);
  const save = (text: string): void => {
    if (text.trim() !== '') props.talk.edit(props.message.number, text);
    setChange(null);
    setOpen(false);
  };
  return (
    <article class={cx(styles['bubble'], props.message.isYours && styles['own'], isPhrase() && styles['phrase'])}>
      <header>
        <b>{name()}</b> <time datetime={props.message.at}>{clockTime(at())}</time>
        <Show when={props.message.isEdited}>
          <small>{talkText.edited}</small>
        </Show>
        <button
          type="button"
          class={styles['more']}
          aria-label={props.message.isYours ? talkText.moreOwn : talkText.more(props.message.name)}
          aria-expanded={isOpen()}
          onClick={() => setOpen(!isOpen())}
        >
          ⋯
        </button>
      </header>
      <Show when={change() !== null} fallback={<p>{text()}</p>}>
        <form
          class={styles['change']}
          onSubmit={(event) => {
            event.preventDefault();
            save(change() ?? '');
          }}
        >
          <input
            ref={(input) => queueMicrotask(() => input.focus())}
            aria-label={talkText.changed}
            value={change() ?? ''}
            onInput={(event) => setChange(event.currentTarget.value)}
          />
          <Button type="submit" quiet>
            {talkText.save}
          </Button>
        </form>
      </Show>
      <Show when={isOpen()}>
        <p class={styles['acts']}>
          <Show
            when={props.message.isYours}
            fallback={
              <>
                <TextButton onClick={() => props.talk.mute(props.message.seat, !isMuted())}>
                  {isMuted() ? talkText.unmutePerson(props.message.name) : talkText.mutePerson(props.message.name)}
                </TextButton>
                <ReportPerson
                  about={{ game: props.talk.game().id, name: props.message.name, message: props.message.number }}
                />
              </>
            }
          >
            <Show when={mayChange() && change() === null}>
              <TextButton onClick={() => setChange(text())}>{talkText.change}</TextButton>
            </Show>
            <TextButton onClick={() => props.talk.remove(props.message.number)}>{talkText.remove}</TextButton>
          </Show>
        </p>
      </Show>
    </article>
  );
}

/** Something that has not arrived yet. */
export function WaitingBubble(props: { talk: TalkState; waiting: UnsentMessage }): JSX.Element {
  const text = (): string => {
    const { said } = props.waiting;
    return 'text' in said ? said.text : phrases[said.phrase];
  };
  return (
    <article class={cx(styles['bubble'], styles['own'], styles['waiting'])}>
      <p>{text()}</p>
      <Show when={props.waiting.problem !== null} fallback={<small>{talkText.sending}</small>}>
        <p class={styles['failed']} role="alert">
          {props.waiting.problem || talkText.unsent}
        </p>
        <p class={styles['acts']}>
          <TextButton onClick={() => props.talk.retry(props.waiting.key)}>{talkText.again}</TextButton>
          <TextButton onClick={() => props.talk.discard(props.waiting.key)}>{talkText.discard}</TextButton>
        </p>
      </Show>
    </article>
  );
}
