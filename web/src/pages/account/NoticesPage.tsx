import type { Sanction } from '@slow-train/protocol';
import { LONGEST_APPEAL } from '@slow-train/protocol/moderation-limits';
import { createSignal, For, onMount, Show, type JSX } from 'solid-js';
import { AccountPart, Acts } from '../../account/AccountPart.tsx';
import { AccountSubpage } from '../../account/AccountSubpage.tsx';
import { AccountCard } from '../../account/Card.tsx';
import { Note } from '../../account/Note.tsx';
import { createAccountAction } from '../../account/account-action.ts';
import { markRead } from '../../account/read-notices.ts';
import { sendAppeal, useSanctions } from '../../client/moderation.ts';
import { serverNow } from '../../client/server-time.ts';
import { QueryBoundary } from '../../components/QueryBoundary.tsx';
import { ActButton } from '../../ui/ActButton.tsx';
import { ErrorMessage } from '../../ui/ErrorMessage.tsx';
import { Field } from '../../ui/Field.tsx';
import { showToast } from '../../ui/toasts.ts';
import { moderationText } from '#text/people.ts';
import { dateOf } from '#text/shell.ts';
import styles from './NoticesPage.module.css';

const text = moderationText.notices;

/** The operator's sanctions on the player that are in force, with their end, their reason, and the appeal. */
export default function NoticesPage(): JSX.Element {
  return (
    <AccountSubpage title={text.title} line={text.line}>
      {(me) => {
        onMount(() => markRead(me().fromOperator));
        return <Notices />;
      }}
    </AccountSubpage>
  );
}

function Notices(): JSX.Element {
  const query = useSanctions();
  return (
    <QueryBoundary query={query} failed={text.failed}>
      {(all) => (
        <AccountPart>
          <Show when={all().length > 0} fallback={<Note>{text.none}</Note>}>
            <For each={all()}>{(one) => <Notice sanction={one} onAppealed={() => query.refetch()} />}</For>
          </Show>
        </AccountPart>
      )}
    </QueryBoundary>
  );
}

function isInForce({ liftedAt, until }: Sanction): boolean {
  return liftedAt === null && Date.parse(until) > serverNow();
}

function Notice(props: { sanction: Sanction; onAppealed(): void }): JSX.Element {
  const until = (): string => dateOf(Date.parse(props.sanction.until));
  const state = (): string => {
    const { kind, liftedAt } = props.sanction;
    if (liftedAt !== null) return text.lifted(dateOf(Date.parse(liftedAt)));
    return isInForce(props.sanction) ? text.kinds[kind].until(until()) : text.over(until());
  };
  return (
    <AccountCard class={styles['notice']} warns={isInForce(props.sanction)}>
      <h2>{text.kinds[props.sanction.kind].title}</h2>
      <p>{state()}</p>
      <p>{text.reason(props.sanction.reason)}</p>
      <Show
        when={props.sanction.appeal}
        fallback={
          <Show when={isInForce(props.sanction)}>
            <Appeal sanction={props.sanction} onAppealed={() => props.onAppealed()} />
          </Show>
        }
      >
        {(appeal) => <p>{text.appealed(appeal())}</p>}
      </Show>
      <Show when={props.sanction.answer} fallback={<Show when={props.sanction.appeal}>{<p>{text.waits}</p>}</Show>}>
        {(answer) => <p>{text.answer(answer())}</p>}
      </Show>
    </AccountCard>
  );
}

function Appeal(props: { sanction: Sanction; onAppealed(): void }): JSX.Element {
  const action = createAccountAction();
  const [words, setWords] = createSignal('');
  const submit = (): void => {
    const { sanction, onAppealed } = props;
    const written = words().trim();
    action.run(async () => {
      await sendAppeal(sanction.id, written);
      showToast(text.sent);
      onAppealed();
    });
  };
  return (
    <form
      class={styles['appeal']}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Field label={text.write} hint={text.writeMore}>
        <textarea
          rows={4}
          maxlength={LONGEST_APPEAL}
          value={words()}
          onInput={(event) => setWords(event.currentTarget.value)}
        />
      </Field>
      <ErrorMessage sentence={action.problem()} />
      <Acts>
        <ActButton
          action={action}
          type="submit"
          label={text.send}
          busy={text.sending}
          unready={words().trim() === ''}
        />
      </Acts>
    </form>
  );
}
