import { useNavigate } from '@solidjs/router';
import { For, Show, type JSX } from 'solid-js';
import { howToPlayText, moreText } from '#text/how-to-play.ts';
import { shellText } from '#text/shell.ts';
import { createAsyncAction } from '../../client/async-action.ts';
import { useMe } from '../../client/queries.ts';
import { createGameCreator } from '../../components/create-game.ts';
import { firstUses } from '../../components/glossary.ts';
import { LittleBoard } from '../../components/pictures/LittleBoard.tsx';
import { LinkedSentence } from '../../components/LinkedSentence.tsx';
import { ActButton } from '../../ui/ActButton.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { ErrorMessage } from '../../ui/ErrorMessage.tsx';
import { Page } from '../../ui/Page.tsx';
import { usePageTitle } from '../../ui/page-title.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { TouchLink } from '../../ui/TouchLink.tsx';
import { PICTURES } from './pictures.ts';
import { Search } from './Search.tsx';
import styles from './HowToPlayPage.module.css';

/** The game in five pictures, then a way to learn it by playing or to start. */
export default function HowToPlayPage(): JSX.Element {
  const navigate = useNavigate();
  const me = useMe();
  const action = createAsyncAction();
  const creator = createGameCreator();
  usePageTitle(() => ({ title: shellText.titleOf(howToPlayText.title) }));
  const link = firstUses();
  const play = async (): Promise<void> => {
    const { game } = await creator.againstComputer('beginner');
    navigate(`/tables/${game.id}`);
  };
  return (
    <Page isTranslatable class={styles['page']}>
      <PageHeader title={howToPlayText.title} line={howToPlayText.line} back={{ href: '/', words: shellText.app }} />
      <ol class={styles['pictures']}>
        <For each={PICTURES}>
          {({ name, rows }, index) => (
            <li>
              <LittleBoard class={styles['board']} rows={rows} />
              <p>
                <b aria-hidden="true">{index() + 1}</b>
                <span>
                  <LinkedSentence segments={link(howToPlayText.pictures[name])} page="/rules" />
                </span>
              </p>
            </li>
          )}
        </For>
      </ol>
      <div class={styles['go']}>
        <ErrorMessage sentence={action.problem()} />
        <ButtonLink href="/learn">{howToPlayText.learn}</ButtonLink>
        {/* A visitor gets a name on the first page, and the same game there. */}
        <Show
          when={me.data()?.name}
          fallback={
            <ButtonLink quiet href="/">
              {howToPlayText.play}
            </ButtonLink>
          }
        >
          <ActButton
            quiet
            action={action}
            label={howToPlayText.play}
            busy={shellText.settingTable}
            onClick={() => action.run(play)}
          />
        </Show>
        <ButtonLink quiet href="/rules">
          {howToPlayText.rules}
        </ButtonLink>
      </div>
      <div class={styles['search']}>
        <Search />
        <TouchLink href="/more">{moreText.title}</TouchLink>
      </div>
    </Page>
  );
}
