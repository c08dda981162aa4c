import type { Me } from '@slow-train/protocol';
import { askPush } from '../notify/ask-push.ts';
import { keepPush } from '../notify/keep-push.ts';
import { nudgeGuest } from './guest-nudge.ts';
import { syncLooks } from './sync-looks.ts';

/** What goes along, from page to page, with somebody who is signed in. Shows nothing by itself. */
export default function Passenger(props: { me: Me; isNew: boolean }): null {
  /* eslint-disable solid/reactivity -- all follow who it is by effects of their own; `isNew` is how it was at first */
  syncLooks(() => props.me, props.isNew);
  const isAsking = askPush(() => props.me);
  nudgeGuest(() => props.me, isAsking);
  keepPush(() => props.me);
  /* eslint-enable solid/reactivity */
  return null;
}
