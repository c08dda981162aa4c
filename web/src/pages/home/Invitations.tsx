import type { GameAnswer, GameList, InvitationSummary } from '@slow-train/protocol';
import { useNavigate } from '@solidjs/router';
import { Show, untrack, type JSX } from 'solid-js';
import type { InvitationReply } from '../../client/games.ts';
import { AnswerCircle } from '../../components/AnswerCircle.tsx';
import { AnswerInvitation } from '../../components/AnswerInvitation.tsx';
import { computersIn, useLength } from '../../components/length.ts';
import { rematchDifference } from '../../components/difference.ts';
import { circlesText } from '#text/circles.ts';
import { clockText } from '#text/clock.ts';
import { gamesText } from '#text/shell.ts';
import { waitingText } from '#text/waiting.ts';
import { showToast } from '../../ui/toasts.ts';
import { Card } from '../../ui/Card.tsx';
import { KeyedFor } from '../../ui/KeyedFor.tsx';
import { SmallPrint } from '../../ui/SmallPrint.tsx';
import styles from './Invitations.module.css';

/** The games that keep a seat for me, and the circles I am asked into, to answer on the spot. */
export default function Invitations(props: { list: GameList; refetch(): void }): JSX.Element {
  const navigate = useNavigate();
  const answered = (host: string, said: InvitationReply, { game }: GameAnswer): void => {
    props.refetch();
    if (said === 'yes') navigate(`/tables/${game.id}`);
    else showToast(waitingText.answered[said](host));
  };
  return (
    <section>
      <h2>{gamesText.invitations}</h2>
      <ul class={styles['invitations']}>
        <KeyedFor each={props.list.invitations ?? []}>
          {(invitation) => {
            // The list may no longer have it when the answer arrives.
            const { host } = untrack(invitation);
            return (
              <Card as="li">
                <h3>{gamesText.invites(invitation().host)}</h3>
                <SmallPrint isText>
                  <a href={`/tables/${invitation().id}`}>{invitation().name}</a>
                  {': '}
                  {waitingText.details(invitation().preset, invitation().set, invitation().rounds)},{' '}
                  <Length of={invitation()} />. {clockText.summary(invitation().clock)}.{' '}
                  {gamesText.with(othersIn(invitation()))}
                  <Show when={rematchDifference(invitation().changed, invitation())}>
                    {(sentence) => <b> {sentence()}</b>}
                  </Show>
                </SmallPrint>
                <AnswerInvitation
                  id={invitation().id}
                  name={invitation().name}
                  answer={invitation().answer}
                  revision={invitation().revision}
                  onAnswered={(said, answer) => answered(host, said, answer)}
                  onRefused={() => props.refetch()}
                />
              </Card>
            );
          }}
        </KeyedFor>
        <KeyedFor each={props.list.circles ?? []}>
          {(circle) => (
            <Card as="li">
              <h3>{circlesText.asked.into(circle().by, circle().name)}</h3>
              <SmallPrint isText>
                {circlesText.asked.what(circle().members)} {circlesText.asked.more}
              </SmallPrint>
              <AnswerCircle circle={circle()} onAnswered={() => props.refetch()} />
            </Card>
          )}
        </KeyedFor>
      </ul>
    </section>
  );
}

/** How long the game is likely to take, with everybody who is asked. */
function Length(props: { of: InvitationSummary }): JSX.Element {
  const length = useLength(() => {
    const { preset, rounds, clock, seats } = props.of;
    const computers = computersIn(seats);
    return { rules: { preset }, rounds, clock, seats: seats.length, computers };
  });
  return <>{length()}</>;
}

/** Returns the people who sit there, and those who are asked and have not said no. */
function othersIn({ seats }: InvitationSummary): readonly string[] {
  return seats.flatMap((seat) => (seat.kind === 'nobody' ? [] : [seat.name]));
}
