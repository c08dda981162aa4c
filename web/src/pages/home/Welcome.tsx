import { useNavigate } from '@solidjs/router';
import { entryOf, LANGUAGES, type Language } from '@slow-train/protocol/languages';
import { createSignal, For, lazy, Show, Suspense, type JSX } from 'solid-js';
import { startSession } from '../../account/session.ts';
import { signInAs } from '../../client/session.ts';
import { createName, NameField } from '../../account/NameField.tsx';
import { useMe } from '../../client/queries.ts';
import { ActButton } from '../../ui/ActButton.tsx';
import { Page } from '../../ui/Page.tsx';
import { usePageTitle } from '../../ui/page-title.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { createAsyncAction } from '../../client/async-action.ts';
import { ErrorMessage } from '../../ui/ErrorMessage.tsx';
import { chooseLanguage, isOtherLanguage } from '../../ui/language.ts';
import { shellText, welcomeText } from '#text/shell.ts';
import { languageText, PAGE_LANGUAGE } from '#text/shell.ts';
import { createGameCreator } from '../../components/create-game.ts';
import { Journey } from '../../components/Journey.tsx';
import { TextButton } from '../../ui/TextButton.tsx';
import { TouchLink } from '../../ui/TouchLink.tsx';
import { isInstalled } from '../../ui/installed.ts';
import styles from './Welcome.module.css';

const BringSeat = lazy(() => import('../../account/BringSeat.tsx'));

/** Introduces the game to a new visitor, with a name field to start. */
export function Welcome(): JSX.Element {
  const navigate = useNavigate();
  const me = useMe();
  const [name, setName] = createName();
  const [going, setGoing] = createSignal<'computer' | 'table'>('computer');
  const action = createAsyncAction();
  const creator = createGameCreator();
  usePageTitle(() => ({ title: shellText.app }));

  // Starts the session last: it replaces this page, which must not happen before the game exists.
  const play = async (): Promise<void> => {
    const me = await signInAs(name());
    const { game } = await creator.againstComputer();
    startSession(me);
    navigate(`/tables/${game.id}`);
  };
  const openForm = async (): Promise<void> => {
    const me = await signInAs(name());
    navigate('/new');
    startSession(me);
  };

  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const wantsForm = event.submitter?.getAttribute('value') === 'table';
    setGoing(wantsForm ? 'table' : 'computer');
    action.run(wantsForm ? openForm : play);
  };

  return (
    <Page class={styles['page']}>
      <div>
        <PageHeader class={styles['header']} title={shellText.app} line={welcomeText.motto} />
        <Journey />
        <ol class={styles['steps']}>
          <For each={welcomeText.steps}>{(step) => <li>{step}</li>}</For>
        </ol>
      </div>
      <Show when={isInstalled() && me.data() === null}>
        <Suspense>
          <BringSeat />
        </Suspense>
      </Show>
      <form class={styles['form']} onSubmit={submit}>
        <h2>{welcomeText.ticket}</h2>
        <NameField value={name()} onInput={setName} />
        <ErrorMessage sentence={action.problem()} />
        <ActButton
          type="submit"
          action={action}
          mine={going() === 'computer'}
          label={welcomeText.computer}
          busy={welcomeText.busy}
        />
        <ActButton
          type="submit"
          value="table"
          quiet
          action={action}
          mine={going() === 'table'}
          label={welcomeText.table}
          busy={welcomeText.busy}
        />
        <p class={styles['small']}>{me.data()?.isGuest === false ? welcomeText.smallKnown : welcomeText.small}</p>
      </form>
      <p class={styles['code']}>
        <span>
          {welcomeText.neverPlayed} <TouchLink href="/learn">{welcomeText.learn}</TouchLink>
        </span>
        <span>
          {welcomeText.alone} <TouchLink href="/open">{welcomeText.open}</TouchLink>
        </span>
        <Show when={me.data()?.isGuest !== false}>
          <span>
            {welcomeText.haveSeat} <TouchLink href="/sign-in">{welcomeText.signIn}</TouchLink>
          </span>
        </Show>
        <span>
          {welcomeText.haveCode} <TouchLink href="/join">{welcomeText.join}</TouchLink>
        </span>
        <TouchLink href="/how-to-play">{welcomeText.look}</TouchLink>
        <TouchLink href="/rules">{welcomeText.rules}</TouchLink>
        <TouchLink href="/privacy">{welcomeText.privacy}</TouchLink>
      </p>
      <LanguageLinks isSignedIn={Boolean(me.data())} />
    </Page>
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
    <nav class={styles['languages']} aria-label={languageText.title}>
      <For each={LANGUAGES.filter((language) => language !== PAGE_LANGUAGE)}>
        {(language) => (
          <TextButton lang={language} onClick={() => choose(language)}>
            {entryOf(language).name}
          </TextButton>
        )}
      </For>
    </nav>
  );
}
