import type { AccountView } from '@slow-train/protocol';
import { lazy, Show, Suspense, type JSX } from 'solid-js';
import { ReportPlace } from '../components/ReportPlace.tsx';
import { offerPush } from '../notifications/offer-push.ts';
import { renewPushOnSignIn } from '../notifications/push-state.ts';
import { nudgeGuest } from '../account/guest-nudge.ts';
import { inAppBrowser } from '../ui/browser-kind.ts';
import { TopPlace } from '../ui/TopLine.tsx';
import { showWaiting } from './badge.ts';
import { noteTranslation } from './note-translation.ts';
import { openTapped } from './open-tapped.ts';
import { PushLost } from './PushLost.tsx';
import { syncDisplaySettings } from './sync-display-settings.ts';

const InAppLine = lazy(() => import('./InAppLine.tsx'));
const MailsOff = lazy(() => import('./MailsOff.tsx'));

/** Runs the effects of all pages while somebody is signed in; holds the form that may open on any of them. */
export default function SessionEffects(props: { me: AccountView; isNew: boolean }): JSX.Element {
  /* eslint-disable solid/reactivity -- all track `me` with their own effects; only the initial `isNew` counts */
  syncDisplaySettings(() => props.me, props.isNew);
  const isAsking = offerPush(() => props.me);
  nudgeGuest(() => props.me, isAsking);
  renewPushOnSignIn(() => props.me);
  showWaiting();
  openTapped();
  noteTranslation();
  /* eslint-enable solid/reactivity */
  return (
    <>
      <TopPlace>
        <PushLost />
        <Show when={inAppBrowser()}>
          <Suspense>
            <InAppLine />
          </Suspense>
        </Show>
        <Show when={props.me.email !== null}>
          <Suspense>
            <MailsOff />
          </Suspense>
        </Show>
      </TopPlace>
      <ReportPlace />
    </>
  );
}
