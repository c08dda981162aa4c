import { useLocation } from '@solidjs/router';
import { createEffect, For, on, Show, type JSX } from 'solid-js';
import { headings, html } from 'virtual:rules';
import { rulesPageText } from '../../text/rules-page.ts';
import { shellText } from '../../text/shell.ts';
import { Main } from '../../ui/Main.tsx';
import { usePageTitle } from '../../ui/page-title.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import styles from './RulesPage.module.css';

type Heading = (typeof headings)[number];

/** The rules word for word (docs/rules.md), with every section to link to. */
export default function RulesPage(): JSX.Element {
  usePageTitle(() => ({ title: shellText.titleOf(rulesPageText.title) }));
  return (
    <Main class={styles['page']}>
      <PageHeader title={rulesPageText.title} line={rulesPageText.line} back={{ href: '/', words: shellText.app }} />
      <nav class={styles['contents']} aria-label={rulesPageText.contents}>
        <ol>
          <For each={sections()}>
            {({ section, parts }) => (
              <li>
                <a href={`#${section.anchor}`}>{section.title}</a>
                <Show when={parts.length > 0}>
                  <ol>
                    <For each={parts}>
                      {(part) => (
                        <li>
                          <a href={`#${part.anchor}`}>{part.title}</a>
                        </li>
                      )}
                    </For>
                  </ol>
                </Show>
              </li>
            )}
          </For>
        </ol>
      </nav>
      <Text />
    </Main>
  );
}

/** Returns the sections, each with its subsections. */
function sections(): readonly { readonly section: Heading; readonly parts: readonly Heading[] }[] {
  const starts = headings.flatMap(({ level }, index) => (level === 2 ? [index] : []));
  return starts.flatMap((start, nth) => {
    const [section, ...parts] = headings.slice(start, starts[nth + 1]);
    return section === undefined ? [] : [{ section, parts }];
  });
}

/** The text. The place that the address names comes into view, is marked, and is where reading goes on. */
function Text(): JSX.Element {
  const location = useLocation();
  let text: HTMLElement | undefined;
  // The browser looked for the place before the page was there, and sees no move within the app: `:target` stays empty.
  createEffect(
    on(
      () => location.hash,
      (hash) => {
        text?.querySelector('[data-cited]')?.removeAttribute('data-cited');
        const anchor = hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
        const place = anchor?.closest<HTMLElement>('h2, h3, li, tr');
        if (!place || !text?.contains(place)) return;
        place.dataset['cited'] = '';
        place.tabIndex = -1;
        place.scrollIntoView();
        place.focus({ preventScroll: true });
      },
    ),
  );
  // oxlint-disable-next-line solid/no-innerhtml -- our own document, made into HTML when the page is built
  return <article ref={text} class={styles['text']} innerHTML={html} />;
}
