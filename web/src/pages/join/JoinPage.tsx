import { useNavigate, useParams } from '@solidjs/router';
import type { GameAnswer, InvitationView, SeatRequest } from '@slow-train/protocol';
import { createSignal, Match, Show, Switch, lazy, Suspense, type JSX } from 'solid-js';
import { isNameless } from '../../account/nameless.ts';
import { startSession } from '../../account/session.ts';
import { signInAs } from '../../client/session.ts';
import { createName, NameField } from '../../account/NameField.tsx';
import { api, call } from '../../client/call.ts';
import { fateOf, isDecided } from '../../client/fate.ts';
import { isProblem, Refused } from '../../client/http.ts';
import { useInvitation, useMe } from '../../client/queries.ts';
import { ActButton } from '../../ui/ActButton.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Page } from '../../ui/Page.tsx';
import { MessagePage } from '../../ui/MessagePage.tsx';
import { usePageTitle } from '../../ui/page-title.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { createAsyncAction } from '../../client/async-action.ts';
import { ErrorMessage } from '../../ui/ErrorMessage.tsx';
import { LoadError } from '../../components/LoadError.tsx';
import { ClockTermsList } from '../../components/clock/ClockTerms.tsx';
import { computersIn, useLength } from '../../components/length.ts';
import { playedHref } from '../../components/rules/rules-link.ts';
import { RulesLink } from '../../components/rules/RulesLink.tsx';
import { RulesDifference } from '../../components/rules/RulesDifference.tsx';
import { clockText, substitutesText } from '#text/clock.ts';
import { joinText, mailedText } from '#text/waiting.ts';
import { heldSeatOffered, isFreeSeat, type HeldSeat } from '../../components/seats.ts';
import { rulesText } from '#text/rules.ts';
import { shellText } from '#text/shell.ts';
import { Journey } from '../../components/Journey.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { SmallPrint } from '../../ui/SmallPrint.tsx';
import { inAppBrowser } from '../../ui/browser-kind.ts';
import styles from './JoinPage.module.css';

const OpenElsewhere = lazy(() => import('./OpenElsewhere.tsx'));

/** The page behind an invitation: the game and who has joined, before taking a seat. */
export default function JoinPage(): JSX.Element {
  const params = useParams<{ code: string }>();
  usePageTitle(() => ({ title: shellText.titleOf(joinText.title) }));
  return (
    <Show when={params.code} keyed>
      {(code) => <InvitationLoader code={code} />}
    </Show>
  );
}

function InvitationLoader(props: { code: string }): JSX.Element {
  // eslint-disable-next-line solid/reactivity -- keyed by the parent, so the code never changes
  const invitation = useInvitation(props.code);
  /** Says why the invitation leads nowhere and what to do: the link was cut off, or the invitation is closed. */
  const unknown = (): string | null => {
    const error = invitation.error();
    return error instanceof Refused && fateOf(error).kind === 'gone' ? error.problem.detail : null;
  };
  return (
    <Switch fallback={<Loading words={shellText.loading} />}>
      <Match when={invitation.data()}>
        {(found) => <Invitation code={props.code} invitation={found()} again={() => invitation.refetch()} />}
      </Match>
      <Match when={unknown()}>
        {(sentence) => (
          <MessagePage title={joinText.notFound} more={sentence()}>
            <ButtonLink href="/join">{joinText.otherCode}</ButtonLink>
            <ButtonLink quiet href="/">
              {shellText.missing.home}
            </ButtonLink>
          </MessagePage>
        )}
      </Match>
      <Match when={invitation.error()}>
        <LoadError
          title={joinText.title}
          error={invitation.error()}
          busy={invitation.isFetching()}
          retry={() => invitation.refetch()}
        />
      </Match>
    </Switch>
  );
}

function Invitation(props: { code: string; invitation: InvitationView; again(): void }): JSX.Element {
  const game = (): InvitationView['game'] => props.invitation.game;
  const held = (): HeldSeat | null => heldSeatOffered(game());
  const free = (): number => game().seats.filter(isFreeSeat).length;
  const taken = (): readonly string[] => game().seats.flatMap((seat) => (seat.kind === 'nobody' ? [] : [seat.name]));
  /** With the reader, and without the chairs that stay empty. */
  const length = useLength(() => {
    const { rules, rounds, clock, seats } = game();
    const computers = computersIn(seats);
    return { rules, rounds, clock, seats: Math.min(seats.length, taken().length + 1), computers };
  });
  return (
    <Page class={styles['page']}>
      <PageHeader
        class={styles['header']}
        title={joinText.invites(props.invitation.host)}
        line={joinText.where(game().name, game().seats.length)}
      />
      <div class={styles['body']}>
        <p class={styles['what']}>
          <Show when={held()} fallback={game().status === 'lobby' ? joinText.inAll(length()) : joinText.what}>
            {(seat) =>
              seat().gotUp
                ? joinText.gotUp(seat().owner)
                : substitutesText.joinBy(game().name, seat().holder, seat().owner)
            }
          </Show>
        </p>
        <Journey class={styles['journey']} />
        <p class={styles['seats']}>
          {joinText.seats(taken(), free())} {game().earlier ? joinText.evening(game().earlier?.length ?? 0) : ''}{' '}
          {props.invitation.isKept === true ? joinText.kept : ''}{' '}
          <Show when={game().watchers}>{(watchers) => joinText.watchers[watchers()]}</Show>
        </p>
      </div>
      <Show when={!props.invitation.isMember && inAppBrowser()}>
        {(browser) => (
          <Suspense>
            <OpenElsewhere browser={browser()} />
          </Suspense>
        )}
      </Show>
      <Switch
        fallback={
          <TakeSeat
            code={props.code}
            revision={game().revision}
            held={null}
            kept={props.invitation.isKept === true && !props.invitation.isMember ? props.invitation : undefined}
            again={() => props.again()}
          />
        }
      >
        <Match when={props.invitation.isMember}>
          <div class={styles['form']}>
            <p>{joinText.member}</p>
            <ButtonLink href={`/tables/${game().id}`}>{joinText.go}</ButtonLink>
          </div>
        </Match>
        <Match when={held()}>
          {(seat) => (
            <TakeSeat code={props.code} revision={game().revision} held={seat()} again={() => props.again()} />
          )}
        </Match>
        <Match when={game().status !== 'lobby' || (free() === 0 && !props.invitation.isKept)}>
          <div class={styles['form']}>
            <p>{game().status === 'lobby' ? joinText.full : joinText.departed}</p>
            <ButtonLink href="/new">{joinText.own}</ButtonLink>
          </div>
        </Match>
      </Switch>
      <div class={styles['terms']}>
        <details>
          <summary>{clockText.summary(game().clock)}</summary>
          <ClockTermsList terms={game().clock} />
        </details>
        <details>
          <summary>{joinText.rules(game().rules.preset, game().rounds)}</summary>
          <RulesDifference
            played={{ rules: game().rules, set: game().set, seats: game().seats.length }}
            forcedPlays={game().forcedPlays}
            isRated={game().isRated}
          />
          <p class={styles['learn']}>
            <RulesLink href="/how-to-play" words={rulesText.howToPlay} />
            <RulesLink
              href={playedHref({ rules: game().rules, set: game().set, seats: game().seats.length })}
              words={rulesText.asPictures}
            />
          </p>
        </details>
      </div>
    </Page>
  );
}

function TakeSeat(props: {
  code: string;
  /** Of the game as it is shown, to agree to nothing else. */
  revision: number;
  held: HeldSeat | null;
  /** The invitation, if a seat is kept for the reader of a mail. */
  kept?: InvitationView | undefined;
  again(): void;
}): JSX.Element {
  const navigate = useNavigate();
  const me = useMe();
  // eslint-disable-next-line solid/reactivity -- the value before the form changes it
  const [name, setName] = createName(props.kept?.keptFor ?? null);
  const action = createAsyncAction();
  const isStranger = (): boolean => isNameless(me.data());
  /** The name for this table, once theirs was refused because it looks like somebody else's. */
  const [tableName, setTableName] = createSignal<string | null>(null);
  const sit = async (): Promise<void> => {
    const known = isStranger() ? await signInAs(name()) : undefined;
    const own = known === undefined ? tableName() : null;
    try {
      // The answer's log begins with taking this seat: the game page fetches the whole log.
      const { game } = await postSeat(props.code, { revision: props.revision, ...(own !== null && { name: own }) });
      if (known) startSession(known);
      navigate(`/tables/${game.id}`);
    } catch (error) {
      if (isProblem(error, 'name-taken') && known === undefined) setTableName(own ?? me.data()?.name ?? '');
      // Somebody else took the seat, or the game has started or changed: show its current state.
      if (isDecided(error)) props.again();
      throw error;
    }
  };
  return (
    <form
      class={styles['form']}
      onSubmit={(event) => {
        event.preventDefault();
        action.run(sit);
      }}
    >
      <Show when={props.held}>
        {(seat) => <p>{(seat().gotUp ? joinText.toTheEnd : substitutesText.joinMeans)(seat().owner)}</p>}
      </Show>
      <Show when={isStranger()}>
        <NameField value={name()} onInput={setName} />
      </Show>
      <Show when={!isStranger() && tableName() !== null}>
        <NameField isForTable value={tableName() ?? ''} onInput={setTableName} />
      </Show>
      <ErrorMessage sentence={action.problem()} />
      <ActButton
        type="submit"
        action={action}
        label={props.held === null ? joinText.take : substitutesText.sitInFor(props.held.owner)}
        busy={joinText.busy}
      />
      <Show when={props.kept}>
        {(kept) => <MailedAnswer code={props.code} said={kept().answer} again={props.again} />}
      </Show>
      <SmallPrint class={styles['never']}>
        <Show when={isStranger()}>{joinText.noAccount}</Show> {joinText.never} <a href="/learn">{joinText.learn}</a>
      </SmallPrint>
    </form>
  );
}

/** The answers of somebody invited by mail besides taking the seat, so that the host need not wait. */
function MailedAnswer(props: { code: string; said: 'later' | 'no' | undefined; again(): void }): JSX.Element {
  const action = createAsyncAction();
  const say = async (answer: 'later' | 'no'): Promise<void> => {
    await answerMailed(props.code, answer);
    props.again();
  };
  const later = (): Promise<void> => say('later');
  const no = (): Promise<void> => say('no');
  return (
    <div class={styles['answers']}>
      <Show when={props.said}>{(said) => <p role="status">{mailedText.said[said()]}</p>}</Show>
      <div>
        <Show when={props.said !== 'later'}>
          <ActButton
            quiet
            action={action}
            label={mailedText.later}
            busy={mailedText.answering}
            onClick={() => action.run(later)}
          />
        </Show>
        <Show when={props.said !== 'no'}>
          <ActButton
            quiet
            action={action}
            label={mailedText.no}
            busy={mailedText.answering}
            onClick={() => action.run(no)}
          />
        </Show>
      </div>
      <ErrorMessage sentence={action.problem()} />
    </div>
  );
}

/** Answers an invitation that came by mail, without taking the seat. */
async function answerMailed(code: string, answer: 'later' | 'no'): Promise<void> {
  await call(api.invitations[':code'].answer.$put, { param: { code }, json: { answer } });
}

/** Takes the next free seat. */
function postSeat(code: string, json: SeatRequest): Promise<GameAnswer> {
  return call(api.invitations[':code'].seat.$post, { param: { code }, json });
}
