import { useLocation } from '@solidjs/router';
import { createEffect, For, on, Show, type JSX } from 'solid-js';
import { headings, html } from 'virtual:rules';
import { rulesPageText } from '#text/rules-page.ts';
import { shellText } from '#text/shell.ts';
import { Main } from '../../ui/Main.tsx';
import { usePageTitle } from '../../ui/page-title.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import styles from './RulesPage.module.css';

type Heading = (typeof headings)[number];

/** The full text of the rules (docs/rules.md); every section can be linked to. */
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

/** Scrolls to an element, and again once the fonts have moved it, unless the reader has scrolled since. */
async function scrollTo(place: HTMLElement): Promise<void> {
  place.scrollIntoView();
  const { scrollY } = window;
  if (!('fonts' in document)) return;
  await document.fonts.ready;
  if (window.scrollY === scrollY) place.scrollIntoView();
}

/** The text. Scrolls to the anchor in the address, marks it, and moves the focus there. */
function Text(): JSX.Element {
  const location = useLocation();
  let text: HTMLElement | undefined;
  // The browser looked for the anchor before the page was rendered, and in-app navigation never sets `:target`.
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
        void scrollTo(place);
        place.focus({ preventScroll: true });
      },
    ),
  );
  // oxlint-disable-next-line solid/no-innerhtml -- our own document, converted to HTML at build time
  return <article ref={text} class={styles['text']} innerHTML={html} />;
}
