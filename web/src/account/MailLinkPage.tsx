import { useNavigate } from '@solidjs/router';
import { Show, type JSX } from 'solid-js';
import { useMe } from '../client/queries.ts';
import { usePageTitle } from '../ui/page-title.ts';
import { mailEntryText as words } from '#text/sign-in.ts';
import { shellText } from '#text/shell.ts';
import { LinkSignIn } from './LinkSignIn.tsx';
import { createSignIn } from './sign-in.ts';
import { GuestLossWarning } from './GuestLossWarning.tsx';
import { AccountMain } from './AccountMain.tsx';

/** Shown when a mail's link opens a game in a browser that may not see it: signs in with one press. */
export default function MailLinkPage(props: { gameId: string; token: string; onArrived(): void }): JSX.Element {
  const me = useMe();
  const navigate = useNavigate();
  const signIn = createSignIn(() => props.onArrived());
  usePageTitle(() => ({ title: shellText.titleOf(words.title) }));
  const more = (): string => {
    const name = me.data()?.name ?? null;
    return name === null ? words.more : words.moreAs(name);
  };
  return (
    <AccountMain isNarrow title={words.title}>
      <Show
        when={signIn.guestAtRisk()}
        fallback={
          <LinkSignIn
            link={{ by: 'token', token: props.token }}
            signIn={signIn}
            words={{
              title: words.question,
              more: more(),
              yes: words.yes,
              no: words.no,
              spent: words.spent,
              other: words.other,
            }}
            onDrop={() => navigate(`/sign-in?to=/tables/${props.gameId}`)}
          />
        }
      >
        <GuestLossWarning guest={me.data()?.name ?? null} signIn={signIn} />
      </Show>
    </AccountMain>
  );
}
