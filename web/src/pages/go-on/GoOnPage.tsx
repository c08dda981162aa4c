import { useLocation, useNavigate } from '@solidjs/router';
import { createSignal, For, Match, Show, Switch, type JSX } from 'solid-js';
import { createName, NameField } from '../../account/NameField.tsx';
import { isNameless } from '../../account/nameless.ts';
import { startSession } from '../../account/session.ts';
import { createAsyncAction } from '../../client/async-action.ts';
import { useMe } from '../../client/queries.ts';
import { signInAs } from '../../client/session.ts';
import { READY_MADE } from '../../components/clock/ready-made.ts';
import { createGameCreator } from '../../components/create-game.ts';
import { randomName } from '../../components/game-names.ts';
import { ActButton } from '../../ui/ActButton.tsx';
import { Bar } from '../../ui/Bar.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Choices } from '../../ui/Choices.tsx';
import { ErrorMessage } from '../../ui/ErrorMessage.tsx';
import { MessagePage } from '../../ui/MessagePage.tsx';
import { Page } from '../../ui/Page.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Select } from '../../ui/Select.tsx';
import { SmallPrint } from '../../ui/SmallPrint.tsx';
import { usePageTitle } from '../../ui/page-title.ts';
import { clockText } from '#text/clock.ts';
import { goOnText } from '#text/new-game.ts';
import { shellText } from '#text/shell.ts';
import { keptEvening } from '../score-keeper/kept-evenings.ts';
import { goingOn, gameFrom, type GoingOn, type GoOnFault } from './going-on.ts';
import styles from './GoOnPage.module.css';

const CLOCKS = ['day', 'unhurried', 'lively', 'none'] as const;

/** Goes on by correspondence with an evening of real dominoes that this browser keeps. */
export default function GoOnPage(): JSX.Element {
  const id = new URLSearchParams(useLocation().search).get('evening') ?? '';
  const evening = keptEvening(id);
  usePageTitle(() => ({ title: shellText.titleOf(goOnText.title) }));
  const found = evening === null ? null : goingOn(evening);
  return (
    <Switch
      fallback={
        <MessagePage title={goOnText.missing} more={goOnText.missingMore}>
          <ButtonLink href="/score" rel="external">
            {goOnText.toScore}
          </ButtonLink>
        </MessagePage>
      }
    >
      <Match when={found?.ok === true && found.value}>{(from) => <GoOn from={from()} />}</Match>
      <Match when={found?.ok === false && found.error}>
        {(fault) => (
          <MessagePage title={goOnText.cannot} more={faultSentence(fault())}>
            <ButtonLink href={`/score?evening=${id}`} rel="external">
              {goOnText.toSheet}
            </ButtonLink>
          </MessagePage>
        )}
      </Match>
    </Switch>
  );
}

function GoOn(props: { from: GoingOn }): JSX.Element {
  const navigate = useNavigate();
  const me = useMe();
  const action = createAsyncAction();
  const creator = createGameCreator();
  // eslint-disable-next-line solid/reactivity -- the sheet stays as it was when the page was opened
  const { from } = props;
  const { people, id, title } = from.evening;
  // Chosen once: a retry asks for the same game.
  const called = title.trim() || randomName();
  const [you, setYou] = createSignal<number | null>(null);
  const [name, setName] = createName();
  const [preset, setPreset] = createSignal(from.presets[0]);
  const [clock, setClock] = createSignal<(typeof CLOCKS)[number]>('day');
  const isStranger = (): boolean => isNameless(me.data());
  const [isAsked, setAsked] = createSignal(false);
  const choose = (seat: number): void => {
    setYou(seat);
    setName(people[seat] ?? '');
  };
  const make = async (): Promise<void> => {
    const seat = you();
    if (seat === null) return;
    const known = isStranger() ? await signInAs(name()) : undefined;
    const wanted = gameFrom(from, { you: seat, preset: preset(), clock: READY_MADE[clock()] });
    const { game } = await creator.create({ ...wanted, name: called });
    if (known) startSession(known);
    navigate(`/tables/${game.id}`);
  };
  return (
    <Page class={styles['page']}>
      <PageHeader
        title={goOnText.title}
        line={goOnText.line}
        // The score keeper is an app of its own.
        back={{ href: `/score?evening=${id}`, words: goOnText.back, rel: 'external' }}
      />
      <form
        onSubmit={(event) => {
          event.preventDefault();
          setAsked(true);
          if (you() !== null) action.run(make);
        }}
      >
        <Card>
          <p>{goOnText.left(from.earlier.length, from.engines)}</p>
          <ul class={styles['totals']}>
            <For each={people}>
              {(person, seat) => (
                <li>
                  <span>{person}</span> <b>{from.totals[seat()]}</b>
                </li>
              )}
            </For>
          </ul>
        </Card>
        <Card kind="ticket">
          <Choices
            legend={goOnText.who}
            value={String(you())}
            options={people.map((person, seat) => ({ value: String(seat), label: person }))}
            onChoose={(seat) => choose(Number(seat))}
          />
          <Show when={isStranger() && you() !== null}>
            <NameField value={name()} onInput={setName} />
          </Show>
        </Card>
        <Card>
          <details>
            <summary>{goOnText.more(preset(), clockText.choices[clock()].name)}</summary>
            <div class={styles['more']}>
              <Select
                label={goOnText.rules}
                values={[...from.presets.keys()]}
                value={from.presets.indexOf(preset())}
                words={(index) => goOnText.preset(from.presets[index] ?? from.presets[0])}
                onChange={(index) => setPreset(from.presets[index] ?? from.presets[0])}
              />
              <Select
                label={clockText.title}
                values={[...CLOCKS.keys()]}
                value={CLOCKS.indexOf(clock())}
                words={(index) => clockText.choices[CLOCKS[index] ?? 'day'].name}
                onChange={(index) => setClock(CLOCKS[index] ?? 'day')}
              />
            </div>
          </details>
        </Card>
        <SmallPrint>{goOnText.what}</SmallPrint>
        <ErrorMessage sentence={isAsked() && you() === null ? goOnText.sayWho : action.problem()} />
        <Bar isSticky>
          <ActButton type="submit" action={action} label={goOnText.make} busy={goOnText.making} />
        </Bar>
      </form>
    </Page>
  );
}

function faultSentence(fault: GoOnFault): string {
  switch (fault.kind) {
    case 'people':
      return goOnText.faults.people(fault.most);
    case 'set':
      return goOnText.faults.set(fault.set);
    case 'round':
      return goOnText.faults.round(fault.round);
    case 'unplayed':
    case 'over':
    case 'rules':
      return goOnText.faults[fault.kind];
    default:
      return fault satisfies never;
  }
}
