import { useLocation, useNavigate } from '@solidjs/router';
import { useQueryClient } from '@tanstack/solid-query';
import type { PresetName } from '@slow-train/rules';
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
import { HouseRules } from '../rules/HouseRules.tsx';
import { changedOptions, trimmed } from '../rules/house.ts';
import { readRules, type LinkedRules } from '../rules/link.ts';
import { RulesDifference } from '../rules/RulesDifference.tsx';
import { lobby } from '../text/lobby.ts';
import { rulesText } from '../text/rules.ts';
import {
  isFull,
  judge,
  keptRounds,
  mostRounds,
  mostSeats,
  newGameOf,
  USUAL,
  type Judged,
  type TableDraft,
} from './draft.ts';
import { anyName } from './names.ts';
import { PresetChoice } from './PresetChoice.tsx';
import { createSetting } from './setting.ts';
import { Stepper } from './Stepper.tsx';
import './new-table.css';

/** Setting a table: what it is called, by which rules, for how many and how long. */
export default function NewTablePage(): JSX.Element {
  const navigate = useNavigate();
  const location = useLocation();
  const client = useQueryClient();
  const me = useMe();
  // Rules that somebody sent as a link. Only what the page was opened with counts; from there on it is the form's.
  const linked = readRules(location.search);
  const [draft, setDraft] = createStore<TableDraft>({
    name: anyName(),
    preset: linked.preset ?? USUAL,
    house: trimmed(linked.preset ?? USUAL, linked.house),
    set: linked.set,
    seats: 4,
    computers: 0,
    rounds: null,
  });
  const [myName, setMyName] = createName();
  const [isTouched, setTouched] = createSignal(location.search !== '');
  const task = createTask();
  const setting = createSetting();
  const judged = createMemo((): Judged => judge(draft));
  const set = (): number => {
    const found = judged();
    return found.ok ? found.setup.set : mostRounds(draft) - 1;
  };
  const isStranger = (): boolean => me.data() !== undefined && !me.data()?.name;
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
    setDraft({ ...changed, rounds: keptRounds({ ...draft, ...changed }) });
  };
  /** What the house does otherwise it does otherwise than any preset; what the new one says anyway is no house rule. */
  const changePreset = (preset: PresetName): void => change({ preset, house: trimmed(preset, draft.house) });
  const refusal = (): string | null => {
    const found = judged();
    return found.ok ? task.problem() : found.sentence;
  };

  return (
    <Main class="new-page">
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
          <Came linked={linked} preset={linked.preset ?? USUAL} />
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
          <PresetChoice value={draft.preset} onChange={changePreset} />
          <HouseRules preset={draft.preset} seats={draft.seats} house={draft.house} set={draft.set} onChange={change} />
        </div>
        <div class="new-right">
          <div class="new-numbers">
            <Stepper
              label={lobby.new.seats}
              more={lobby.new.seatsMore}
              value={draft.seats}
              least={2}
              most={mostSeats(draft.preset)}
              onChange={(seats) => change({ seats })}
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
          <RulesDifference
            played={{ rules: { preset: draft.preset, ...draft.house }, set: set(), seats: draft.seats }}
          />
          <div class="new-acts">
            <Trouble sentence={isTouched() || task.problem() ? refusal() : null} />
            <ActButton
              type="submit"
              task={task}
              label={isFull(draft) ? lobby.new.start : lobby.new.set}
              busy={lobby.new.busy}
              unready={!judged().ok}
            />
          </div>
        </div>
      </form>
    </Main>
  );
}

function Summary(props: { judged: Judged }): JSX.Element {
  return <>{props.judged.ok ? lobby.new.summary(props.judged.setup.set, props.judged.setup.handSize) : ''}</>;
}

/** What became of the rules in the link, if the page was opened with one. */
function Came(props: { linked: LinkedRules; preset: PresetName }): JSX.Element {
  const words = (): string | null => {
    const { preset, house, set, nonsense } = props.linked;
    if (nonsense !== null) return rulesText.nonsense(nonsense, props.preset);
    return preset === null
      ? null
      : rulesText.came(preset, changedOptions(preset, house).length + (set === null ? 0 : 1));
  };
  return <Show when={words()}>{(came) => <p class="new-came">{came()}</p>}</Show>;
}
