import { useNavigate } from '@solidjs/router';
import { entryOf, LANGUAGES, type Language } from '@slow-train/protocol/languages';
import { For, lazy, Show, Suspense, type JSX } from 'solid-js';
import { GUEST_NAME } from '../../account/nameless.ts';
import { startSession } from '../../account/session.ts';
import { signInAs } from '../../client/session.ts';
import { useMe } from '../../client/queries.ts';
import { Page } from '../../ui/Page.tsx';
import { usePageTitle } from '../../ui/page-title.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { createAsyncAction } from '../../client/async-action.ts';
import { ErrorMessage } from '../../ui/ErrorMessage.tsx';
import { chooseLanguage, isOtherLanguage } from '../../ui/language.ts';
import { shellText, welcomeText } from '#text/shell.ts';
import { PAGE_LANGUAGE } from '#text/shell.ts';
import { createGameCreator } from '../../components/create-game.ts';
import { TextButton } from '../../ui/TextButton.tsx';
import { TouchLink } from '../../ui/TouchLink.tsx';
import { isInstalled } from '../../ui/installed.ts';
import { createTask, lazyLater } from '../../ui/step.ts';
import type { Ticket } from './TicketPicture.tsx';
import styles from './Welcome.module.css';

const BringSeat = lazy(() => import('../../account/BringSeat.tsx'));
const TicketPicture = lazyLater(() => import('./TicketPicture.tsx'));

/** Says to a new visitor in a sentence what this is, and offers three ways in. */
export function Welcome(): JSX.Element {
  const navigate = useNavigate();
  const me = useMe();
  const action = createAsyncAction();
  const creator = createGameCreator();
  usePageTitle(() => ({ title: shellText.app }));
  // Below the tickets: on a phone, out of sight.
  const isRestDue = createTask();

  // Starts the session last: it replaces this page, which must not happen before the game exists.
  const play = async (): Promise<void> => {
    const me = await signInAs(GUEST_NAME);
    const { game } = await creator.againstComputer('beginner');
    startSession(me);
    navigate(`/tables/${game.id}`);
  };

  return (
    <Page class={styles['page']}>
      <div class={styles['first']}>
        <PageHeader class={styles['header']} title={shellText.app} line={welcomeText.motto} />
        <Show when={isInstalled() && me.data() === null}>
          <Suspense>
            <BringSeat />
          </Suspense>
        </Show>
        <nav class={styles['tickets']} aria-label={welcomeText.begin}>
          <a class={styles['ticket']} href="/learn">
            <Stub of="lesson" />
            <TicketWords words={welcomeText.how} />
          </a>
          <a class={styles['ticket']} data-kind="solid" href="/friends">
            <Stub of="friends" />
            <TicketWords words={welcomeText.friends} />
          </a>
          <button
            type="button"
            class={styles['ticket']}
            aria-busy={action.busy()}
            onClick={() => {
              if (!action.busy()) action.run(play);
            }}
          >
            <Stub of="computer" />
            <TicketWords
              words={action.busy() ? { ...welcomeText.computer, more: shellText.settingTable } : welcomeText.computer}
            />
          </button>
        </nav>
        <ErrorMessage sentence={action.problem()} />
      </div>
      <Show when={isRestDue()}>
        <div class={styles['ways']}>
          <p>
            {welcomeText.haveCode} <TouchLink href="/join">{welcomeText.join}</TouchLink>
          </p>
          <Show when={me.data()?.isGuest !== false}>
            <p>
              {welcomeText.haveSeat} <TouchLink href="/sign-in">{welcomeText.signIn}</TouchLink>
            </p>
          </Show>
          <p>
            {welcomeText.alone} <TouchLink href="/open">{welcomeText.open}</TouchLink>
          </p>
        </div>
        <p class={styles['links']}>
          <TouchLink href="/how-to-play">{welcomeText.look}</TouchLink>
          <TouchLink href="/score" rel="external">
            {welcomeText.score}
          </TouchLink>
          <TouchLink href="/rules">{welcomeText.rules}</TouchLink>
          <TouchLink href="/privacy">{welcomeText.privacy}</TouchLink>
          <LanguageLinks isSignedIn={Boolean(me.data())} />
        </p>
      </Show>
    </Page>
  );
}

/** The picture of a ticket, which comes after the words: nobody needs it to choose. */
function Stub(props: { of: Ticket }): JSX.Element {
  return (
    <span class={styles['stub']}>
      <Suspense>
        <TicketPicture of={props.of} />
      </Suspense>
    </span>
  );
}

function TicketWords(props: { words: { readonly name: string; readonly more: string } }): JSX.Element {
  return (
    <span class={styles['words']}>
      <b>{props.words.name}</b> <small>{props.words.more}</small>
    </span>
  );
}

/** The other languages by their own names, for somebody who cannot read this page. */
function LanguageLinks(props: { isSignedIn: boolean }): JSX.Element {
  const choose = (language: Language): void => {
    chooseLanguage(language);
    // Otherwise once the account knows it (`syncDisplaySettings`).
    if (!props.isSignedIn && isOtherLanguage()) location.reload();
  };
  return (
    <span class={styles['languages']} role="group" aria-label={shellText.language}>
      <For each={LANGUAGES.filter((language) => language !== PAGE_LANGUAGE)}>
        {(language) => (
          <TextButton lang={language} onClick={() => choose(language)}>
            {entryOf(language).name}
          </TextButton>
        )}
      </For>
    </span>
  );
}
