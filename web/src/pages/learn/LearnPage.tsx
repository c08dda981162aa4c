import { Show, type JSX } from 'solid-js';
import { text } from '#text/table.ts';
import { learnText } from '#text/learn.ts';
import { shellText } from '#text/shell.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Main } from '../../ui/Main.tsx';
import { createMedia } from '../../ui/media.ts';
import { usePageTitle } from '../../ui/page-title.ts';
import { TilePicture } from '../../ui/tile/TilePicture.tsx';
import { createLesson } from './create-lesson.ts';
import { ENGINE } from './lesson.ts';
import { LessonBoard } from './LessonBoard.tsx';
import { LessonEnd } from './LessonEnd.tsx';
import { Stations } from './Stations.tsx';
import { WIDE } from '../../board/view/widths.ts';
import styles from './LearnPage.module.css';

/** The lesson: a first round with a fixed deck, taught by playing it on the board of the game. */
export default function LearnPage(): JSX.Element {
  usePageTitle(() => ({ title: shellText.titleOf(learnText.title) }));
  const lesson = createLesson();
  const isWide = createMedia(WIDE);
  const isOver = (): boolean => lesson.step().task.kind === 'end' && !lesson.isOpponents();
  return (
    <Main isTranslatable class={styles['page']}>
      <Banner as="header" class={styles['header']}>
        <TilePicture
          stands
          class={styles['engine']}
          a={ENGINE}
          b={ENGINE}
          label={text.topBar.engine(`${ENGINE}\u2011${ENGINE}`)}
        />
        <div class={styles['words']}>
          <h1>{learnText.title}</h1>
          <a href="/">{isOver() ? learnText.close : learnText.leave}</a>
        </div>
        <Stations class={styles['stations']} at={lesson.step().station} isOver={isOver()} />
      </Banner>
      <Show when={!isOver()} fallback={<LessonEnd lesson={lesson} />}>
        <LessonBoard lesson={lesson} isWide={isWide()} />
      </Show>
    </Main>
  );
}
