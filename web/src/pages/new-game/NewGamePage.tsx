import { useLocation, useNavigate } from '@solidjs/router';
import type { PresetName } from '@slow-train/rules';
import { createMemo, createSignal, Show, type JSX } from 'solid-js';
import { createStore } from 'solid-js/store';
import { startSession } from '../../account/session.ts';
import { signInAs } from '../../client/session.ts';
import { createName, NameField } from '../../account/NameField.tsx';
import { useMe } from '../../client/queries.ts';
import { ActButton } from '../../ui/ActButton.tsx';
import { LineField } from '../../ui/LineField.tsx';
import { Main } from '../../ui/Main.tsx';
import { usePageTitle } from '../../ui/page-title.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { createAsyncAction } from '../../client/async-action.ts';
import { ErrorMessage } from '../../ui/ErrorMessage.tsx';
import { ClockField } from './ClockField.tsx';
import { chosenClock, DEFAULT_CLOCK, termsOf } from '../../components/clock/terms.ts';
import { Fold } from './Fold.tsx';
import { HouseRules } from './HouseRules.tsx';
import {
  changedOptions,
  DEFAULT_PRESET,
  moveToPreset,
  withoutPresetValues,
} from '../../components/rules/house-rules.ts';
import { readRules, type LinkedRules } from '../../components/rules/link.ts';
import { RulesDifference } from '../../components/rules/RulesDifference.tsx';
import { clockText } from '#text/clock.ts';
import { newGameText } from '#text/new-game.ts';
import { shellText } from '#text/shell.ts';
import { rulesText } from '#text/rules.ts';
import { Choices } from '../../ui/Choices.tsx';
import {
  cappedRounds,
  checkDraft,
  isFull,
  playsForced,
  maxRounds,
  maxSeats,
  people,
  toNewGame,
  whyUnrated,
  type DraftCheck,
  type GameDraft,
} from './draft.ts';
import { randomName } from '../../components/game-names.ts';
import { PresetChoice } from './PresetChoice.tsx';
import { createGameCreator } from '../../components/create-game.ts';
import { Stepper } from '../../ui/Stepper.tsx';
import styles from './NewGamePage.module.css';

/** The service's limit. */
const LONGEST_TABLE_NAME = 40;

/** Creates a game: first who plays and how long, then the rules as pictures; the rest is folded and says what it is. */
export default function NewGamePage(): JSX.Element {
  const navigate = useNavigate();
  const location = useLocation();
  const me = useMe();
  // Rules from a link. Only the link the page was opened with counts; after that the form decides.
  const linked = readRules(location.search);
  const [draft, setDraft] = createStore<GameDraft>({
    name: randomName(),
    preset: linked.preset ?? DEFAULT_PRESET,
    house: withoutPresetValues(linked.preset ?? DEFAULT_PRESET, linked.house),
    set: linked.set,
    seats: 4,
    computers: 0,
    rounds: null,
    forcedPlays: null,
    clock: DEFAULT_CLOCK,
    rated: false,
  });
  const [myName, setMyName] = createName();
  const [isTouched, setTouched] = createSignal(location.search !== '');
  const action = createAsyncAction();
  const creator = createGameCreator();
  const checked = createMemo((): DraftCheck => checkDraft(draft));
  const set = (): number => {
    const found = checked();
    return found.ok ? found.setup.set : maxRounds(draft) - 1;
  };
  const isStranger = (): boolean => me.data() !== undefined && !me.data()?.name;
  usePageTitle(() => ({ title: shellText.titleOf(newGameText.title) }));

  const open = async (): Promise<void> => {
    const known = isStranger() ? await signInAs(myName()) : undefined;
    const { game } = await creator.create(toNewGame(draft));
    if (known) startSession(known);
    navigate(`/tables/${game.id}`);
  };
  const change = (changed: Partial<GameDraft>): void => {
    setTouched(true);
    action.clear();
    setDraft({ ...changed, rounds: cappedRounds({ ...draft, ...changed }) });
  };
  /** Keeps house rules that differ from the new preset too; values the new preset has anyway are dropped. */
  const changePreset = (preset: PresetName): void =>
    change({ preset, house: moveToPreset(draft.preset, preset, draft.house) });
  const refusal = (): string | null => {
    const found = checked();
    return found.ok ? action.problem() : found.sentence;
  };

  return (
    <Main class={styles['page']}>
      <PageHeader class={styles['header']} title={newGameText.title} back={{ href: '/', words: shellText.back }} />
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (checked().ok) action.run(open);
        }}
      >
        <div class={styles['who']}>
          <LinkedRulesNote linked={linked} preset={linked.preset ?? DEFAULT_PRESET} />
          <Show when={isStranger()}>
            <NameField value={myName()} onInput={setMyName} />
          </Show>
          <h2>
            {newGameText.who} <span>{newGameText.seats(draft.seats)}</span>
          </h2>
          <div class={styles['numbers']}>
            <Stepper
              label={newGameText.people}
              more={newGameText.peopleMore(people(draft))}
              value={people(draft)}
              least={Math.max(1, 2 - draft.computers)}
              most={maxSeats(draft.preset) - draft.computers}
              onChange={(many) => change({ seats: many + draft.computers })}
            />
            <Stepper
              label={newGameText.computers}
              more={newGameText.computersMore(draft.computers)}
              value={draft.computers}
              least={Math.max(0, 2 - people(draft))}
              most={maxSeats(draft.preset) - people(draft)}
              onChange={(computers) => change({ seats: people(draft) + computers, computers })}
            />
            <Stepper
              label={newGameText.rounds}
              more={newGameText.roundsMore(draft.rounds ?? maxRounds(draft), set())}
              value={draft.rounds ?? maxRounds(draft)}
              least={1}
              most={maxRounds(draft)}
              onChange={(rounds) => change({ rounds })}
            />
          </div>
        </div>
        <div class={styles['rules']}>
          <PresetChoice value={draft.preset} onChange={changePreset} />
          <p class={styles['summary']} aria-live="polite">
            <Summary checked={checked()} />
          </p>
          <RulesDifference
            played={{ rules: { preset: draft.preset, ...draft.house }, set: set(), seats: draft.seats }}
          />
        </div>
        <div class={styles['rest']}>
          <HouseRules preset={draft.preset} seats={draft.seats} house={draft.house} set={draft.set} onChange={change} />
          <Fold title={clockText.title} value={clockValue(draft)}>
            <ClockField draft={draft.clock} isAlone={isFull(draft)} onChange={(clock) => change({ clock })} />
          </Fold>
          <Fold title={newGameText.forced} value={playsForced(draft) ? newGameText.forcedYes : newGameText.forcedNo}>
            <Choices
              legend={newGameText.forced}
              value={playsForced(draft) ? 'yes' : 'no'}
              options={[
                { value: 'yes', label: newGameText.forcedYes },
                { value: 'no', label: newGameText.forcedNo },
              ]}
              onChoose={(value) => change({ forcedPlays: value === 'yes' })}
            />
          </Fold>
          <Fold title={newGameText.rated} value={isRated(draft) ? newGameText.ratedYes : newGameText.ratedNo}>
            <Choices
              legend={newGameText.rated}
              value={isRated(draft) ? 'yes' : 'no'}
              options={[
                { value: 'no', label: newGameText.ratedNo },
                { value: 'yes', label: newGameText.ratedYes },
              ]}
              onChoose={(value) => change({ rated: value === 'yes' })}
            />
            <p>{(draft.rated ? whyUnrated(draft) : null) ?? newGameText.ratedMore}</p>
          </Fold>
          <Fold title={newGameText.name} value={draft.name}>
            <LineField
              label={newGameText.name}
              hint={newGameText.nameHint}
              most={LONGEST_TABLE_NAME}
              value={draft.name}
              attributes={{ name: 'table', autocomplete: 'off' }}
              onInput={(name) => change({ name })}
            />
          </Fold>
        </div>
        <div class={styles['acts']}>
          <ErrorMessage sentence={isTouched() || action.problem() ? refusal() : null} />
          <Show when={!isFull(draft)}>
            <p class={styles['then']}>{newGameText.linksFor(people(draft))}</p>
          </Show>
          <ActButton
            type="submit"
            action={action}
            label={isFull(draft) ? newGameText.start(draft.computers) : newGameText.set}
            busy={shellText.settingTable}
            unready={!checked().ok}
          />
        </div>
      </form>
    </Main>
  );
}

function isRated(draft: GameDraft): boolean {
  return draft.rated && whyUnrated(draft) === null;
}

/** The clock in the words of its card; of a custom one, the time for each turn. */
function clockValue(draft: GameDraft): string {
  const chosen = chosenClock(draft.clock, isFull(draft));
  return chosen === 'own' ? clockText.summary(termsOf(draft.clock, isFull(draft))) : clockText.choices[chosen].name;
}

function Summary(props: { checked: DraftCheck }): JSX.Element {
  const words = (): string => {
    if (!props.checked.ok) return '';
    const { set, handSize, rules } = props.checked.setup;
    return newGameText.summary(set, handSize, rules.opening);
  };
  return <>{words()}</>;
}

/** Says what happened to the rules in the link, if the page was opened with one. */
function LinkedRulesNote(props: { linked: LinkedRules; preset: PresetName }): JSX.Element {
  const words = (): string | null => {
    const { preset, house, set, nonsense } = props.linked;
    if (nonsense !== null) return rulesText.nonsense(nonsense, props.preset);
    return preset === null
      ? null
      : rulesText.came(preset, changedOptions(preset, house).length + (set === null ? 0 : 1));
  };
  return <Show when={words()}>{(note) => <p class={styles['linked']}>{note()}</p>}</Show>;
}
