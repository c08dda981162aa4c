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
import { ComputerFace } from '../../components/ComputerFace.tsx';
import { createGameCreator } from '../../components/create-game.ts';
import { TilePicture } from '../../ui/tile/TilePicture.tsx';
import { TextButton } from '../../ui/TextButton.tsx';
import { TouchLink } from '../../ui/TouchLink.tsx';
import { isInstalled } from '../../ui/installed.ts';
import styles from './Welcome.module.css';

const BringSeat = lazy(() => import('../../account/BringSeat.tsx'));

/** Says to a new visitor in a sentence what this is, and offers three ways in. */
export function Welcome(): JSX.Element {
  const navigate = useNavigate();
  const me = useMe();
  const action = createAsyncAction();
  const creator = createGameCreator();
  usePageTitle(() => ({ title: shellText.app }));

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
            <span class={styles['stub']}>
              <TilePicture a={6} b={5} class={styles['tile']} />
              <TilePicture a={5} b={3} class={styles['tile']} />
            </span>
            <TicketWords words={welcomeText.how} />
          </a>
          <a class={styles['ticket']} data-kind="solid" href="/friends">
            <span class={styles['stub']}>
              <Table />
            </span>
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
            <span class={styles['stub']}>
              <ComputerFace />
            </span>
            <TicketWords
              words={action.busy() ? { ...welcomeText.computer, more: shellText.settingTable } : welcomeText.computer}
            />
          </button>
        </nav>
        <ErrorMessage sentence={action.problem()} />
      </div>
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
        <TouchLink href="/rules">{welcomeText.rules}</TouchLink>
        <TouchLink href="/privacy">{welcomeText.privacy}</TouchLink>
        <LanguageLinks isSignedIn={Boolean(me.data())} />
      </p>
    </Page>
  );
}

function TicketWords(props: { words: { readonly name: string; readonly more: string } }): JSX.Element {
  return (
    <span class={styles['words']}>
      <b>{props.words.name}</b> <small>{props.words.more}</small>
    </span>
  );
}

/** Two chairs at a table, one of them empty. */
function Table(): JSX.Element {
  return (
    <svg viewBox="0 0 70 60" width="70" height="60" aria-hidden="true">
      <rect x="2" y="17" width="13" height="26" rx="5" fill="currentColor" />
      <g fill="none" stroke="currentColor" stroke-width="2">
        <rect x="20" y="10" width="30" height="40" rx="5" />
        <path d="M25 30H45" />
        <rect x="55.5" y="17.5" width="12" height="25" rx="5" stroke-dasharray="4 3.2" />
      </g>
    </svg>
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
