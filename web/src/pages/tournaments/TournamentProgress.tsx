import { TOURNAMENT_LIMITS, type TournamentView } from '@slow-train/protocol';
import { Show, type JSX } from 'solid-js';
import { NamedForm } from '../../account/NamedForm.tsx';
import { useMe } from '../../client/queries.ts';
import { updateTournament } from '../../client/tournaments.ts';
import { AskFirst } from '../../ui/AskFirst.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Select } from '../../ui/Select.tsx';
import { ErrorMessage } from '../../ui/ErrorMessage.tsx';
import { tournamentsText as text } from '#text/tournaments.ts';
import { dayAndTime, shellText } from '#text/shell.ts';
import { ClosingTime } from './ClosingTime.tsx';
import { createTournamentChange } from './tournament-change.ts';
import { Actions } from '../../ui/Actions.tsx';
import styles from './Tournaments.module.css';

/** The next step of a tournament and its time, its meaning for the player, and their options. */
export function TournamentProgress(props: { tournament: TournamentView }): JSX.Element {
  const you = () => props.tournament.you;
  return (
    <section class={styles['status']}>
      <div aria-live="polite">
        <h2>{headingOf(props.tournament)}</h2>
        <p>{sentenceOf(props.tournament)}</p>
        <Show when={isOn(props.tournament) && you()}>
          {(own) => <p>{whyWithout(props.tournament) ?? text.yours[own().state]}</p>}
        </Show>
        <Show when={props.tournament.registering !== null}>
          <p>{text.lasts(props.tournament.rounds, props.tournament.roundDays)}</p>
          <p>{asksOf(props.tournament)}</p>
        </Show>
      </div>
      <Acts tournament={props.tournament} />
    </section>
  );
}

/** With fewer it does not begin. */
const LEAST = TOURNAMENT_LIMITS.people.least;

/** How many people an organiser may let in from one network: a family, a club, a school. */
const FROM_NETWORK: readonly number[] = [6, 12, 30, 200];

function Acts(props: { tournament: TournamentView }): JSX.Element {
  const change = createTournamentChange(() => props.tournament.id);
  const you = () => props.tournament.you;
  const isOpenForOrganiser = (): boolean => props.tournament.isOrganiser && props.tournament.status === 'open';
  const takesPart = (): boolean => you()?.state === 'in' || you()?.state === 'reserve';
  const mayRegister = (): 'in' | 'reserve' | null => {
    const hasGone = you()?.state === 'removed' || (you()?.state === 'left' && props.tournament.status === 'playing');
    return takesPart() || hasGone ? null : props.tournament.registering;
  };
  return (
    <>
      <ErrorMessage sentence={change.problem()} />
      <Actions class={styles['acts']}>
        <Show when={you()?.game}>{(game) => <ButtonLink href={`/tables/${game()}`}>{text.toTable}</ButtonLink>}</Show>
        <Show when={mayRegister()}>
          {(state) => (
            <Register tournament={props.tournament} label={state() === 'in' ? text.register : text.reserve} />
          )}
        </Show>
        <Show when={isOpenForOrganiser() && props.tournament.people >= LEAST}>
          <AskFirst
            action={change}
            mine={change.isLast('begin')}
            label={text.begin}
            question={text.beginAsk(props.tournament.people)}
            yes={text.begin}
            no={text.wait}
            busy={text.busy}
            onYes={() => change.make('begin')}
          />
        </Show>
        <Show when={isOpenForOrganiser()}>
          <ClosingTime id={props.tournament.id} closesAt={props.tournament.closesAt} />
          <Select
            label={text.fromNetwork}
            values={FROM_NETWORK}
            value={props.tournament.fromNetwork}
            words={text.fromNetworkWords}
            onChange={(fromNetwork) => change.make({ fromNetwork })}
          />
          <Checkbox
            label={text.form.listed}
            more={text.form.listedMore}
            isOn={props.tournament.isListed}
            onChange={(listed) => change.make({ listed })}
          />
        </Show>
        <Show when={isOn(props.tournament) && takesPart()}>
          <AskFirst
            action={change}
            mine={change.isLast('withdraw')}
            label={text.withdraw}
            question={text.withdrawAsk}
            yes={text.withdraw}
            no={text.stay}
            busy={text.busy}
            onYes={() => change.make('withdraw')}
          />
        </Show>
        <Show when={isOn(props.tournament) && props.tournament.isOrganiser}>
          <AskFirst
            action={change}
            mine={change.isLast('cancel')}
            label={text.cancel}
            question={text.cancelAsk}
            yes={text.cancel}
            no={text.keep}
            busy={text.busy}
            onYes={() => change.make('cancel')}
          />
        </Show>
      </Actions>
    </>
  );
}

/** Takes part, by a name alone; a rating, and a listed tournament, is for people who can be found again. */
function Register(props: { tournament: TournamentView; label: string }): JSX.Element {
  const me = useMe();
  const needsAccount = (): boolean =>
    (props.tournament.isRated || props.tournament.isListed) && (me.data() === null || me.data()?.isGuest === true);
  const register = (): Promise<void> => updateTournament(props.tournament.id, 'register');
  return (
    <Show when={needsAccount()} fallback={<NamedForm label={props.label} busy={text.busy} act={register} />}>
      <div>
        <p>{props.tournament.isRated ? text.ratedNeeds : text.listedNeeds}</p>
        <Show
          when={me.data()}
          fallback={
            <ButtonLink href={`/sign-in?to=/tournaments/${props.tournament.id}`}>{shellText.signIn}</ButtonLink>
          }
        >
          <ButtonLink href="/you/email">{text.addAddress}</ButtonLink>
        </Show>
      </div>
    </Show>
  );
}

function isOn({ status }: TournamentView): boolean {
  return status === 'open' || status === 'playing';
}

function headingOf({ status, round, rounds, people }: TournamentView): string {
  return status === 'playing' ? text.round(round, rounds) : `${text.people(people)}, ${text.statuses[status]}`;
}

function sentenceOf({ status, closesAt, people, roundEndsAt, standing }: TournamentView): string {
  switch (status) {
    case 'open':
      return [text.opens(dayAndTime(Date.parse(closesAt))), people < LEAST ? text.missing(LEAST - people) : '']
        .filter((part) => part !== '')
        .join(' ');
    case 'playing':
      return roundEndsAt === null ? '' : text.ends(dayAndTime(Date.parse(roundEndsAt)));
    case 'finished':
      return text.isOver(standing.find(({ rank }) => rank === 1)?.name ?? null);
    case 'cancelled':
      return text.isCancelled;
    default:
      return status satisfies never;
  }
}

/** Names the conditions of registering, and the effect of the player's own blocks. */
function asksOf({ accountDays, finishedGames, blocked }: TournamentView): string {
  const asks = text.asks(accountDays, finishedGames);
  return blocked === 0 ? asks : `${asks} ${text.blocked(blocked)}`;
}

/** Says why the player has nobody to play with in the round being played; null if they have. */
function whyWithout({ status, round, shown }: TournamentView): string | null {
  if (status !== 'playing' || shown?.round !== round) return null;
  const kind = shown.without.find(({ isYou }) => isYou)?.kind;
  return kind === 'bye' || kind === 'apart' ? text[kind] : null;
}
