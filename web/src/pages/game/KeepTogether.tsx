import type { Companion, GameView } from '@slow-train/protocol';
import { useNavigate } from '@solidjs/router';
import { createSignal, Show, type JSX } from 'solid-js';
import { postCircle, postCircleInvitation, useCircles } from '../../client/circles.ts';
import { createAsyncAction } from '../../client/async-action.ts';
import { useCompanions } from '../../notifications/queries.ts';
import { ActButton } from '../../ui/ActButton.tsx';
import { Card } from '../../ui/Card.tsx';
import { ErrorMessage } from '../../ui/ErrorMessage.tsx';
import { SmallPrint } from '../../ui/SmallPrint.tsx';
import { readStored, writeStored } from '../../ui/stored.ts';
import { gameEndText } from '#text/replay.ts';
import { listed } from '#words';
import styles from './GameEnd.module.css';

const LONGEST_NAME = 30;

/** Offers to found a circle, after the second game with the same people: one tap asks all of them. */
export default function KeepTogether(props: { game: GameView }): JSX.Element {
  const navigate = useNavigate();
  const companions = useCompanions();
  const circles = useCircles();
  const action = createAsyncAction();
  const others = (): readonly number[] =>
    props.game.seats.flatMap(({ kind }, seat) => (kind === 'person' && seat !== props.game.you.seat ? [seat] : []));
  /** The others, if this was not the first game with any of them. */
  const again = (): readonly Companion[] | null => {
    const found = others().map((seat) =>
      companions.data()?.find((one) => one.game === props.game.id && one.seat === seat && (one.games ?? 1) > 1),
    );
    const known = found.filter((one) => one !== undefined);
    return known.length === 0 || known.length < found.length ? null : known;
  };
  const key = (): string =>
    `slow-train:kept-together:${(again() ?? [])
      .map(({ name }) => name)
      .toSorted()
      .join('/')}`;
  const [isDone, setDone] = createSignal(false);
  /** A circle's games bear its name. */
  const isOfCircle = (): boolean =>
    circles.data()?.circles.some(({ isAsked, name }) => !isAsked && props.game.name.startsWith(name)) ?? true;
  const shown = (): readonly Companion[] | null =>
    isOfCircle() || (!isDone() && readStored(key()) !== null) ? null : again();
  const nameFor = (people: readonly Companion[]): string => {
    const own = props.game.seats[props.game.you.seat ?? -1];
    const names = listed([...people.map(({ name }) => name), ...(own?.kind === 'person' ? [own.name] : [])]);
    return names.length <= LONGEST_NAME ? names : props.game.name.slice(0, LONGEST_NAME).trimEnd();
  };
  const keep = async (people: readonly Companion[]): Promise<void> => {
    const id = await postCircle(nameFor(people));
    setDone(true);
    writeStored(key(), id);
    await Promise.all(people.map((one) => postCircleInvitation(id, one)));
    navigate(`/circles/${id}`);
  };
  const found = (people: readonly Companion[]): void => {
    const kept = keep.bind(null, people);
    action.run(kept);
  };
  return (
    <Show when={shown()}>
      {(people) => (
        <Card kind="ticket" class={styles['keep']}>
          <h2>{gameEndText.keep.title}</h2>
          <SmallPrint isText>{gameEndText.keep.more}</SmallPrint>
          <ErrorMessage sentence={action.problem()} />
          <ActButton
            quiet
            action={action}
            label={gameEndText.keep.go}
            busy={gameEndText.keep.busy}
            onClick={() => found(people())}
          />
          <SmallPrint>{gameEndText.keep.note}</SmallPrint>
        </Card>
      )}
    </Show>
  );
}
