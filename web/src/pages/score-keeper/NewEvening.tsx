import { MOST_PEOPLE, MOST_ROUNDS, USUAL_EVENING, type Evening, type EveningRules } from '@slow-train/protocol/evening';
import { isOptionValue, SETS, valuesOf, type Pips, type TileSet } from '@slow-train/rules';
import { createSignal, For, Show, type JSX } from 'solid-js';
import { scoreKeeperText } from '#text/sheet.ts';
import { enginesIn, linkedRules } from '../../components/scores/linked-rules.ts';
import { Bar } from '../../ui/Bar.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Choices } from '../../ui/Choices.tsx';
import { ErrorMessage } from '../../ui/ErrorMessage.tsx';
import { Field } from '../../ui/Field.tsx';
import { Select } from '../../ui/Select.tsx';
import { enginesDown } from './standings.ts';
import styles from './StartPage.module.css';

/** How the engines of the rounds are chosen. */
type EngineKind = 'all' | 'even' | 'odd' | 'own';
const ENGINE_KINDS: readonly EngineKind[] = ['all', 'even', 'odd', 'own'];
/** Letters of a name, as at a table of the site. */
const LONGEST_NAME = 24;

/** A form for a new evening: the people, the set, and behind a line everything that most never change. */
export function NewEvening(props: {
  isFirst: boolean;
  /** Of the evening before. */
  people: readonly string[];
  onStart(evening: Pick<Evening, 'title' | 'people' | 'set' | 'engines' | 'rules'>): void;
}): JSX.Element {
  // The link of a club's sheet brings its engines and rules along.
  const linked = linkedRules(location.search);
  // eslint-disable-next-line solid/reactivity -- the value before the form changes it
  const [people, setPeople] = createSignal<readonly string[]>(props.people);
  const [typed, setTyped] = createSignal('');
  const [set, setSet] = createSignal<TileSet>(linked?.set ?? 12);
  const [kind, setKind] = createSignal<EngineKind>(linked === null ? 'all' : 'own');
  const [list, setList] = createSignal(linked?.engines.join(', ') ?? '');
  const [rules, setRules] = createSignal<EveningRules>(linked?.rules ?? USUAL_EVENING);
  const [target, setTarget] = createSignal(linked?.rules.target ? String(linked.rules.target) : '');
  const [title, setTitle] = createSignal('');
  const [problem, setProblem] = createSignal<string | null>(null);
  let field: HTMLInputElement | undefined;
  const faults = scoreKeeperText.make.faults;

  const engines = (): readonly Pips[] | null => {
    const chosen = kind();
    return chosen === 'own' ? enginesIn(list(), set()) : enginesDown(set(), chosen);
  };
  const change = (name: keyof EveningRules, value: unknown): void => {
    if (isOptionValue(name, value)) setRules({ ...rules(), [name]: value });
  };
  /** Adds the typed names: several at once, with commas. Returns whether all are on the sheet. */
  const add = (): boolean => {
    const names = typed()
      .split(',')
      .map((name) => name.trim().replaceAll(/\s+/gu, ' '))
      .filter((name) => name !== '');
    const all = [...people(), ...names];
    const twice = all.find((name, index) => all.indexOf(name) < index);
    if (twice !== undefined) setProblem(faults.twice(twice));
    else if (names.some((name) => name.length > LONGEST_NAME)) setProblem(faults.long(LONGEST_NAME));
    else if (all.length > MOST_PEOPLE) setProblem(faults.many(MOST_PEOPLE));
    else {
      setProblem(null);
      setPeople(all);
      setTyped('');
      return true;
    }
    field?.focus();
    return false;
  };
  const moveForward = (index: number): void =>
    void setPeople(people().toSpliced(index - 1, 2, people()[index] ?? '', people()[index - 1] ?? ''));
  const start = (): void => {
    // A name that was typed and not added is meant, too.
    if (!add()) return;
    const chosen = engines();
    if (people().length < 2) {
      setProblem(faults.few);
      field?.focus();
    } else if (chosen === null) setProblem(faults.engines(set()));
    else if (!isOptionValue('target', Number(target()) || 0)) setProblem(faults.target);
    else {
      const ends = Number(target()) || 0;
      props.onStart({
        title: title()
          .trim()
          .slice(0, LONGEST_NAME * 2),
        people: people(),
        set: set(),
        engines: chosen,
        rules: { ...rules(), target: ends },
      });
    }
  };

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        start();
      }}
    >
      <h2>{props.isFirst ? scoreKeeperText.make.title : scoreKeeperText.make.or}</h2>
      <Card class={styles['people']}>
        <h3>
          {scoreKeeperText.make.who} <small>{scoreKeeperText.make.order}</small>
        </h3>
        <ol>
          <For each={people()}>
            {(name, index) => (
              <li>
                <Show when={index() > 0}>
                  <button
                    type="button"
                    aria-label={scoreKeeperText.make.earlier(name)}
                    onClick={() => moveForward(index())}
                  >
                    ‹
                  </button>
                </Show>
                <span>{name}</span>
                <button
                  type="button"
                  aria-label={scoreKeeperText.make.remove(name)}
                  onClick={() => setPeople(people().filter((one) => one !== name))}
                >
                  ×
                </button>
              </li>
            )}
          </For>
        </ol>
        <div class={styles['add']}>
          <input
            ref={field}
            aria-label={scoreKeeperText.make.name}
            placeholder={scoreKeeperText.make.name}
            autocomplete="off"
            autocapitalize="words"
            enterkeyhint="next"
            value={typed()}
            onInput={(event) => setTyped(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || typed().trim() === '') return;
              event.preventDefault();
              add();
            }}
          />
          <Button
            quiet
            onClick={() => {
              add();
              field?.focus();
            }}
          >
            {scoreKeeperText.make.add}
          </Button>
        </div>
      </Card>
      <Card>
        <Choices
          legend={scoreKeeperText.make.double}
          value={String(set())}
          options={[...new Set([...SETS, set()])].map((size) => ({ value: String(size), label: `${size}-${size}` }))}
          onChoose={(size) => setSet(SETS.find((one) => String(one) === size) ?? set())}
        />
        <p class={styles['rounds']}>
          {engines() === null ? faults.engines(set()) : scoreKeeperText.make.rounds(engines() ?? [])}
        </p>
        <details open={linked !== null}>
          <summary>{scoreKeeperText.make.other}</summary>
          <div class={styles['more']}>
            <Select
              label={scoreKeeperText.make.engines}
              values={[0, 1, 2, 3]}
              value={ENGINE_KINDS.indexOf(kind())}
              words={(index) => scoreKeeperText.make.engineKinds[ENGINE_KINDS[index] ?? 'all']}
              onChange={(index) => setKind(ENGINE_KINDS[index] ?? 'all')}
            />
            <Show when={kind() === 'own'}>
              <Field label={scoreKeeperText.make.list} hint={scoreKeeperText.make.listHint(set())}>
                <input
                  inputmode="text"
                  autocomplete="off"
                  value={list()}
                  onInput={(event) => setList(event.currentTarget.value)}
                />
              </Field>
            </Show>
            <RuleSelect name="scoring" rules={rules()} onChange={change} />
            <Field label={scoreKeeperText.make.target} hint={scoreKeeperText.make.targetHint}>
              <input
                inputmode="numeric"
                autocomplete="off"
                value={target()}
                onInput={(event) => setTarget(event.currentTarget.value.replaceAll(/\D/gu, '').slice(0, 4))}
              />
            </Field>
            <For each={['doubleBlank', 'blankEnd', 'doublesScore', 'outBonus', 'sets'] as const}>
              {(name) => <RuleSelect name={name} rules={rules()} onChange={change} />}
            </For>
            <Field label={scoreKeeperText.make.called} hint={scoreKeeperText.make.calledHint}>
              <input
                autocomplete="off"
                maxlength={LONGEST_NAME * 2}
                value={title()}
                onInput={(event) => setTitle(event.currentTarget.value)}
              />
            </Field>
            <a href="/new/sheet">{scoreKeeperText.make.club}</a>
          </div>
        </details>
      </Card>
      <ErrorMessage sentence={problem()} />
      <Bar isSticky>
        <Button type="submit" quiet={!props.isFirst} class={styles['start']}>
          {scoreKeeperText.make.start}
          <small>
            {scoreKeeperText.make.startMore(people().length, Math.min(engines()?.length ?? 0, MOST_ROUNDS))}
          </small>
        </Button>
      </Bar>
    </form>
  );
}

/** A rule of the count with all values that docs/rules.md has for it. */
function RuleSelect(props: {
  name: Exclude<keyof EveningRules, 'target'>;
  rules: EveningRules;
  onChange(name: keyof EveningRules, value: unknown): void;
}): JSX.Element {
  const values = (): readonly (string | number)[] =>
    valuesOf(props.name).filter((value) => typeof value === 'string' || typeof value === 'number');
  const words = (value: string | number): string =>
    Object.entries(scoreKeeperText.make.values[props.name]).find(([one]) => one === String(value))?.[1] ??
    String(value);
  return (
    <Select
      label={scoreKeeperText.make.rules[props.name]}
      values={values()}
      value={props.rules[props.name]}
      words={words}
      onChange={(value) => props.onChange(props.name, value)}
    />
  );
}
