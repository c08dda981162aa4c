import type { FeedLinks } from '@slow-train/protocol';
import { AccountPart } from '../../account/AccountPart.tsx';
import { createSignal, Show, type JSX } from 'solid-js';
import { queryClient } from '../../client/query.ts';
import { AskFirst } from '../../ui/AskFirst.tsx';
import { createAccountAction } from '../../account/account-action.ts';
import { ActButton } from '../../ui/ActButton.tsx';
import { showToast } from '../../ui/toasts.ts';
import { ErrorMessage } from '../../ui/ErrorMessage.tsx';
import { feedText } from '#text/notifications.ts';
import { dayOf } from '#text/shell.ts';
import { NOTIFICATION_KEYS } from '../../notifications/queries.ts';
import { createFeeds, deleteFeeds } from '../../notifications/requests.ts';
import { CopyLine } from '../../ui/CopyLine.tsx';
import { Actions } from '../../ui/Actions.tsx';
import { Box } from '../../panels/notifications/Box.tsx';
import { SmallPrint } from '../../ui/SmallPrint.tsx';
import pageStyles from './NotificationsPage.module.css';
import styles from './Feeds.module.css';

/** Private calendar and feed links: created, shown once, replaced, revoked. */
export function Feeds(props: { since: string | null; now: number }): JSX.Element {
  const action = createAccountAction();
  const [links, setLinks] = createSignal<FeedLinks | null>(null);
  const [going, setGoing] = createSignal<'make' | 'revoke'>('make');
  let list: HTMLDivElement | undefined;
  const refresh = (): Promise<void> => queryClient.invalidateQueries({ queryKey: NOTIFICATION_KEYS.mine });
  const make = (): void => {
    setGoing('make');
    action.run(async () => {
      const made = await createFeeds();
      await refresh();
      setLinks(made);
      list?.querySelector('input')?.focus();
    });
  };
  const revoke = (): void => {
    setGoing('revoke');
    action.run(async () => {
      await deleteFeeds();
      setLinks(null);
      await refresh();
      showToast(feedText.revoked);
    });
  };
  return (
    <AccountPart id="feeds" class={pageStyles['part']} title={feedText.title}>
      <Box as="div">
        <SmallPrint>{feedText.more}</SmallPrint>
        <p>{feedText.warning}</p>
        <div role="status" class={styles['links']} ref={list}>
          <Show when={props.since !== null && links()}>
            {(made) => (
              <>
                <CopyLine label={feedText.calendar} value={made().calendar} />
                <CopyLine label={feedText.atom} value={made().atom} />
              </>
            )}
          </Show>
        </div>
        {/* Keyed by the links' date: new links close the open confirmations. */}
        <Show
          keyed
          when={props.since}
          fallback={<ActButton quiet action={action} label={feedText.make} busy={feedText.making} onClick={make} />}
        >
          {(since) => (
            <>
              <SmallPrint>
                {links() === null ? feedText.since(dayOf(Date.parse(since), props.now)) : feedText.shown}
              </SmallPrint>
              <Actions>
                <AskFirst
                  label={feedText.renew}
                  question={feedText.renewSure}
                  yes={feedText.renewYes}
                  no={feedText.renewNo}
                  busy={feedText.making}
                  action={action}
                  mine={going() === 'make'}
                  onYes={make}
                />
                <AskFirst
                  label={feedText.revoke}
                  question={feedText.revokeSure}
                  yes={feedText.revokeYes}
                  no={feedText.renewNo}
                  busy={feedText.revoking}
                  action={action}
                  mine={going() === 'revoke'}
                  onYes={revoke}
                />
              </Actions>
            </>
          )}
        </Show>
        <ErrorMessage sentence={action.problem()} />
      </Box>
    </AccountPart>
  );
}
