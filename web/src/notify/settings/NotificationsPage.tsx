import { createEffect, type Accessor, type JSX } from 'solid-js';
import { Fetched } from '../../account/Fetched.tsx';
import { OwnPage } from '../../account/OwnPage.tsx';
import { createNow } from '../../app/now.ts';
import { notifyText } from '../../text/notify.ts';
import { toldSentence } from '../../text/told.ts';
import { useNotifications, type OwnNotifications } from '../queries.ts';
import { ownTimeZone } from '../time-zone.ts';
import { createChoices } from './choices.ts';
import { Feeds } from './Feeds.tsx';
import { KeptLine } from './KeptLine.tsx';
import { MailWay } from './MailWay.tsx';
import { OtherTables } from './OtherTables.tsx';
import { PushWay } from './PushWay.tsx';
import { openChannels, waysThere } from './ways-there.ts';
import { WebhookWay } from './WebhookWay.tsx';
import { What } from './What.tsx';
import { When } from './When.tsx';
import '../../app/form.css';
import '../notify.css';
import '../ways.css';

/** Where one chooses, once, how to be told. */
export default function NotificationsPage(): JSX.Element {
  return (
    <OwnPage title={notifyText.title} line={notifyText.line}>
      {() => <Telling />}
    </OwnPage>
  );
}

function Telling(): JSX.Element {
  const told = useNotifications();
  return (
    <Fetched query={told} failed={notifyText.failed}>
      {(all) => <Parts told={all} />}
    </Fetched>
  );
}

function Parts(props: { told: Accessor<OwnNotifications> }): JSX.Element {
  const told = (): OwnNotifications => props.told();
  const now = createNow();
  const keeper = createChoices(told);
  const ways = () => waysThere(told());
  const open = () => openChannels(ways());
  let isAsked = false;
  createEffect(() => {
    // Hours are somebody's own hours: nobody has to say so first. If it cannot be kept, another visit will do it.
    if (keeper.choices().timeZone !== null || isAsked) return;
    isAsked = true;
    keeper.changeQuietly((choices) => ({ ...choices, timeZone: choices.timeZone ?? ownTimeZone() }));
  });
  return (
    <div class="told">
      <section class="account-card told-now">
        <h2>{notifyText.asThingsStand}</h2>
        <p>{toldSentence(keeper.choices(), ways())}</p>
      </section>
      <div class="told-columns">
        <section class="account-part">
          <h2>{notifyText.ways}</h2>
          <PushWay push={told().push} now={now()} />
          <MailWay mail={told().mail} keeper={keeper} now={now()} />
          <WebhookWay hooks={told().webhooks} now={now()} />
        </section>
        <div>
          <What keeper={keeper} open={open()} />
          <When keeper={keeper} open={open()} />
        </div>
      </div>
      <div class="told-columns">
        <Feeds since={told().feeds?.since ?? null} now={now()} />
        <OtherTables tables={told().tables} />
      </div>
      <KeptLine keeper={keeper} />
    </div>
  );
}
