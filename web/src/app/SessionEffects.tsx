import type { AccountView } from '@slow-train/protocol';
import { offerPush } from '../notifications/offer-push.ts';
import { renewPushOnSignIn } from '../notifications/push-state.ts';
import { nudgeGuest } from '../account/guest-nudge.ts';
import { syncDisplaySettings } from './sync-display-settings.ts';

/** What goes along, from page to page, with somebody who is signed in. Shows nothing by itself. */
export default function SessionEffects(props: { me: AccountView; isNew: boolean }): null {
  /* eslint-disable solid/reactivity -- all follow who it is by effects of their own; `isNew` is how it was at first */
  syncDisplaySettings(() => props.me, props.isNew);
  const isAsking = offerPush(() => props.me);
  nudgeGuest(() => props.me, isAsking);
  renewPushOnSignIn(() => props.me);
  /* eslint-enable solid/reactivity */
  return null;
}
