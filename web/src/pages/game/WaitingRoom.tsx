import type { GameView, InvitationAnswer } from '@slow-train/protocol';
import { createSignal, lazy, Match, Show, Suspense, Switch, type JSX, type ParentProps } from 'solid-js';
import type { AsyncAction } from '../../client/async-action.ts';
import { isHere } from '../../client/looking.ts';
import { serverNow } from '../../client/server-time.ts';
import { ActButton } from '../../ui/ActButton.tsx';
import { Button } from '../../ui/Button.tsx';
import { LinkList } from '../../ui/LinkList.tsx';
import { Page } from '../../ui/Page.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import type { LiveGame } from '../../components/GameGate.tsx';
import { ErrorMessage } from '../../ui/ErrorMessage.tsx';
import { ClockTermsList } from '../../components/clock/ClockTerms.tsx';
import { NotificationsButton } from '../../panels/notifications/NotificationsButton.tsx';
import { isAllowedToTalk } from '../../panels/talk/unread.ts';
import { computersIn, useLength } from '../../components/length.ts';
import { RulesDifference } from '../../components/rules/RulesDifference.tsx';
import { clockText } from '#text/clock.ts';
import { shellText, dateOf, dayAndTime } from '#text/shell.ts';
import { mailedText, termsText, waitingText } from '#text/waiting.ts';
import { openGamesText } from '#text/open-games.ts';
import { Companions } from './Companions.tsx';
import { ConfirmButton } from './ConfirmButton.tsx';
import { MailInvite } from './MailInvite.tsx';
import { AnswerInvitation } from '../../components/AnswerInvitation.tsx';
import { rematchDifference } from '../../components/difference.ts';
import { SeatList } from '../../components/SeatList.tsx';
import { isFreeSeat } from '../../components/seats.ts';
import { ReportPerson } from '../../components/ReportPerson.tsx';
import { ShareLink } from '../../components/ShareLink.tsx';
import { cx } from '../../ui/cx.ts';
import { TextButton } from '../../ui/TextButton.tsx';
import { createWaitingActions } from './waiting-actions.ts';
import { Bar } from '../../ui/Bar.tsx';
import styles from './WaitingRoom.module.css';

const WatchSettings = lazy(() => import('../../panels/watching/WatchSettings.tsx'));
const SeatLinks = lazy(() => import('./SeatLinks.tsx'));
const TermsSheet = lazy(() => import('./TermsSheet.tsx'));
const TalkCard = lazy(() => import('../../panels/talk/TalkCard.tsx'));

/** A game before its start: who has joined, the invitation link, and the host's start button. */
export default function WaitingRoom(props: { game: GameView; handle: LiveGame }): JSX.Element {
  // eslint-disable-next-line solid/reactivity -- another game is another page
  const { action, going, ...acts } = createWaitingActions(() => props.game, props.handle);
  const taken = (): number => props.game.seats.filter((seat) => seat.kind !== 'nobody').length;
  const open = (): number => props.game.seats.length - taken();
  const free = (): number => props.game.seats.filter(isFreeSeat).length;
  /** Chairs that stay empty are removed at the start; one person waits for another. */
  const coming = () => {
    const computers = computersIn(props.game.seats);
    return { seats: Math.max(taken(), computers + 2), computers };
  };
  const length = useLength(() => {
    const { rules, rounds, clock } = props.game;
    return { rules, rounds, clock: clock?.terms ?? null, ...coming() };
  });
  const [isChanging, setChanging] = createSignal(false);
  /** Whether the game is still the host's to change: of others, more people have agreed to it than can be asked. */
  const mayChange = (): boolean => {
    const { isRated, open: listed, startsAt } = props.game;
    return isHost() && !isRated && listed === undefined && startsAt === undefined;
  };
  /** What the host has changed since the reader sat there. */
  const renewed = (): string | null => {
    const { you, rules, rounds, clock, forcedPlays } = props.game;
    if (!you.renewed?.length) return null;
    const { now } = termsText;
    const words = {
      rules: now.rules(rules.preset),
      rounds: now.rounds(rounds),
      clock: now.clock(clock?.terms ?? null),
      forced: now.forced(forcedPlays),
    };
    return termsText.renewed(you.renewed.map((term) => words[term]));
  };
  const different = (): string | null => {
    const { changed, rules, rounds, clock } = props.game;
    return rematchDifference(changed, { preset: rules.preset, rounds, clock: clock?.terms ?? null });
  };
  /** Everybody who is there but the host. */
  const others = (): readonly string[] =>
    props.game.seats.flatMap((seat, index) =>
      seat.kind === 'nobody' || index === props.game.you.seat ? [] : [seat.name],
    );
  /** Whether a link or an invitation leads to an empty chair: the last one is given to a computer only on purpose. */
  const isLastChair = (): boolean => free() === 1;
  /** The people with a reserved seat who have given this answer. */
  const saidBy = (answer: InvitationAnswer): readonly string[] =>
    props.game.seats.flatMap((seat) =>
      seat.kind === 'nobody' && seat.reserved?.answer === answer ? [seat.reserved.name || mailedText.somebody] : [],
    );
  const isHost = (): boolean => props.game.you.isHost;
  const isMember = (): boolean => props.game.you.seat !== null;
  const invited = (): InvitationAnswer | undefined => props.game.you.invited;

  const invitation = (): string | null => (free() > 0 ? (props.game.invitation ?? null) : null);

  /** What can be done about a person is behind them; people who are only invited see no profiles, from which members report. */
  const actOn = (seat: number, name: string): JSX.Element => (
    <Switch>
      <Match when={isHost() && props.game.you.seat !== seat}>
        <MoreAbout name={name}>
          <Show
            when={props.game.seats[seat]?.kind === 'nobody'}
            fallback={
              <TextButton aria-label={openGamesText.room.removeOne(name)} onClick={() => acts.remove(seat, name)}>
                {openGamesText.room.remove}
              </TextButton>
            }
          >
            <TextButton aria-label={waitingText.freeOne(name)} onClick={() => acts.free(seat, name)}>
              {waitingText.free}
            </TextButton>
          </Show>
        </MoreAbout>
      </Match>
      <Match when={invited() && props.game.seats[seat]?.kind === 'person'}>
        <ReportPerson about={{ game: props.game.id, seat, name }} />
      </Match>
    </Switch>
  );
  const waitsFor = (): string => {
    if (props.game.startsAt !== undefined) return waitingText.waitTime;
    if (props.game.startsFull) return waitingText.waitAll;
    return isHost() ? waitingText.beginSoon : waitingText.waitHost;
  };

  return (
    <Page class={styles['page']}>
      <PageHeader
        title={props.game.name}
        line={waitingText.pace(props.game.rounds, length())}
        back={{ href: '/', words: shellText.back }}
      />
      <div class={cx(styles['body'], invitation() === null && styles['unshared'])}>
        <section class={cx(styles['part'], styles['room'])}>
          <h2>
            {waitingText.lobby} <small>{waitingText.taken(taken(), props.game.seats.length)}</small>
          </h2>
          <Show when={props.game.startsFull && props.game.open === undefined && open() > 0}>
            <p class={styles['starts']}>{waitingText.startsFull(taken(), open() - free(), free())}</p>
          </Show>
          <Show when={props.game.startsAt}>
            {(time) => <p class={styles['starts']}>{startWords(Date.parse(time()), serverNow())}</p>}
          </Show>
          <Show when={props.game.open}>
            {(open) => <p class={styles['starts']}>{openGamesText.room.open(dateOf(Date.parse(open().until)))}</p>}
          </Show>
          <Show when={different()}>{(sentence) => <p class={styles['starts']}>{sentence()}</p>}</Show>
          <p class={styles['starts']} role="status">
            {isHost() ? waitingText.heard(saidBy('no'), saidBy('later')) : ''}
          </p>
          <SeatList
            seats={props.game.seats}
            you={props.game.you.seat}
            hrefOf={(seat) => (isMember() ? `/tables/${props.game.id}/people/${seat}` : null)}
            isHere={(seat) => isHere(props.game.id, seat)}
            act={actOn}
          />
        </section>
        <Show when={isHost() && props.game.earlier}>
          <Suspense>
            <SeatLinks class={styles['share']} gameId={props.game.id} revision={props.game.revision} />
          </Suspense>
        </Show>
        <Show when={invitation()}>
          {(code) => (
            <ShareLink
              class={styles['share']}
              code={code()}
              until={props.game.invitationUntil}
              gameName={props.game.name}
            />
          )}
        </Show>
        <LinkList>
          <li>
            <a href="/learn">
              <b>{waitingText.learn.name}</b> <span>{waitingText.learn.more}</span>
            </a>
          </li>
        </LinkList>
        <Show when={invited() === undefined && isAllowedToTalk(props.game)}>
          <Suspense fallback={<div class={styles['talk-place']} />}>
            <TalkCard
              class={cx(styles['part'], styles['talk'])}
              port={{ game: () => props.game, handle: props.handle }}
            />
          </Suspense>
        </Show>
        <Show when={free() > 0 && invited() === undefined}>
          <Companions class={styles['part']} gameId={props.game.id} onAsked={() => props.handle.refetch()} />
        </Show>
        <Show when={free() > 0 && isHost()}>
          <MailInvite class={styles['part']} gameId={props.game.id} onAsked={() => props.handle.refetch()} />
        </Show>
        <section class={styles['part']}>
          <RulesDifference
            played={{ rules: props.game.rules, set: props.game.set, seats: props.game.seats.length }}
            forcedPlays={props.game.forcedPlays}
            isRated={props.game.isRated}
          />
          <details>
            <summary>{clockText.summary(props.game.clock?.terms ?? null)}</summary>
            <ClockTermsList terms={props.game.clock?.terms ?? null} />
          </details>
          <Show when={invited() === undefined}>
            <Suspense fallback={<div class={cx(isHost() && styles['watch-place'])} />}>
              <WatchSettings game={props.game} take={(answer) => props.handle.take(answer)} />
            </Suspense>
          </Show>
        </section>
      </div>
      <Show when={invited() === undefined}>
        <div class={styles['more']}>
          <Show when={mayChange()}>
            <TextButton onClick={() => setChanging(true)}>{termsText.title}</TextButton>
          </Show>
          <Show when={isHost() && free() > 0 && !props.game.isRated}>
            <Show
              when={isLastChair()}
              fallback={
                <ActButton
                  quiet
                  action={action}
                  mine={going() === 'computer'}
                  label={waitingText.addComputer}
                  busy={waitingText.adding}
                  onClick={() => acts.addComputer()}
                />
              }
            >
              <ConfirmButton
                action={action}
                isGoing={going() === 'computer'}
                words={{
                  ask: waitingText.addComputer,
                  sure: waitingText.addLast,
                  yes: waitingText.addComputer,
                  no: waitingText.keepChair,
                  busy: waitingText.adding,
                }}
                act={() => acts.addComputer()}
              />
            </Show>
          </Show>
          <Show when={isHost() && free() > 0}>
            <ConfirmButton
              action={action}
              isGoing={going() === 'link'}
              words={{
                ask: waitingText.newLink,
                sure: waitingText.newLinkSure,
                yes: waitingText.newLinkYes,
                no: waitingText.newLinkNo,
                busy: waitingText.makingLink,
              }}
              act={() => acts.renewLink()}
            />
          </Show>
          <ConfirmButton
            action={action}
            isGoing={going() === 'leave'}
            words={{
              ask: waitingText.leave,
              sure: waitingText.leaveSure,
              yes: waitingText.leaveYes,
              no: waitingText.leaveNo,
              busy: waitingText.leaving,
            }}
            act={() => acts.leave()}
          />
        </div>
      </Show>
      <Show when={isChanging() && mayChange()}>
        <Suspense>
          <TermsSheet
            game={props.game}
            people={coming()}
            action={action}
            onClose={() => setChanging(false)}
            onKeep={(terms) => acts.changeTerms(terms, () => setChanging(false))}
          />
        </Suspense>
      </Show>
      <Bar isSticky class={styles['acts']}>
        <ErrorMessage sentence={action.problem()} />
        <Show
          when={invited()}
          fallback={
            <>
              <div class={styles['close']}>
                <p>{waitingText.mayClose}</p>
                <NotificationsButton isText id={props.game.id} />
              </div>
              <Show when={isHost() && taken() >= 2} fallback={<p class={styles['host']}>{waitsFor()}</p>}>
                <Begin
                  action={action}
                  isGoing={going() === 'start'}
                  others={others()}
                  unanswered={[...saidBy('waiting'), ...saidBy('later')]}
                  begin={() => acts.start()}
                />
              </Show>
            </>
          }
        >
          {(answer) => (
            <>
              <p class={styles['kept']}>{(answer() === 'waiting' && renewed()) || waitingText.keptForYou(answer())}</p>
              <AnswerInvitation
                id={props.game.id}
                answer={answer()}
                revision={props.game.revision}
                onAnswered={(_said, fresh) => props.handle.take(fresh)}
                onRefused={() => props.handle.refetch()}
              />
            </>
          )}
        </Show>
      </Bar>
    </Page>
  );
}

/** Begins with those who are there; asks first while somebody invited has not answered, and waiting is the solid answer. */
function Begin(props: {
  action: AsyncAction;
  isGoing: boolean;
  others: readonly string[];
  unanswered: readonly string[];
  begin(): void;
}): JSX.Element {
  const [isAsked, setAsked] = createSignal(false);
  const button = (isQuiet: boolean, act: () => void): JSX.Element => (
    <ActButton
      quiet={isQuiet}
      action={props.action}
      mine={props.isGoing}
      label={props.others.length > 3 ? waitingText.start : waitingText.beginWith(props.others)}
      busy={waitingText.starting}
      onClick={act}
    />
  );
  return (
    <Show
      when={isAsked() && props.unanswered.length > 0}
      fallback={button(false, () => (props.unanswered.length > 0 ? setAsked(true) : props.begin()))}
    >
      <div class={styles['sure']} role="group" aria-label={waitingText.start}>
        <p>{waitingText.notAnswered(props.unanswered)}</p>
        {button(true, () => props.begin())}
        <Button ref={(wait) => queueMicrotask(() => wait.focus())} onClick={() => setAsked(false)}>
          {waitingText.waitFor(props.unanswered)}
        </Button>
      </div>
    </Show>
  );
}

/** Three dots, and behind them what can be done about somebody. */
function MoreAbout(props: ParentProps<{ name: string }>): JSX.Element {
  const [isOpen, setOpen] = createSignal(false);
  return (
    <>
      <TextButton
        aria-expanded={isOpen()}
        aria-label={waitingText.moreAbout(props.name)}
        class={styles['dots']}
        onClick={() => setOpen(!isOpen())}
      >
        <b aria-hidden="true">•••</b>
      </TextButton>
      <Show when={isOpen()}>
        <div class={styles['about']}>{props.children}</div>
      </Show>
    </>
  );
}

/** Says when a game starts by itself; once that is past, that it lacks people. */
function startWords(time: number, now: number): string {
  return time > now ? waitingText.startsAt(dayAndTime(time)) : waitingText.startsSoon;
}
