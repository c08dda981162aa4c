import { useNavigate } from '@solidjs/router';
import { useQueryClient } from '@tanstack/solid-query';
import { createSignal, For, Show, type JSX } from 'solid-js';
import { aboard, ticketFor } from '../account/aboard.ts';
import { createName } from '../account/name.ts';
import { NameField } from '../account/NameField.tsx';
import { useMe } from '../api/queries.ts';
import { ActButton } from '../app/ActButton.tsx';
import { Main } from '../app/Main.tsx';
import { usePlace } from '../app/place.ts';
import { Sign } from '../app/Sign.tsx';
import { createTask } from '../app/task.ts';
import { Trouble } from '../app/Trouble.tsx';
import { shellText } from '../text/shell.ts';
import { welcomeText } from '../text/welcome.ts';
import { createSetting } from './setting.ts';
import { Journey } from './Journey.tsx';
import './welcome.css';

/** For a new visitor: what this is, a name, and off it goes. */
export function Welcome(): JSX.Element {
  const navigate = useNavigate();
  const client = useQueryClient();
  const me = useMe();
  const [name, setName] = createName();
  const [going, setGoing] = createSignal<'computer' | 'table'>('computer');
  const task = createTask();
  const setting = createSetting();
  usePlace(() => ({ title: shellText.app }));

  // The app hears of the new traveller last: else this page would be gone before the table stands.
  const play = async (): Promise<void> => {
    const me = await ticketFor(name());
    const { game } = await setting.againstComputer();
    aboard(client, me);
    navigate(`/tables/${game.id}`);
  };
  const setTable = async (): Promise<void> => {
    const me = await ticketFor(name());
    navigate('/new');
    aboard(client, me);
  };

  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const wantsTable = event.submitter?.getAttribute('value') === 'table';
    setGoing(wantsTable ? 'table' : 'computer');
    task.run(wantsTable ? setTable : play);
  };

  return (
    <Main class="welcome-page">
      <div class="welcome-hero">
        <Sign title={shellText.app} line={welcomeText.motto} />
        <Journey />
        <ol class="welcome-steps">
          <For each={welcomeText.steps}>{(step) => <li>{step}</li>}</For>
        </ol>
      </div>
      <form class="booking" onSubmit={submit}>
        <h2>{welcomeText.ticket}</h2>
        <NameField value={name()} onInput={setName} />
        <Trouble sentence={task.problem()} />
        <ActButton
          type="submit"
          task={task}
          mine={going() === 'computer'}
          label={welcomeText.computer}
          busy={welcomeText.busy}
        />
        <ActButton
          type="submit"
          value="table"
          quiet
          task={task}
          mine={going() === 'table'}
          label={welcomeText.table}
          busy={welcomeText.busy}
        />
        <p class="booking-small">{me.data()?.isGuest === false ? welcomeText.smallKnown : welcomeText.small}</p>
      </form>
      <p class="welcome-code">
        <Show when={me.data()?.isGuest !== false}>
          <span>
            {welcomeText.haveSeat} <a href="/sign-in">{welcomeText.signIn}</a>
          </span>
        </Show>
        <span>
          {welcomeText.haveCode} <a href="/join">{welcomeText.join}</a>
        </span>
        <a href="/privacy">{welcomeText.privacy}</a>
      </p>
    </Main>
  );
}
