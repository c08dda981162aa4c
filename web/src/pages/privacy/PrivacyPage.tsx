import { For, type JSX } from 'solid-js';
import { Main } from '../../ui/Main.tsx';
import { usePageTitle } from '../../ui/page-title.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { privacyText } from '../../text/privacy.ts';
import { shellText } from '../../text/shell.ts';
import { cx } from '../../ui/cx.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import accountStyles from '../../account/account.module.css';

/** One page that says what is stored, why, for how long, and who sees it. */
export default function PrivacyPage(): JSX.Element {
  usePageTitle(() => ({ title: shellText.titleOf(privacyText.title) }));
  return (
    <Main class={cx(accountStyles['page'], 'account-page', accountStyles['privacy-page'])}>
      <PageHeader title={privacyText.title} line={privacyText.line} back={{ href: '/', words: shellText.app }} />
      <div class={accountStyles['privacy-parts']}>
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
        <ButtonLink quiet href="/you">
          {privacyText.ticket}
        </ButtonLink>
      </div>
    </Main>
  );
}
