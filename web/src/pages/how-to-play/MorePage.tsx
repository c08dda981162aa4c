import { For, type JSX } from 'solid-js';
import { moreText } from '#text/how-to-play.ts';
import { shellText } from '#text/shell.ts';
import { LinkList } from '../../ui/LinkList.tsx';
import { Page } from '../../ui/Page.tsx';
import { usePageTitle } from '../../ui/page-title.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { PlaceLine } from './PlaceLine.tsx';
import { answerFor, GROUPS, PLACES } from './places.ts';
import { Search } from './Search.tsx';
import styles from './MorePage.module.css';

/** Everything that a newcomer does not need, in one place, with a search. */
export default function MorePage(): JSX.Element {
  usePageTitle(() => ({ title: shellText.titleOf(moreText.title) }));
  return (
    <Page class={styles['page']}>
      <PageHeader title={moreText.title} line={moreText.line} back={{ href: '/', words: shellText.back }} />
      <div class={styles['body']}>
        <Search>
          <div class={styles['groups']}>
            <For each={GROUPS}>
              {(group) => (
                <section>
                  <h2>{moreText.groups[group]}</h2>
                  <LinkList>
                    <For each={PLACES[group]}>{(place) => <PlaceLine answer={answerFor(place, group)} />}</For>
                  </LinkList>
                </section>
              )}
            </For>
          </div>
        </Search>
      </div>
    </Page>
  );
}
