import { For, Show, type JSX } from 'solid-js';
import { headings, rulesHtml } from 'virtual:rules';
import { rulesPageText } from '#text/rules.ts';
import { shellText } from '#text/shell.ts';
import { Main } from '../../ui/Main.tsx';
import { usePageTitle } from '../../ui/page-title.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { followAnchor } from './follow-anchor.ts';
import { cx } from '../../ui/cx.ts';
import frame from './RulesFrame.module.css';
import styles from './ExactRulesPage.module.css';

type Heading = (typeof headings)[number];

/** The full text of the rules (docs/rules.md, in the language of the page); every section can be linked to. */
export default function ExactRulesPage(): JSX.Element {
  usePageTitle(() => ({ title: shellText.titleOf(`${rulesPageText.title}: ${rulesPageText.exact}`) }));
  return (
    <Main isTranslatable class={frame['page']}>
      <PageHeader
        title={rulesPageText.exact}
        line={rulesPageText.exactLine}
        back={{ href: '/rules', words: rulesPageText.title }}
      />
      <nav class={cx(frame['aside'], frame['contents'], styles['contents'])} aria-label={rulesPageText.contents}>
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

/** The text. Scrolls to the anchor in the address, marks it, and moves the focus there. */
function Text(): JSX.Element {
  let text: HTMLElement | undefined;
  followAnchor(() => text);
  // oxlint-disable-next-line solid/no-innerhtml -- our own document, converted to HTML at build time
  return <article ref={text} class={cx(frame['text'], styles['text'])} innerHTML={rulesHtml} />;
}
