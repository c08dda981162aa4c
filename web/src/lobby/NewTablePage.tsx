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
import { LineField } from '../app/LineField.tsx';
import { Main } from '../app/Main.tsx';
import { usePlace } from '../app/place.ts';
import { Sign } from '../app/Sign.tsx';
import { createTask } from '../app/task.ts';
import { Trouble } from '../app/Trouble.tsx';
import { ClockField } from '../clock/ClockField.tsx';
import { USUAL_CLOCK } from '../clock/terms.ts';
import { HouseRules } from '../rules/HouseRules.tsx';
import { carriedOver, changedOptions, trimmed } from '../rules/house.ts';
import { readRules, type LinkedRules } from '../rules/link.ts';
import { RulesDifference } from '../rules/RulesDifference.tsx';
import { newTableText } from '../text/new-table.ts';
import { shellText } from '../text/shell.ts';
import { rulesText } from '../text/rules.ts';
import { Choices } from '../ui/Choices.tsx';
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
import { Stepper } from '../ui/Stepper.tsx';
import './new-table.css';

/** As the service has it. */
const LONGEST_TABLE_NAME = 40;

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
    forcedPlays: true,
    clock: USUAL_CLOCK,
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
  usePlace(() => ({ title: shellText.titleOf(newTableText.title) }));

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
  const changePreset = (preset: PresetName): void =>
    change({ preset, house: carriedOver(draft.preset, preset, draft.house) });
  const refusal = (): string | null => {
    const found = judged();
    return found.ok ? task.problem() : found.sentence;
  };

  return (
    <Main class="new-page">
      <Sign title={newTableText.title} back={{ href: '/', words: shellText.back }} />
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
          <LineField
            label={newTableText.name}
            hint={newTableText.nameHint}
            most={LONGEST_TABLE_NAME}
            value={draft.name}
            attributes={{ name: 'table', autocomplete: 'off' }}
            onInput={(name) => change({ name })}
          />
          <PresetChoice value={draft.preset} onChange={changePreset} />
          <HouseRules preset={draft.preset} seats={draft.seats} house={draft.house} set={draft.set} onChange={change} />
          <Choices
            legend={newTableText.forced}
            value={draft.forcedPlays ? 'yes' : 'no'}
            options={[
              { value: 'yes', label: newTableText.forcedYes },
              { value: 'no', label: newTableText.forcedNo },
            ]}
            onChoose={(value) => change({ forcedPlays: value === 'yes' })}
          />
          <ClockField draft={draft.clock} isAlone={isFull(draft)} onChange={(clock) => change({ clock })} />
        </div>
        <div class="new-right">
          <div class="new-numbers">
            <Stepper
              label={newTableText.seats}
              more={newTableText.seatsMore}
              value={draft.seats}
              least={2}
              most={mostSeats(draft.preset)}
              onChange={(seats) => change({ seats })}
            />
            <Stepper
              label={newTableText.computers}
              more={newTableText.computersMore(draft.computers)}
              value={draft.computers}
              least={0}
              most={Math.max(0, draft.seats - 1)}
              onChange={(computers) => change({ computers })}
            />
            <Stepper
              label={newTableText.rounds}
              more={newTableText.roundsMore(draft.rounds ?? mostRounds(draft), set())}
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
              label={isFull(draft) ? newTableText.start : newTableText.set}
              busy={shellText.settingTable}
              unready={!judged().ok}
            />
          </div>
        </div>
      </form>
    </Main>
  );
}

function Summary(props: { judged: Judged }): JSX.Element {
  const words = (): string => {
    if (!props.judged.ok) return '';
    const { set, handSize, rules } = props.judged.setup;
    return newTableText.summary(set, handSize, rules.opening);
  };
  return <>{words()}</>;
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
