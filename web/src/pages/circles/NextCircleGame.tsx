import type { Circle, OpenCircleGame } from '@slow-train/protocol';
import { presetName } from '#words';
import { Match, Show, Switch, type JSX } from 'solid-js';
import { createAsyncAction } from '../../client/async-action.ts';
import { changeCircle, reread } from '../../client/circles.ts';
import { AnswerInvitation } from '../../components/AnswerInvitation.tsx';
import { ActButton } from '../../ui/ActButton.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { Banner } from '../../ui/Banner.tsx';
import { ErrorMessage } from '../../ui/ErrorMessage.tsx';
import { circlesText as text } from '#text/circles.ts';
import { dayAndTime } from '#text/shell.ts';
import styles from './NextCircleGame.module.css';

/** The next game of a circle: who is in, or when it is, and for its founder the button that sets it. */
export function NextCircleGame(props: { circle: Circle }): JSX.Element {
  return (
    <Show when={props.circle.open} fallback={<Planned circle={props.circle} />}>
      {(game) => <Open circle={props.circle.id} game={game()} />}
    </Show>
  );
}

function Open(props: { circle: string; game: OpenCircleGame }): JSX.Element {
  const starts = (): string | null => written(props.game.startsAt);
  const isAlone = (): boolean => props.game.answer === 'yes' && props.game.yes.length === 0;
  const mayAnswer = () => (props.game.answer === 'yes' || !props.game.hasRoom ? null : props.game.answer);
  return (
    <Banner as="section" class={styles['next']}>
      <h2>
        {props.game.answer === 'yes' || !props.game.hasRoom
          ? text.next.isSet(props.game.startsAt, props.game.name)
          : text.next.areYouIn(props.game.startsAt, props.game.name)}
      </h2>
      <p>
        {text.next.how(presetName(props.game.preset), props.game.rounds, starts())}{' '}
        {isAlone() ? '' : text.next.yes(props.game.yes)}{' '}
        {props.game.answer === 'yes' ? text.next.youAreIn : props.game.hasRoom ? '' : text.next.noSeat}
      </p>
      <Switch>
        <Match when={props.game.answer === 'yes'}>
          <ButtonLink href={`/tables/${props.game.id}`}>{text.next.toTable}</ButtonLink>
        </Match>
        <Match when={mayAnswer()}>
          {(answer) => (
            <AnswerInvitation
              id={props.game.id}
              answer={answer()}
              revision={props.game.revision}
              onAnswered={() => void reread(props.circle)}
              onRefused={() => void reread(props.circle)}
            />
          )}
        </Match>
        <Match when={props.game.hasRoom}>
          <ButtonLink href={`/join/${props.game.invitation}`}>{text.next.takeSeat}</ButtonLink>
        </Match>
      </Switch>
    </Banner>
  );
}

function Planned(props: { circle: Circle }): JSX.Element {
  const action = createAsyncAction();
  const founder = (): string | null => props.circle.members.find(({ isFounder }) => isFounder)?.name ?? null;
  const sentence = (): string => {
    const { next, isFounder, standing } = props.circle;
    if (next !== null)
      return text.next.planned(dayAndTime(Date.parse(next.startsAt)), dayAndTime(Date.parse(next.asksAt)));
    return isFounder && standing !== null ? text.next.mine : text.next.unplanned(isFounder ? null : founder());
  };
  const open = (): void => {
    const { id } = props.circle;
    action.run(() => changeCircle(id, { do: 'openGame' }));
  };
  return (
    <Banner as="section" class={styles['next']}>
      <h2>{text.next.title}</h2>
      <p>{sentence()}</p>
      <ErrorMessage sentence={action.problem()} />
      <Show when={props.circle.isFounder}>
        <Show
          when={props.circle.standing !== null}
          fallback={<ButtonLink href={`/circles/${props.circle.id}/play`}>{text.next.choose}</ButtonLink>}
        >
          <ActButton
            quiet={props.circle.next !== null}
            action={action}
            label={text.next.set}
            busy={text.busy}
            onClick={open}
          />
        </Show>
      </Show>
    </Banner>
  );
}

function written(time: string | null): string | null {
  return time === null ? null : dayAndTime(Date.parse(time));
}
