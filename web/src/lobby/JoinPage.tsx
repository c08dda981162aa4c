import { useNavigate, useParams } from '@solidjs/router';
import { useQueryClient } from '@tanstack/solid-query';
import type { InvitationView } from '@slow-train/protocol';
import { Match, Show, Switch, type JSX } from 'solid-js';
import { aboard, ticketFor } from '../account/aboard.ts';
import { createName } from '../account/name.ts';
import { NameField } from '../account/NameField.tsx';
import { takeSeat } from '../api/games.ts';
import { Refused } from '../api/http.ts';
import { useInvitation, useMe } from '../api/queries.ts';
import { ActButton } from '../app/ActButton.tsx';
import { Loading } from '../app/Loading.tsx';
import { Main } from '../app/Main.tsx';
import { NoticePage } from '../app/NoticePage.tsx';
import { usePlace } from '../app/place.ts';
import { Sign } from '../app/Sign.tsx';
import { createTask } from '../app/task.ts';
import { Trouble } from '../app/Trouble.tsx';
import { Unfetched } from '../app/Unfetched.tsx';
import { Contract } from '../clock/Contract.tsx';
import { ownTimeZone } from '../notify/time-zone.ts';
import { RulesDifference } from '../rules/RulesDifference.tsx';
import { clockText } from '../text/clock.ts';
import { joinText } from '../text/join.ts';
import { seatHeldIn, type HeldSeat } from '../substitutes/held.ts';
import { shellText } from '../text/shell.ts';
import { substitutesText } from '../text/substitutes.ts';
import { waitingText } from '../text/waiting.ts';
import { SeatList } from './SeatList.tsx';
import './join.css';

/** Where an invitation leads: what table it is and who sits there, before one sits down. */
export default function JoinPage(): JSX.Element {
  const params = useParams<{ code: string }>();
  usePlace(() => ({ title: shellText.titleOf(joinText.title) }));
  return (
    <Show when={params.code} keyed>
      {(code) => <Found code={code} />}
    </Show>
  );
}

function Found(props: { code: string }): JSX.Element {
  // eslint-disable-next-line solid/reactivity -- keyed above: the code never changes
  const invitation = useInvitation(props.code);
  /** Why there is nothing behind it, and what to do: cut off on its way, or closed since. */
  const unknown = (): string | null => {
    const error = invitation.error();
    return error instanceof Refused && error.status === 404 ? error.problem.detail : null;
  };
  return (
    <Switch fallback={<Loading words={shellText.loading} />}>
      <Match when={invitation.data()}>
        {(found) => <Invitation code={props.code} invitation={found()} again={() => invitation.lookAgain()} />}
      </Match>
      <Match when={unknown()}>
        {(sentence) => (
          <NoticePage title={joinText.notFound} more={sentence()}>
            <a class="button" href="/join">
              {joinText.otherCode}
            </a>
            <a class="button quiet" href="/">
              {shellText.missing.home}
            </a>
          </NoticePage>
        )}
      </Match>
      <Match when={invitation.error()}>
        <Unfetched
          title={joinText.title}
          error={invitation.error()}
          busy={invitation.isFetching()}
          retry={() => invitation.lookAgain()}
        />
      </Match>
    </Switch>
  );
}

function Invitation(props: { code: string; invitation: InvitationView; again(): void }): JSX.Element {
  const game = (): InvitationView['game'] => props.invitation.game;
  const held = (): HeldSeat | null => seatHeldIn(game());
  const free = (): number => game().seats.filter((seat) => seat.kind === 'nobody').length;
  return (
    <Main class="join-page">
      <Sign title={game().name} line={waitingText.details(game().rules.preset, game().set, game().rounds)} />
      <div class="join-body">
        <p class="join-by">
          <Show when={held()} fallback={joinText.by(props.invitation.host, game().name)}>
            {(seat) => substitutesText.joinBy(game().name, seat().holder, seat().owner)}
          </Show>
        </p>
        <h2>
          {joinText.who} <span>{waitingText.taken(game().seats.length - free(), game().seats.length)}</span>
        </h2>
        <SeatList seats={game().seats} you={null} />
        <RulesDifference
          played={{ rules: game().rules, set: game().set, seats: game().seats.length }}
          forcedPlays={game().forcedPlays}
        />
        <h2>{clockText.title}</h2>
        <Contract terms={game().clock} />
      </div>
      <Switch fallback={<TakeSeat code={props.code} held={null} again={() => props.again()} />}>
        <Match when={props.invitation.isMember}>
          <div class="join-form">
            <p>{joinText.member}</p>
            <a class="button" href={`/tables/${game().id}`}>
              {joinText.go}
            </a>
          </div>
        </Match>
        <Match when={held()}>
          {(seat) => <TakeSeat code={props.code} held={seat()} again={() => props.again()} />}
        </Match>
        <Match when={game().status !== 'boarding' || free() === 0}>
          <div class="join-form">
            <p>{game().status === 'boarding' ? joinText.full : joinText.departed}</p>
            <a class="button" href="/new">
              {joinText.own}
            </a>
          </div>
        </Match>
      </Switch>
    </Main>
  );
}

function TakeSeat(props: { code: string; held: HeldSeat | null; again(): void }): JSX.Element {
  const navigate = useNavigate();
  const client = useQueryClient();
  const me = useMe();
  const [name, setName] = createName();
  const task = createTask();
  const isStranger = (): boolean => me.data() !== undefined && !me.data()?.name;
  const sit = async (): Promise<void> => {
    const known = isStranger() ? await ticketFor(name()) : undefined;
    try {
      // Its log begins with us sitting down: the table page reads the whole of it.
      const { game } = await takeSeat(props.code, { zone: ownTimeZone() });
      if (known) aboard(client, known);
      navigate(`/tables/${game.id}`);
    } catch (error) {
      // Somebody was quicker, or the train has left: show how it stands now.
      if (error instanceof Refused && error.status < 500) props.again();
      throw error;
    }
  };
  return (
    <form
      class="join-form"
      onSubmit={(event) => {
        event.preventDefault();
        task.run(sit);
      }}
    >
      <Show when={props.held}>{(seat) => <p>{substitutesText.joinMeans(seat().owner)}</p>}</Show>
      <Show when={isStranger()}>
        <NameField value={name()} onInput={setName} />
      </Show>
      <Trouble sentence={task.problem()} />
      <ActButton
        type="submit"
        task={task}
        label={props.held === null ? joinText.take : substitutesText.sitInFor(props.held.owner)}
        busy={joinText.busy}
      />
    </form>
  );
}
