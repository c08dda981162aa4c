import { useNavigate } from '@solidjs/router';
import { useQueryClient } from '@tanstack/solid-query';
import { createMemo, createSignal, Show, type JSX } from 'solid-js';
import { createStore } from 'solid-js/store';
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
import { lobby } from '../text/lobby.ts';
import { isFull, judge, mostRounds, mostSeats, newGameOf, type Judged, type TableDraft } from './draft.ts';
import { anyName } from './names.ts';
import { PresetChoice } from './PresetChoice.tsx';
import { createSetting } from './setting.ts';
import { Stepper } from './Stepper.tsx';
import './new-table.css';

/** Setting a table: what it is called, by which rules, for how many and how long. */
export default function NewTablePage(): JSX.Element {
  const navigate = useNavigate();
  const client = useQueryClient();
  const me = useMe();
  const [draft, setDraft] = createStore<TableDraft>({
    name: anyName(),
    preset: 'hub',
    seats: 4,
    computers: 0,
    rounds: null,
  });
  const [myName, setMyName] = createName();
  const [isTouched, setTouched] = createSignal(false);
  const task = createTask();
  const setting = createSetting();
  const judged = createMemo((): Judged => judge(draft));
  const set = (): number => {
    const found = judged();
    return found.ok ? found.setup.set : mostRounds(draft) - 1;
  };
  const isStranger = (): boolean => me.isSuccess && !me.data?.name;
  usePlace(() => ({ title: lobby.shell.titleOf(lobby.new.title) }));

  const open = async (): Promise<void> => {
    const known = isStranger() ? await ticketFor(myName()) : undefined;
    const { game } = await setting.set(newGameOf(draft));
    if (known) aboard(client, known);
    navigate(`/tables/${game.id}`);
  };
  const change = (changed: Partial<TableDraft>): void => {
    setTouched(true);
    task.clear();
    setDraft(changed);
  };
  const refusal = (): string | null => {
    const found = judged();
    return found.ok ? task.problem() : found.sentence;
  };

  return (
    <Main class="new-table">
      <Sign
        title={lobby.new.title}
        start={
          <a class="sign-back" href="/">
            {lobby.new.back}
          </a>
        }
      />
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (judged().ok) task.run(open);
        }}
      >
        <div class="new-left">
          <Show when={isStranger()}>
            <NameField value={myName()} onInput={setMyName} />
          </Show>
          <label class="field">
            <span>{lobby.new.name}</span>
            <small>{lobby.new.nameHint}</small>
            <input
              name="table"
              maxlength="40"
              autocomplete="off"
              value={draft.name}
              onInput={(event) => change({ name: event.currentTarget.value })}
            />
          </label>
          <PresetChoice value={draft.preset} onChange={(preset) => change({ preset, rounds: null })} />
        </div>
        <div class="new-right">
          <div class="new-numbers">
            <Stepper
              label={lobby.new.seats}
              more={lobby.new.seatsMore}
              value={draft.seats}
              least={2}
              most={mostSeats(draft.preset)}
              onChange={(seats) => change({ seats, rounds: null })}
            />
            <Stepper
              label={lobby.new.computers}
              more={lobby.new.computersMore(draft.computers)}
              value={draft.computers}
              least={0}
              most={Math.max(0, draft.seats - 1)}
              onChange={(computers) => change({ computers })}
            />
            <Stepper
              label={lobby.new.rounds}
              more={lobby.new.roundsMore(draft.rounds ?? mostRounds(draft), set())}
              value={draft.rounds ?? mostRounds(draft)}
              least={1}
              most={mostRounds(draft)}
              onChange={(rounds) => change({ rounds })}
            />
          </div>
          <p class="new-summary" aria-live="polite">
            <Summary judged={judged()} />
          </p>
          <Trouble sentence={isTouched() || task.problem() ? refusal() : null} />
          <ActButton
            type="submit"
            task={task}
            label={isFull(draft) ? lobby.new.start : lobby.new.set}
            busy={lobby.new.busy}
            unready={!judged().ok}
          />
        </div>
      </form>
    </Main>
  );
}

function Summary(props: { judged: Judged }): JSX.Element {
  return <>{props.judged.ok ? lobby.new.summary(props.judged.setup.set, props.judged.setup.handSize) : ''}</>;
}
