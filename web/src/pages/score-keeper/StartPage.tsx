import type { Evening } from '@slow-train/protocol/evening';
import { createSignal, For, Show, type JSX } from 'solid-js';
import { scoreKeeperText } from '#text/sheet.ts';
import { shellText } from '#text/shell.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Lines } from '../../ui/Lines.tsx';
import { Page } from '../../ui/Page.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { SmallPrint } from '../../ui/SmallPrint.tsx';
import { TextButton } from '../../ui/TextButton.tsx';
import { usePageTitle } from '../../ui/page-title.ts';
import { chooseTheme } from '../../ui/theme.ts';
import { showToast } from '../../ui/toasts.ts';
import { addressOf, goTo } from './address.ts';
import { namesOf, titleOf } from './evening-words.ts';
import { forgetEvening, keepEvening, keptEvenings, newEveningId } from './kept-evenings.ts';
import { NewEvening } from './NewEvening.tsx';
import { leadersOf, standingsOf } from './standings.ts';
import styles from './StartPage.module.css';

/** The first page of the score keeper: the last evening again, evenings to go on with, and a new one. */
export function StartPage(): JSX.Element {
  const [evenings, setEvenings] = createSignal(keptEvenings());
  usePageTitle(() => ({ title: shellText.titleOf(scoreKeeperText.title) }));
  const last = (): Evening | undefined => evenings()[0];
  const start = (evening: Omit<Evening, 'id' | 'begun' | 'isEnded' | 'entries'>): void => {
    const fresh: Evening = { ...evening, id: newEveningId(), begun: Date.now(), isEnded: false, entries: [] };
    // Storage that is full or blocked is said on the sheet, which goes on without it.
    keepEvening(fresh);
    goTo({ at: 'sheet', evening: fresh.id });
  };
  const forget = (evening: Evening): void => {
    forgetEvening(evening.id);
    setEvenings(keptEvenings());
    const restore = (): void => {
      keepEvening(evening);
      setEvenings(keptEvenings());
    };
    showToast(scoreKeeperText.kept.deleted, [{ label: scoreKeeperText.kept.restore, run: restore }]);
  };
  const isNight = (): boolean => document.documentElement.dataset['theme'] === 'night';
  const [shown, setShown] = createSignal(isNight());
  return (
    <Page class={styles['page']}>
      <PageHeader
        title={scoreKeeperText.title}
        line={scoreKeeperText.line}
        back={{ href: '/', words: scoreKeeperText.back }}
      />
      <Show when={last()}>
        {(evening) => (
          <Card kind="ticket" class={styles['again']}>
            <h2>{scoreKeeperText.again.title}</h2>
            <p>{scoreKeeperText.again.who(evening().people, evening().set, evening().engines.length)}</p>
            <Button onClick={() => start({ ...evening(), title: '' })}>{scoreKeeperText.again.start}</Button>
          </Card>
        )}
      </Show>
      <Show when={evenings().length > 0}>
        <section>
          <h2>{scoreKeeperText.kept.title}</h2>
          <Lines rows class={styles['kept']}>
            <For each={evenings()}>
              {(evening) => <KeptEvening evening={evening} onForget={() => forget(evening)} />}
            </For>
          </Lines>
        </section>
      </Show>
      <NewEvening isFirst={last() === undefined} people={last()?.people ?? []} onStart={start} />
      <SmallPrint>
        {scoreKeeperText.private} <a href="/score/blank">{scoreKeeperText.blank}</a>
      </SmallPrint>
      <p class={styles['links']}>
        <TextButton
          onClick={() => {
            chooseTheme(isNight() ? 'day' : 'night');
            setShown(isNight());
          }}
        >
          {shown() ? scoreKeeperText.theme.day : scoreKeeperText.theme.night}
        </TextButton>
        <a href="/">{scoreKeeperText.home}</a>
      </p>
    </Page>
  );
}

/** An evening of this browser, with its state. */
function KeptEvening(props: { evening: Evening; onForget(): void }): JSX.Element {
  const standings = () => standingsOf(props.evening);
  const state = (): string =>
    standings().isOver
      ? scoreKeeperText.kept.over(namesOf(props.evening, leadersOf(standings())))
      : scoreKeeperText.kept.state(standings().played, props.evening.engines.length);
  const address = (): string => addressOf({ at: standings().isOver ? 'result' : 'sheet', evening: props.evening.id });
  return (
    <li>
      <a href={address()}>
        <b>{titleOf(props.evening)}</b>
        <small>{state()}</small>
      </a>
      <TextButton aria-label={scoreKeeperText.kept.forgetOf(titleOf(props.evening))} onClick={() => props.onForget()}>
        {scoreKeeperText.kept.forget}
      </TextButton>
    </li>
  );
}
