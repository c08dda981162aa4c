import type { Me } from '@slow-train/protocol';
import { nudgeGuest } from './guest-nudge.ts';
import { syncLooks } from './sync-looks.ts';

/** What goes along, from page to page, with somebody who is signed in. Shows nothing by itself. */
export default function Passenger(props: { me: Me; isNew: boolean }): null {
  /* eslint-disable solid/reactivity -- both follow who it is by effects of their own; `isNew` is how it was at first */
  syncLooks(() => props.me, props.isNew);
  nudgeGuest(() => props.me);
  /* eslint-enable solid/reactivity */
  return null;
}
