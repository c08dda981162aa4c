import type { TournamentView } from '@slow-train/protocol';
import { createSignal, Show, type JSX } from 'solid-js';
import { createAsyncAction } from '../../client/async-action.ts';
import { changeTournament, type TournamentAct } from '../../client/tournaments.ts';
import { ActButton } from '../../ui/ActButton.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { ErrorMessage } from '../../ui/ErrorMessage.tsx';
import { tournamentsText as text } from '#text/tournaments.ts';
import { dayAndTime } from '#text/when.ts';
import styles from './Tournaments.module.css';

/** What happens next and when, what it means for the player, and what they can do. */
export function Status(props: { tournament: TournamentView }): JSX.Element {
  const action = createAsyncAction();
  const [asked, ask] = createSignal<'withdraw' | 'cancel' | null>(null);
  const change = async (act: TournamentAct): Promise<void> => {
    await changeTournament(props.tournament.id, act);
  };
  const run = (act: TournamentAct): void => {
    ask(null);
    // eslint-disable-next-line solid/reactivity -- runs at once
    action.run(() => change(act));
  };
  const you = () => props.tournament.you;
  const isOn = (): boolean => props.tournament.status === 'open' || props.tournament.status === 'playing';
  const takesPart = (): boolean => you()?.state === 'in' || you()?.state === 'reserve';
  const mayRegister = (): 'in' | 'reserve' | null => {
    const hasGone = you()?.state === 'removed' || (you()?.state === 'left' && props.tournament.status === 'playing');
    return takesPart() || hasGone ? null : props.tournament.registering;
  };
  return (
    <section class={styles['status']} aria-live="polite">
      <h2>{headingOf(props.tournament)}</h2>
      <p>{sentenceOf(props.tournament)}</p>
      <Show when={isOn() && you()}>
        {(own) => <p>{sitsOut(props.tournament) ? text.bye : text.yours[own().state]}</p>}
      </Show>
      <ErrorMessage sentence={action.problem()} />
      <div class={styles['acts']}>
        <Show when={you()?.game}>{(game) => <ButtonLink href={`/tables/${game()}`}>{text.toTable}</ButtonLink>}</Show>
        <Show when={mayRegister()}>
          {(state) => (
            <ActButton
              action={action}
              label={state() === 'in' ? text.register : text.reserve}
              busy={text.busy}
              onClick={() => run('register')}
            />
          )}
        </Show>
        <Show when={props.tournament.isOrganiser && props.tournament.status === 'open' && props.tournament.people >= 8}>
          <ActButton quiet action={action} label={text.begin} busy={text.busy} onClick={() => run('begin')} />
        </Show>
        <Show when={isOn() && takesPart() && asked() === null}>
          <Button quiet onClick={() => ask('withdraw')}>
            {text.withdraw}
          </Button>
        </Show>
        <Show when={isOn() && props.tournament.isOrganiser && asked() === null}>
          <Button quiet onClick={() => ask('cancel')}>
            {text.cancel}
          </Button>
        </Show>
      </div>
      <Show when={asked()}>
        {(act) => (
          <>
            <p>{act() === 'withdraw' ? text.withdrawAsk : text.cancelAsk}</p>
            <div class={styles['acts']}>
              <ActButton
                action={action}
                label={act() === 'withdraw' ? text.withdraw : text.cancel}
                busy={text.busy}
                onClick={() => run(act())}
              />
              <Button quiet onClick={() => ask(null)}>
                {act() === 'withdraw' ? text.stay : text.keep}
              </Button>
            </div>
          </>
        )}
      </Show>
    </section>
  );
}

function headingOf({ status, round, rounds, people }: TournamentView): string {
  return status === 'playing' ? text.round(round, rounds) : `${text.people(people)}, ${text.statuses[status]}`;
}

function sentenceOf({ status, closesAt, roundEndsAt, standing }: TournamentView): string {
  switch (status) {
    case 'open':
      return text.opens(dayAndTime(Date.parse(closesAt)));
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

/** Whether the player has nobody to play with in the round being played. */
function sitsOut({ status, round, shown }: TournamentView): boolean {
  if (status !== 'playing' || shown?.round !== round) return false;
  return shown.without.some(({ isYou, kind }) => isYou && kind === 'bye');
}
