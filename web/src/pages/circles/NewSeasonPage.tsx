import { useNavigate } from '@solidjs/router';
import type { Circle, SeasonTerms } from '@slow-train/protocol';
import { createSignal, createUniqueId, For, Show, type JSX } from 'solid-js';
import { AccountMain } from '../../account/AccountMain.tsx';
import { AccountPart, Acts } from '../../account/AccountPart.tsx';
import { createAsyncAction } from '../../client/async-action.ts';
import { changeCircle } from '../../client/circles.ts';
import { ActButton } from '../../ui/ActButton.tsx';
import { Choices } from '../../ui/Choices.tsx';
import { ErrorMessage } from '../../ui/ErrorMessage.tsx';
import { Radio } from '../../ui/Radio.tsx';
import { RadioList } from '../../ui/RadioList.tsx';
import { Stepper } from '../../ui/Stepper.tsx';
import { usePageTitle } from '../../ui/page-title.ts';
import { seasonsText } from '#text/circles.ts';
import { shellText } from '#text/shell.ts';
import { CircleLoader } from './CircleLoader.tsx';
import { SmallPrint } from '../../ui/SmallPrint.tsx';
import styles from './Circles.module.css';

const text = seasonsText.form;
const COUNTED = ['places', 'pips'] as const;
const DROPPABLE = ['games', 'rounds'] as const;
const LATE = ['missed', 'average', 'closed'] as const;
const GAMES = 10;

/** The form for a circle's next season: scoring, dropped results, and late joiners. For its founder. */
export default function NewSeasonPage(): JSX.Element {
  return <CircleLoader>{(circle) => <Page circle={circle()} />}</CircleLoader>;
}

function Page(props: { circle: Circle }): JSX.Element {
  const number = (): number => (props.circle.season?.number ?? 0) + 1;
  usePageTitle(() => ({ title: shellText.titleOf(text.title(number())) }));
  return (
    <AccountMain
      isNarrow
      title={text.title(number())}
      line={text.line}
      back={{ href: `/circles/${props.circle.id}`, words: props.circle.name }}
    >
      <Form circle={props.circle.id} />
    </AccountMain>
  );
}

function Form(props: { circle: string }): JSX.Element {
  const navigate = useNavigate();
  const action = createAsyncAction();
  const group = createUniqueId();
  const [games, setGames] = createSignal(GAMES);
  const [counted, setCounted] = createSignal<SeasonTerms['counted']>('places');
  const [droppable, setDroppable] = createSignal<SeasonTerms['droppable']>('games');
  const [dropped, setDropped] = createSignal(1);
  const [late, setLate] = createSignal<SeasonTerms['late']>('missed');
  const terms = (): SeasonTerms => ({
    games: games(),
    counted: counted(),
    dropped: dropped(),
    // Rounds have no places.
    droppable: counted() === 'places' ? 'games' : droppable(),
    late: late(),
  });
  const start = (): void => {
    const { circle } = props;
    const agreed = terms();
    action.run(async () => {
      await changeCircle(circle, { do: 'startSeason', terms: agreed });
      navigate(`/circles/${circle}`);
    });
  };
  return (
    <AccountPart>
      <form
        class={styles['form']}
        onSubmit={(event) => {
          event.preventDefault();
          start();
        }}
      >
        <Stepper label={text.games} more={text.gamesMore} value={games()} least={2} most={30} onChange={setGames} />
        <Choices
          legend={text.counted}
          value={counted()}
          options={COUNTED.map((value) => ({ value, label: text.countedNames[value] }))}
          onChoose={setCounted}
        />
        <SmallPrint isText class={styles['fine']}>
          {seasonsText.counted[counted()]}
        </SmallPrint>
        <Stepper
          label={text.dropped}
          more={text.droppedMore}
          value={dropped()}
          least={0}
          most={9}
          onChange={setDropped}
        />
        <Show when={counted() === 'pips' && dropped() > 0}>
          <Choices
            legend={text.droppable}
            value={droppable()}
            options={DROPPABLE.map((value) => ({ value, label: text.droppableNames[value] }))}
            onChoose={setDroppable}
          />
        </Show>
        <RadioList legend={text.late}>
          <For each={LATE}>
            {(rule) => (
              <Radio
                name={group}
                label={text.lateNames[rule]}
                more={seasonsText.late[rule]}
                isOn={late() === rule}
                onChoose={() => setLate(rule)}
              />
            )}
          </For>
        </RadioList>
        <SmallPrint isText class={styles['fine']}>
          {seasonsText.missed[counted()]}
        </SmallPrint>
        <SmallPrint isText class={styles['fine']}>
          {seasonsText.ties[counted()]}
        </SmallPrint>
        <ErrorMessage sentence={action.problem()} />
        <Acts>
          <ActButton type="submit" action={action} label={text.start} busy={seasonsText.busy} />
        </Acts>
      </form>
    </AccountPart>
  );
}
