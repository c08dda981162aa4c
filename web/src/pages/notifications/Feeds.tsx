import type { FeedLinks } from '@slow-train/protocol';
import { createSignal, Show, type JSX } from 'solid-js';
import { queryClient } from '../../client/query.ts';
import { AskFirst } from '../../ui/AskFirst.tsx';
import { createAccountAction } from '../../account/account-action.ts';
import { ActButton } from '../../ui/ActButton.tsx';
import { showToast } from '../../ui/toasts.ts';
import { ErrorMessage } from '../../ui/ErrorMessage.tsx';
import { feedText } from '../../text/notify.ts';
import { dayOf } from '../../text/when.ts';
import { NOTIFICATION_KEYS } from '../../notifications/queries.ts';
import { createFeeds, deleteFeeds } from '../../notifications/requests.ts';
import { CopyLine } from '../../ui/CopyLine.tsx';
import { cx } from '../../ui/cx.ts';
import notificationsStyles from '../../panels/notifications/notifications.module.css';
import channelsStyles from '../../panels/notifications/channels.module.css';

/** Private links for a calendar and a reader: made, shown once, made anew, revoked. */
export function Feeds(props: { since: string | null; now: number }): JSX.Element {
  const action = createAccountAction();
  const [links, setLinks] = createSignal<FeedLinks | null>(null);
  const [going, setGoing] = createSignal<'make' | 'revoke'>('make');
  let place: HTMLDivElement | undefined;
  const refresh = (): Promise<void> => queryClient.invalidateQueries({ queryKey: NOTIFICATION_KEYS.mine });
  const make = (): void => {
    setGoing('make');
    action.run(async () => {
      const made = await createFeeds();
      await refresh();
      setLinks(made);
      place?.querySelector('input')?.focus();
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
    <section class="account-part">
      <h2>{feedText.title}</h2>
      <div class={cx(notificationsStyles['told-box'], 'told-box')}>
        <p class={notificationsStyles['told-note']}>{feedText.more}</p>
        <p>{feedText.warning}</p>
        <div role="status" class={channelsStyles['feed-links']} ref={place}>
          <Show when={props.since !== null && links()}>
            {(made) => (
              <>
                <CopyLine label={feedText.calendar} value={made().calendar} />
                <CopyLine label={feedText.atom} value={made().atom} />
              </>
            )}
          </Show>
        </div>
        {/* Made anew, the questions are not open any more. */}
        <Show
          keyed
          when={props.since}
          fallback={<ActButton quiet action={action} label={feedText.make} busy={feedText.making} onClick={make} />}
        >
          {(since) => (
            <>
              <p class={notificationsStyles['told-note']}>
                {links() === null ? feedText.since(dayOf(Date.parse(since), props.now)) : feedText.shown}
              </p>
              <div class={channelsStyles['way-acts']}>
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
              </div>
            </>
          )}
        </Show>
        <ErrorMessage sentence={action.problem()} />
      </div>
    </section>
  );
}
