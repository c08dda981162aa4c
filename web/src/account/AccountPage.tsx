import { useQueryClient } from '@tanstack/solid-query';
import { createSignal, Show, type JSX } from 'solid-js';
import type { Me } from '@slow-train/protocol';
import { useMe } from '../api/queries.ts';
import { ActButton } from '../app/ActButton.tsx';
import { Loading } from '../app/Loading.tsx';
import { Main } from '../app/Main.tsx';
import { tell } from '../app/notices.ts';
import { usePlace } from '../app/place.ts';
import { Sign } from '../app/Sign.tsx';
import { createTask } from '../app/task.ts';
import { chooseTheme, chosenTheme, type Theme } from '../app/theme.ts';
import { Trouble } from '../app/Trouble.tsx';
import { lobby } from '../text/lobby.ts';
import { chooseNumerals, showsNumerals } from '../tile/numerals.ts';
import { Choices } from '../ui/Choices.tsx';
import { aboard, ticketFor } from './aboard.ts';
import { createName } from './name.ts';
import { NameField } from './NameField.tsx';
import './account.css';

/** The traveller's own page: name, and day or night. */
export default function AccountPage(): JSX.Element {
  const me = useMe();
  usePlace(() => ({ title: lobby.shell.titleOf(lobby.account.title) }));
  return (
    <Show when={!me.isPending()} fallback={<Loading words={lobby.shell.loading} />}>
      <Main class="account-page">
        <Sign title={lobby.account.title} line={lobby.account.guest} />
        <NameForm me={me.data() ?? null} />
        <div>
          <ThemeChoice />
          <FaceChoice />
        </div>
        <a class="button quiet" href="/">
          {lobby.account.back}
        </a>
      </Main>
    </Show>
  );
}

function NameForm(props: { me: Me | null }): JSX.Element {
  const client = useQueryClient();
  const task = createTask();
  // eslint-disable-next-line solid/reactivity -- where the field begins; from then on it is the traveller's
  const [name, setName] = createName(props.me?.name ?? null);
  const save = async (): Promise<void> => {
    const me = await ticketFor(name());
    aboard(client, me);
    tell(lobby.account.saved(me.name ?? name()));
  };
  return (
    <form
      class="slip-form"
      onSubmit={(event) => {
        event.preventDefault();
        task.run(save);
      }}
    >
      <NameField value={name()} onInput={setName} />
      <Trouble sentence={task.problem()} />
      <ActButton type="submit" task={task} label={lobby.account.save} busy={lobby.account.saving} />
    </form>
  );
}

const THEMES = (['auto', 'day', 'night'] as const).map((value) => ({ value, label: lobby.account.themes[value] }));

function ThemeChoice(): JSX.Element {
  const [theme, setTheme] = createSignal(chosenTheme());
  const choose = (chosen: Theme): void => {
    setTheme(chosen);
    chooseTheme(chosen);
  };
  return <Choices legend={lobby.account.light} value={theme()} options={THEMES} onChoose={choose} />;
}

const FACES = (['pips', 'figures'] as const).map((value) => ({ value, label: lobby.account.faces[value] }));

function FaceChoice(): JSX.Element {
  const face = (): 'pips' | 'figures' => (showsNumerals() ? 'figures' : 'pips');
  return (
    <Choices
      legend={lobby.account.tiles}
      value={face()}
      options={FACES}
      onChoose={(chosen) => chooseNumerals(chosen === 'figures')}
    />
  );
}
