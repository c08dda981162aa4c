import { useNavigate } from '@solidjs/router';
import type { NewTournament } from '@slow-train/protocol';
import type { PresetName } from '@slow-train/rules';
import { presetName } from '#words';
import { createSignal, For, type JSX } from 'solid-js';
import { AccountPart, Acts } from '../../account/AccountPart.tsx';
import { AccountSubpage } from '../../account/AccountSubpage.tsx';
import { createAsyncAction } from '../../client/async-action.ts';
import { serverNow } from '../../client/server-time.ts';
import { newKey } from '../../client/call.ts';
import { postTournament } from '../../client/tournaments.ts';
import { READY_MADE } from '../../components/clock/ready-made.ts';
import { PRESET_ORDER } from '../../components/rules/house-rules.ts';
import { ActButton } from '../../ui/ActButton.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { ErrorMessage } from '../../ui/ErrorMessage.tsx';
import { LineField } from '../../ui/LineField.tsx';
import { Select } from '../../ui/Select.tsx';
import { Stepper } from '../../ui/Stepper.tsx';
import { clockText } from '#text/clock.ts';
import { PAGE_LANGUAGE } from '#text/shell.ts';
import { tournamentsText as text } from '#text/tournaments.ts';

const DAY = 86_400_000;
const CLOCKS = ['lively', 'day', 'unhurried'] as const;
const KINDS = ['swiss', 'roundRobin'] as const;
const STEPPERS = [
  { name: 'tableSize', least: 2, most: 8 },
  { name: 'rounds', least: 1, most: 15 },
  { name: 'gameRounds', least: 1, most: 13 },
  { name: 'mostPeople', least: 8, most: 200 },
] as const;
/** Who may register; `TOURNAMENT_LIMITS` has the least and the most. */
const ASKED = [
  { name: 'accountDays', values: [0, 7, 30, 90] },
  { name: 'finishedGames', values: [0, 1, 3, 10] },
] as const;
type Numbers = { readonly [name in (typeof STEPPERS | typeof ASKED)[number]['name']]: number };

/** The form for a new tournament. */
export default function NewTournamentPage(): JSX.Element {
  return (
    <AccountSubpage title={text.form.title} line={text.form.line} back={{ href: '/tournaments', words: text.back }}>
      {() => <Form />}
    </AccountSubpage>
  );
}

function Form(): JSX.Element {
  const navigate = useNavigate();
  const action = createAsyncAction();
  const [name, setName] = createSignal('');
  const [preset, setPreset] = createSignal<PresetName>('station');
  const [kind, setKind] = createSignal<(typeof KINDS)[number]>('swiss');
  const [numbers, setNumbers] = createSignal<Numbers>({
    tableSize: 4,
    rounds: 4,
    gameRounds: 3,
    mostPeople: 32,
    accountDays: 0,
    finishedGames: 0,
  });
  const [roundDays, setRoundDays] = createSignal(7);
  const [closesIn, setClosesIn] = createSignal(7);
  const [clock, setClock] = createSignal<(typeof CLOCKS)[number]>('day');
  const [rated, setRated] = createSignal(false);
  const [phrasesOnly, setPhrasesOnly] = createSignal(false);
  const [listed, setListed] = createSignal(false);
  let wanted: { readonly asked: string; readonly key: string } | undefined;
  const submit = async (): Promise<void> => {
    const tournament: NewTournament = {
      name: name().trim(),
      kind: kind(),
      ...numbers(),
      roundDays: roundDays(),
      closesAt: new Date(serverNow() + closesIn() * DAY).toISOString(),
      language: PAGE_LANGUAGE,
      rules: { preset: preset() },
      clock: READY_MADE[clock()],
      rated: rated(),
      phrasesOnly: phrasesOnly(),
      listed: listed(),
    };
    // Of another moment, it is still the same tournament.
    const { closesAt: _, ...same } = { ...tournament, closesIn: closesIn() };
    const asked = JSON.stringify(same);
    if (wanted?.asked !== asked) wanted = { asked, key: newKey() };
    navigate(`/tournaments/${await postTournament(tournament, wanted.key)}`);
  };
  return (
    <AccountPart>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          action.run(submit);
        }}
      >
        <LineField
          label={text.form.name}
          hint=""
          value={name()}
          most={40}
          missing={text.form.nameMissing}
          attributes={{ name: 'name', autocomplete: 'off', autocapitalize: 'words', spellcheck: false }}
          onInput={setName}
        />
        <Select
          label={text.form.rules}
          values={PRESET_ORDER}
          value={preset()}
          words={presetName}
          onChange={setPreset}
        />
        <Select
          label={text.form.kind}
          values={KINDS}
          value={kind()}
          words={(one: (typeof KINDS)[number]) => text.kinds[one]}
          onChange={setKind}
        />
        <For each={STEPPERS}>
          {({ name: number, least, most }) => (
            <Stepper
              label={text.form[number]}
              more={text.form[`${number}More`]}
              value={numbers()[number]}
              least={least}
              most={most}
              onChange={(value) => setNumbers((all) => ({ ...all, [number]: value }))}
            />
          )}
        </For>
        <Select
          label={text.form.roundDays}
          values={[2, 3, 5, 7, 10, 14, 21, 30]}
          value={roundDays()}
          words={text.form.days}
          onChange={setRoundDays}
        />
        <Select
          label={text.form.closes}
          values={[1, 2, 3, 5, 7, 14, 30]}
          value={closesIn()}
          words={text.form.days}
          onChange={setClosesIn}
        />
        <For each={ASKED}>
          {({ name: asked, values }) => (
            <Select<number>
              label={text.form[asked]}
              values={values}
              value={numbers()[asked]}
              words={text.form[`${asked}Words`]}
              onChange={(value) => setNumbers((all) => ({ ...all, [asked]: value }))}
            />
          )}
        </For>
        <Select
          label={text.form.clock}
          values={CLOCKS}
          value={clock()}
          words={(one: (typeof CLOCKS)[number]) => `${clockText.choices[one].name}, ${clockText.choices[one].tag}`}
          onChange={setClock}
        />
        <Checkbox label={text.form.rated} more={text.form.ratedMore} isOn={rated()} onChange={setRated} />
        <Checkbox
          label={text.form.phrasesOnly}
          more={text.form.phrasesOnlyMore}
          isOn={phrasesOnly()}
          onChange={setPhrasesOnly}
        />
        <Checkbox label={text.form.listed} more={text.form.listedMore} isOn={listed()} onChange={setListed} />
        <ErrorMessage sentence={action.problem()} />
        <Acts>
          <ActButton type="submit" action={action} label={text.form.create} busy={text.busy} />
        </Acts>
      </form>
    </AccountPart>
  );
}
