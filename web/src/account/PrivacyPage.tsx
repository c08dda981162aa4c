import { For, type JSX } from 'solid-js';
import { Main } from '../app/Main.tsx';
import { usePlace } from '../app/place.ts';
import { Sign } from '../app/Sign.tsx';
import { privacyText } from '../text/privacy.ts';
import { shellText } from '../text/shell.ts';
import './account.css';

/** One page that says what is stored, why, for how long, and who sees it. */
export default function PrivacyPage(): JSX.Element {
  usePlace(() => ({ title: shellText.titleOf(privacyText.title) }));
  return (
    <Main class="account-page privacy-page">
      <Sign title={privacyText.title} line={privacyText.line} back={{ href: '/', words: shellText.app }} />
      <div class="privacy-parts">
        <For each={privacyText.parts}>
          {(part) => (
            <section>
              <h2>{part.title}</h2>
              <ul>
                <For each={part.lines}>{(line) => <li>{line}</li>}</For>
              </ul>
            </section>
          )}
        </For>
      </div>
      <div class="account-acts">
        <a class="button quiet" href="/you">
          {privacyText.ticket}
        </a>
      </div>
    </Main>
  );
}
