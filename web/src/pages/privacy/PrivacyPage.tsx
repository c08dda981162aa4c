import { For, type JSX } from 'solid-js';
import { usePageTitle } from '../../ui/page-title.ts';
import { privacyText } from '#text/sign-in.ts';
import { shellText } from '#text/shell.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { AccountMain } from '../../account/AccountMain.tsx';
import { Acts } from '../../account/AccountPart.tsx';
import styles from './PrivacyPage.module.css';

/** Says what is stored, why, for how long, and who sees it. */
export default function PrivacyPage(): JSX.Element {
  usePageTitle(() => ({ title: shellText.titleOf(privacyText.title) }));
  return (
    <AccountMain
      isTranslatable
      title={privacyText.title}
      line={privacyText.line}
      back={{ href: '/', words: shellText.app }}
    >
      <div class={styles['parts']}>
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
      <Acts class={styles['acts']}>
        <ButtonLink quiet href="/you">
          {privacyText.ticket}
        </ButtonLink>
      </Acts>
    </AccountMain>
  );
}
