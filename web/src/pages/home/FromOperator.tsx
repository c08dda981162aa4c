import type { FromOperator as Notice } from '@slow-train/protocol';
import { For, Show, type JSX } from 'solid-js';
import { AccountCard } from '../../account/Card.tsx';
import { markRead, unreadNotices } from '../../account/read-notices.ts';
import { useMe } from '../../client/queries.ts';
import { moderationText } from '#text/people.ts';
import { dateOf } from '#text/shell.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';

const text = moderationText.home;

/** The operator's notices to the player, until they have read them. */
export default function FromOperator(): JSX.Element {
  const me = useMe();
  const all = (): readonly Notice[] => me.data()?.fromOperator ?? [];
  const sentence = ({ kind, until }: Notice): string =>
    kind === 'reviewed' ? text.reviewed : text[kind](dateOf(Date.parse(until)));
  return (
    <Show when={unreadNotices(all()).length > 0}>
      <AccountCard warns>
        <For each={unreadNotices(all())}>{(one) => <p>{sentence(one)}</p>}</For>
        <Show
          when={unreadNotices(all()).some(({ kind }) => kind !== 'reviewed')}
          fallback={
            <Button quiet onClick={() => markRead(all())}>
              {text.good}
            </Button>
          }
        >
          <ButtonLink quiet href="/you/notices">
            {text.read}
          </ButtonLink>
        </Show>
      </AccountCard>
    </Show>
  );
}
