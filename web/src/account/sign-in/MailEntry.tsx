import { useNavigate } from '@solidjs/router';
import { Show, type JSX } from 'solid-js';
import { useMe } from '../../api/queries.ts';
import { Main } from '../../app/Main.tsx';
import { usePlace } from '../../app/place.ts';
import { Sign } from '../../app/Sign.tsx';
import { mailEntryText as words } from '../../text/mail-entry.ts';
import { shellText } from '../../text/shell.ts';
import { Carried } from './Carried.tsx';
import { createEntry } from './entry.ts';
import { LosesGuest } from './LosesGuest.tsx';
import '../account.css';

/** Before a table, with the link of a mail in hand, in a browser that may not see it: in by one press. */
export default function MailEntry(props: { table: string; token: string; onArrived(): void }): JSX.Element {
  const me = useMe();
  const navigate = useNavigate();
  const entry = createEntry(() => props.onArrived());
  usePlace(() => ({ title: shellText.titleOf(words.title) }));
  const more = (): string => {
    const name = me.data()?.name ?? null;
    return name === null ? words.more : words.moreAs(name);
  };
  return (
    <Main class="account-page narrow">
      <Sign title={words.title} />
      <Show
        when={entry.losing()}
        fallback={
          <Carried
            link={{ by: 'token', token: props.token }}
            entry={entry}
            words={{
              title: words.question,
              more: more(),
              yes: words.yes,
              no: words.no,
              spent: words.spent,
              other: words.other,
            }}
            onDrop={() => navigate(`/sign-in?to=/tables/${props.table}`)}
          />
        }
      >
        <LosesGuest guest={me.data()?.name ?? null} entry={entry} />
      </Show>
    </Main>
  );
}
