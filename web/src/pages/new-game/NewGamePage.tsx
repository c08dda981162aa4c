import { useLocation, useNavigate } from '@solidjs/router';
import type { PresetName } from '@slow-train/rules';
import { createMemo, createSignal, Show, type JSX } from 'solid-js';
import { createStore } from 'solid-js/store';
import { isNameless } from '../../account/nameless.ts';
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
import { DEFAULT_CLOCK, termsOf } from '../../components/clock/terms.ts';
import {
  changedOptions,
  DEFAULT_PRESET,
  mayGrowFar,
  moveToPreset,
  withoutPresetValues,
} from '../../components/rules/house-rules.ts';
import type { LinkedRules } from '../../components/rules/rules-link.ts';
import { RulesDifference } from '../../components/rules/RulesDifference.tsx';
import { newGameText } from '#text/new-game.ts';
import { openGamesText } from '#text/open-games.ts';
import { shellText } from '#text/shell.ts';
import { rulesText } from '#text/rules.ts';
import {
  cappedRounds,
  checkDraft,
  enginesText,
  fillsWithComputers,
  levelsIn,
  maxRounds,
  maxSeats,
  people,
  openSeats,
  toNewGame,
  USUAL_ROUNDS,
  USUAL_SEATS,
  withInvited,
  type DraftCheck,
  type GameDraft,
} from './draft.ts';
import { randomName } from '../../components/game-names.ts';
import { LevelFields } from './LevelFields.tsx';
import { MoreChoices } from './MoreChoices.tsx';
import { OPEN, OpenField } from './OpenField.tsx';
import { PeoplePicker } from './PeoplePicker.tsx';
import { SavedSetups, SetupCards } from './SavedSetups.tsx';
import { readSetup, type SetupDraft } from './setup.ts';
import { PresetChoice } from './PresetChoice.tsx';
import { useLength } from '../../components/length.ts';
import type { LengthTerms } from '@slow-train/players';
import { createGameCreator } from '../../components/create-game.ts';
import { Stepper } from '../../ui/Stepper.tsx';
import { Card } from '../../ui/Card.tsx';
import { Bar } from '../../ui/Bar.tsx';
import { SmallPrint } from '../../ui/SmallPrint.tsx';
import styles from './NewGamePage.module.css';

/** Creates a game: first who plays and how long, then the rules as pictures; the rest is folded, with its values. */
export default function NewGamePage(): JSX.Element {
  const navigate = useNavigate();
  const location = useLocation();
  const me = useMe();
  // Rules from a link. Only the link the page was opened with counts; after that the form decides.
  const { linked, chosen } = readSetup(location.search);
  const [draft, setDraft] = createStore<GameDraft>({
    name: randomName(),
    preset: linked.preset ?? DEFAULT_PRESET,
    house: withoutPresetValues(linked.preset ?? DEFAULT_PRESET, linked.house),
    set: linked.set,
    seats: USUAL_SEATS,
    computers: 0,
    levels: [],
    // A link without rounds means all that there are.
    rounds: location.search === '' ? USUAL_ROUNDS : null,
    forcedPlays: null,
    clock: DEFAULT_CLOCK,
    rated: false,
    phrasesOnly: false,
    open: null,
    invited: [],
    watchers: 'nobody',
    ...chosen,
    // From the list of open games.
    ...(location.hash === '#open' && OPEN),
  });
  const [myName, setMyName] = createName();
  const [isTouched, setTouched] = createSignal(location.search !== '');
  /** Whether the number of people was chosen, and does not just follow the people invited. */
  const [hasCounted, setCounted] = createSignal(chosen.seats !== undefined);
  const action = createAsyncAction();
  const creator = createGameCreator();
  const checked = createMemo((): DraftCheck => checkDraft(draft));
  const set = (): number => {
    const found = checked();
    return found.ok ? found.setup.set : (draft.set ?? 12);
  };
  const lengthTerms = (): Omit<LengthTerms, 'rules'> => ({
    rounds: draft.rounds ?? maxRounds(draft),
    clock: termsOf(draft.clock, fillsWithComputers(draft)),
    seats: draft.seats,
    computers: draft.computers,
  });
  const length = useLength(() => ({ ...lengthTerms(), rules: { preset: draft.preset } }));
  const isStranger = (): boolean => isNameless(me.data());
  const title = (): string => (draft.open ? openGamesText.form.page : newGameText.title);
  usePageTitle(() => ({ title: shellText.titleOf(title()) }));

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
  /** People invited already stay, and bring a seat along where the set-up has too few. */
  const use = (setup: SetupDraft): void => {
    setCounted(true);
    change({ ...setup, seats: Math.max(setup.seats, 1 + draft.invited.length + setup.computers) });
  };
  const refusal = (): string | null => {
    const found = checked();
    return found.ok ? action.problem() : found.sentence;
  };

  return (
    <Page class={styles['page']}>
      <PageHeader class={styles['header']} title={title()} back={{ href: '/', words: shellText.back }} />
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
          <Show when={me.data()?.name}>
            <SetupCards onUse={use} />
          </Show>
          <h2>
            {newGameText.who} <small>{newGameText.seats(draft.seats)}</small>
          </h2>
          <Show when={me.data()?.name}>
            <PeoplePicker
              invited={draft.invited}
              hasRoom={draft.invited.length + draft.computers + 1 < maxSeats(draft.preset)}
              onChange={(invited) => change(withInvited(draft, invited, hasCounted()))}
            />
          </Show>
          <Card as="div" class={styles['numbers']}>
            <Stepper
              label={newGameText.people}
              more={draft.open ? openGamesText.form.people(people(draft)) : newGameText.peopleMore(people(draft))}
              value={people(draft)}
              least={Math.max(1 + draft.invited.length, 2 - draft.computers)}
              most={maxSeats(draft.preset) - draft.computers}
              onChange={(many) => {
                setCounted(true);
                change({ seats: Math.max(many, 1 + draft.invited.length) + draft.computers });
              }}
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
              more={enginesText(draft)}
              value={draft.rounds ?? maxRounds(draft)}
              least={1}
              most={maxRounds(draft)}
              onChange={(rounds) => change({ rounds })}
            />
          </Card>
          <Show when={draft.computers > 0}>
            <LevelFields
              levels={levelsIn(draft)}
              onChoose={(index, level) => change({ levels: levelsIn(draft).with(index, level) })}
            />
          </Show>
        </div>
        <div class={styles['rules']}>
          <PresetChoice value={draft.preset} length={lengthTerms()} onChange={changePreset} />
          <SmallPrint isText class={styles['summary']} aria-live="polite">
            <Summary draft={draft} checked={checked()} />
          </SmallPrint>
          <RulesDifference
            played={{ rules: { preset: draft.preset, ...draft.house }, set: set(), seats: draft.seats }}
          />
        </div>
        <div class={styles['rest']}>
          <OpenField draft={draft} onChange={change} />
          <MoreChoices draft={draft} onChange={change} />
          <Show when={me.data()?.name}>
            <SavedSetups draft={draft} isReady={checked().ok} />
          </Show>
        </div>
        <Bar isSticky class={styles['acts']}>
          <ErrorMessage sentence={isTouched() || action.problem() ? refusal() : null} />
          <SmallPrint class={styles['then']}>
            <span>{newGameText.takes(length())}</span> <span>{outcomeOf(draft)}</span>
          </SmallPrint>
          <ActButton
            type="submit"
            action={action}
            label={labelFor(draft)}
            busy={shellText.settingTable}
            unready={!checked().ok}
          />
        </Bar>
      </form>
    </Page>
  );
}

/** Returns the effect of the button: the people to invite, and the number of people with a link. */
function outcomeOf(draft: GameDraft): string {
  if (fillsWithComputers(draft)) return '';
  const open = openSeats(draft);
  if (draft.open !== null) return openGamesText.form.after(open);
  if (draft.invited.length === 0) return newGameText.linksFor(people(draft));
  return open === 0 ? newGameText.startsWithAll : newGameText.linksFor(open + 1);
}

function labelFor(draft: GameDraft): string {
  if (draft.open !== null) return openGamesText.form.set;
  if (draft.invited.length > 0) return newGameText.invite(draft.invited.map(({ name }) => name));
  return fillsWithComputers(draft) ? newGameText.start(draft.computers) : newGameText.set;
}

function Summary(props: { draft: GameDraft; checked: DraftCheck }): JSX.Element {
  const words = (): string => {
    if (!props.checked.ok) return '';
    const { setup } = props.checked;
    const fewest = Math.min(setup.seats, Math.max(2, 1 + props.draft.computers));
    return newGameText.summary(setup.set, setup.handSize, setup.rules.opening, mayGrowFar(setup, fewest));
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
  return (
    <Show when={words()}>
      {(note) => (
        <Card as="p" kind="note">
          {note()}
        </Card>
      )}
    </Show>
  );
}
