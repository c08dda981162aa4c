import type { AccountView } from '@slow-train/protocol';
import { lazy, Show, Suspense, type JSX, onCleanup, onMount } from 'solid-js';
import { ReportPlace } from '../components/ReportPlace.tsx';
import { offerPush } from '../notifications/offer-push.ts';
import { renewPushOnSignIn } from '../notifications/push-state.ts';
import { nudgeGuest } from '../account/guest-nudge.ts';
import { inAppBrowser } from '../ui/browser-kind.ts';
import { TopPlace } from '../ui/TopLine.tsx';
import { showWaiting } from './badge.ts';
import { PushLost } from './PushLost.tsx';
import { syncDisplaySettings } from './sync-display-settings.ts';
import { accountText } from '#text/account.ts';
import { PAGE_LANGUAGE } from '#text/shell.ts';
import { showToast } from '../ui/toasts.ts';
import { readStored, writeStored } from '../ui/stored.ts';
import { useNavigate } from '@solidjs/router';
import { takeTapped } from '../client/tapped.ts';

const KEY = 'slow-train:translated';
/** A language that people speak: not that of the pictures with longer texts. */
const LANGUAGE_TAG = /^[a-z]{2,3}(?:-|$)/;

/** Says once, when the browser begins to translate, which pages it translates. */
function noteTranslation(): void {
  const root = document.documentElement;
  // Chrome and Edge name the language that they translate to; Safari and Firefox leave no sign.
  const look = (): void => {
    if (!LANGUAGE_TAG.test(root.lang) || root.lang === PAGE_LANGUAGE || wasSaid()) return;
    showToast(accountText.translated, [{ label: accountText.translatedOk, run: () => undefined }]);
  };
  const watcher = new MutationObserver(look);
  watcher.observe(root, { attributes: true, attributeFilter: ['lang'] });
  look();
  onCleanup(() => watcher.disconnect());
}

/** Whether it was said in this browser; from now on it was. Without storage it would be said on every page. */
function wasSaid(): boolean {
  const was = readStored(KEY) !== null;
  return !writeStored(KEY, 'said') || was;
}

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

/** Goes to the page of a push that was tapped just now, where the system has started the app at another one. */
function openTapped(): void {
  const navigate = useNavigate();
  const go = async (): Promise<void> => {
    const path = await takeTapped();
    if (path !== null && path !== location.pathname) navigate(path);
  };
  const look = (): void => {
    if (document.visibilityState !== 'visible' || !('caches' in globalThis)) return;
    // Without a cache the app stays where it is.
    void go().catch(() => undefined);
  };
  onMount(look);
  document.addEventListener('visibilitychange', look);
  onCleanup(() => document.removeEventListener('visibilitychange', look));
}
