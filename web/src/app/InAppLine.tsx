import { useLocation, useNavigate } from '@solidjs/router';
import { createSignal, Show, type JSX } from 'solid-js';
import { inAppText as words } from '#text/sign-in.ts';
import { inAppBrowser } from '../ui/browser-kind.ts';
import { TopLine } from '../ui/TopLine.tsx';
import { readStored, writeStored } from '../ui/stored.ts';

const KEY = 'slow-train:stays-in-app';
const tab = (): Storage => sessionStorage;

/** Offers somebody who sat down in another app's browser to take the seat along to the usual one. */
export default function InAppLine(): JSX.Element {
  const navigate = useNavigate();
  const page = useLocation();
  const [isPutAway, setPutAway] = createSignal(readStored(KEY, tab) !== null);
  const shown = () => (isPutAway() || page.pathname === '/you/another' ? null : inAppBrowser());
  return (
    <Show when={shown()}>
      {(browser) => (
        <TopLine
          text={words.line}
          label={words.take(browser().usual)}
          onClick={() => navigate('/you/another')}
          dismiss={words.later}
          onDismiss={() => {
            writeStored(KEY, 'yes', tab);
            setPutAway(true);
          }}
        />
      )}
    </Show>
  );
}
