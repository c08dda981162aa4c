import type { FeedLinks } from '@slow-train/protocol';
import { useQueryClient } from '@tanstack/solid-query';
import { createSignal, Show, type JSX } from 'solid-js';
import { AskFirst } from '../../app/AskFirst.tsx';
import { createOwnTask } from '../../account/own-task.ts';
import { ActButton } from '../../app/ActButton.tsx';
import { tell } from '../../app/notices.ts';
import { Trouble } from '../../app/Trouble.tsx';
import { feedText } from '../../text/notify.ts';
import { dayOf } from '../../text/when.ts';
import { NOTIFY_KEYS } from '../queries.ts';
import { endFeeds, makeFeeds } from '../requests.ts';
import { CopyLine } from './CopyLine.tsx';

/** Private links for a calendar and a reader: made, shown once, made anew, revoked. */
export function Feeds(props: { since: string | null; now: number }): JSX.Element {
  const client = useQueryClient();
  const task = createOwnTask();
  const [links, setLinks] = createSignal<FeedLinks | null>(null);
  const [going, setGoing] = createSignal<'make' | 'revoke'>('make');
  let place: HTMLDivElement | undefined;
  const refresh = (): Promise<void> => client.invalidateQueries({ queryKey: NOTIFY_KEYS.mine });
  const make = (): void => {
    setGoing('make');
    task.run(async () => {
      const made = await makeFeeds();
      await refresh();
      setLinks(made);
      place?.querySelector('input')?.focus();
    });
  };
  const revoke = (): void => {
    setGoing('revoke');
    task.run(async () => {
      await endFeeds();
      setLinks(null);
      await refresh();
      tell(feedText.revoked);
    });
  };
  return (
    <section class="account-part">
      <h2>{feedText.title}</h2>
      <div class="told-box">
        <p class="told-note">{feedText.more}</p>
        <p>{feedText.warning}</p>
        <div role="status" class="feed-links" ref={place}>
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
          fallback={<ActButton quiet task={task} label={feedText.make} busy={feedText.making} onClick={make} />}
        >
          {(since) => (
            <>
              <p class="told-note">
                {links() === null ? feedText.since(dayOf(Date.parse(since), props.now)) : feedText.shown}
              </p>
              <div class="way-acts">
                <AskFirst
                  label={feedText.renew}
                  question={feedText.renewSure}
                  yes={feedText.renewYes}
                  no={feedText.renewNo}
                  busy={feedText.making}
                  task={task}
                  mine={going() === 'make'}
                  onYes={make}
                />
                <AskFirst
                  label={feedText.revoke}
                  question={feedText.revokeSure}
                  yes={feedText.revokeYes}
                  no={feedText.renewNo}
                  busy={feedText.revoking}
                  task={task}
                  mine={going() === 'revoke'}
                  onYes={revoke}
                />
              </div>
            </>
          )}
        </Show>
        <Trouble sentence={task.problem()} />
      </div>
    </section>
  );
}
