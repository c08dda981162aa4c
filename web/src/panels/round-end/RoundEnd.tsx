import type { GameView, RoundResult } from '@slow-train/protocol';
import { high, low, tileName, type Seat, type Tile } from '@slow-train/rules';
import { namesOf, phrases } from '#words';
import { createSize } from '../../ui/size.ts';
import { createMemo, createSignal, For, Index, lazy, onMount, Show, Suspense, type JSX } from 'solid-js';
import { online } from '../../client/connection.ts';
import { useRecord } from '../../client/queries.ts';
import { ScoreSheet } from '../../components/scores/ScoreSheet.tsx';
import { isLastRound, sheetAfter, whoAt } from '../../components/scores/sheet.ts';
import { replayRecord, type RecordFrame } from '../../playback/record-timeline.ts';
import { gameEndText, roundEndText } from '#text/replay.ts';
import { useBack } from '../../ui/back.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { cx } from '../../ui/cx.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Lines } from '../../ui/Lines.tsx';
import { Page } from '../../ui/Page.tsx';
import { Rich } from '../../ui/Rich.tsx';
import { TextButton } from '../../ui/TextButton.tsx';
import { TilePicture } from '../../ui/tile/TilePicture.tsx';
import { Unseen } from '../../ui/Unseen.tsx';
import type { TalkPort } from '../talk/create-talk.ts';
import { DealStamp } from '../fairness/DealStamp.tsx';
import { companyOf } from './company.ts';
import { factSentence, lastPlayWords } from './fact-words.ts';
import { roundFacts } from './round-facts.ts';
import { Arrival } from './Arrival.tsx';
import { framesOfRound, lastTrain, roundResult, seatsByPips } from './round-result.ts';
import { Bar } from '../../ui/Bar.tsx';
import styles from './RoundEnd.module.css';

const TalkLine = lazy(() => import('../talk/TalkLine.tsx'));
const OwnRoundSheet = lazy(() => import('./OwnRoundSheet.tsx'));

/**
 * The result of a round: who went out, the tiles that are left, the scores and the remarkable facts. Stays until its
 * button is pressed. Any tap ends its animation.
 */
export default function RoundEnd(props: {
  game: GameView;
  /** A round that is over, from 1. */
  round: number;
  /** Goes on to the next round, or to the final standing. */
  onReady(): void;
  /** For a word at the end of the round; undefined where there is nobody to talk to. */
  talk?: TalkPort | undefined;
  /** Whether the reader has muted the talk: then computers say nothing either. */
  isQuiet?: boolean;
  /** The label of the button for that, if it leads somewhere else. */
  goOn?: string;
}): JSX.Element {
  let heading: HTMLHeadingElement | undefined;
  onMount(() => heading?.focus());
  useBack(
    () => true,
    () => props.onReady(),
  );
  const [isStill, setStill] = createSignal(false);
  const [isOwnOpen, setOwnOpen] = createSignal(false);
  // eslint-disable-next-line solid/reactivity -- another round is another page: the caller keys it
  const record = useRecord(props.game.id, props.game.results.length);
  const frames = createMemo((): readonly RecordFrame[] => {
    const data = record.data();
    const replayed = data === undefined ? null : replayRecord(data);
    return replayed?.ok ? framesOfRound(replayed.value, props.round) : [];
  });
  const ended = createMemo(() => roundResult(frames()));
  const names = createMemo(() => namesOf(props.game));
  const arrival = createMemo(() => lastTrain(frames(), ended()));
  const result = (): RoundResult | undefined => props.game.results[props.round - 1];
  const out = (): Seat | null => result()?.out ?? null;
  const sheet = createMemo(() => sheetAfter(props.game, props.round));
  const facts = createMemo(() => roundFacts(frames()).map((fact) => factSentence(fact, names())));
  const company = createMemo(() => (props.isQuiet === true ? null : companyOf(props.game, props.round)));
  const title = (): string => {
    const seat = out();
    return seat === null ? roundEndText.blocked : roundEndText.out(whoAt(props.game, seat));
  };
  const isLast = (): boolean => isLastRound(props.game, props.round);
  const you = (): Seat | null => props.game.you.seat;
  /** Whether the tiles that are left are still on their way: nothing is in its final place until they are here. */
  const isCounting = (): boolean => record.data() === undefined && !record.error() && online();
  let body: HTMLDivElement | undefined;
  const size = createSize(() => body, { width: 360, height: 480 });
  /** Whether the rounds so far fit below the hands. */
  const hasRoom = (): boolean =>
    size().height - props.game.seats.length * HAND_HEIGHT - REST_HEIGHT >= props.round * ROUND_HEIGHT;
  const isFew = (): boolean => props.game.seats.length <= FEW;
  return (
    <Page class={cx(styles['page'], isFew() && styles['few'], isStill() && styles['still'])}>
      <Banner as="header" class={styles['header']} onPointerDown={() => setStill(true)}>
        <Show when={ended()?.last} fallback={isCounting() && out() !== null && <i class={styles['slot']} />}>
          {(last) => <TilePicture stands class={styles['last']} a={high(last().tile)} b={low(last().tile)} />}
        </Show>
        <div class={styles['words']}>
          <h1 tabindex="-1" ref={heading}>
            {title()}
          </h1>
          <p>
            <span>{roundEndText.round(props.round, props.game.rounds)}</span>{' '}
            <Show when={ended()?.last}>{(last) => <span>{lastPlayWords(last(), names())}</span>}</Show>
          </p>
        </div>
      </Banner>
      <div
        ref={body}
        class={cx(styles['body'], isCounting() && styles['counting'])}
        onPointerDown={() => setStill(true)}
      >
        <Show when={arrival()}>{(train) => <Arrival train={train()} names={names()} />}</Show>
        <Hands game={props.game} scores={result()?.scores ?? []} hands={ended()?.hands ?? null} />
        <Show when={record.error() && ended() === null}>
          <p class={styles['failed']} role="alert">
            {roundEndText.failed} <TextButton onClick={() => record.refetch()}>{roundEndText.tryAgain}</TextButton>
          </p>
        </Show>
        <ScoreSheet class={styles['sheet']} sheet={sheet()} roomy latest={props.round} whole={hasRoom()} />
        <section class={styles['short']} aria-label={roundEndText.inShort(props.round)}>
          <ul>
            <Index each={facts()}>
              {(fact) => (
                <li>
                  <Rich text={fact()} />
                </li>
              )}
            </Index>
          </ul>
          <Show when={company()}>
            {(said) => <p>{roundEndText.said(names().seat(said().seat), phrases[said().phrase])}</p>}
          </Show>
          <p class={styles['more']}>
            <DealStamp game={props.game} round={props.round} />
            <Show when={you() !== null && ended()}>
              <TextButton onClick={() => setOwnOpen(true)}>{roundEndText.own}</TextButton>
            </Show>
            <a href="/">{gameEndText.tables}</a>
          </p>
        </section>
      </div>
      <Show when={props.talk}>
        {(port) => (
          <Suspense>
            <TalkLine class={styles['talk']} port={port()} />
          </Suspense>
        )}
      </Show>
      <Bar class={styles['bar']}>
        <ButtonLink quiet href={`/tables/${props.game.id}/scores`}>
          {roundEndText.fullScore}
        </ButtonLink>
        <Button data-main="scores" onClick={() => props.onReady()}>
          {props.goOn ?? (isLast() ? roundEndText.final : roundEndText.ready(props.round + 1))}
        </Button>
      </Bar>
      <Show when={isOwnOpen()}>
        <Suspense>
          <OwnRoundSheet
            frames={frames()}
            game={props.game.id}
            seat={you() ?? 0}
            round={props.round}
            names={names()}
            onClose={() => setOwnOpen(false)}
          />
        </Suspense>
      </Show>
    </Page>
  );
}

/** On a small screen, in pixels: a hand, a round of the sheet, and what else there is. */
const HAND_HEIGHT = 48;
const ROUND_HEIGHT = 27;
const REST_HEIGHT = 190;

/** The rest turn over together: a round of sixteen leaves hundreds. */
const MOST_STAGGERED = 40;

/** The most seats that leave room for larger rows. */
const FEW = 5;

/** Everybody's remaining tiles, fewest pips first. */
function Hands(props: {
  game: GameView;
  scores: readonly number[];
  /** By seat; null while they are being loaded. */
  hands: readonly (readonly Tile[])[] | null;
}): JSX.Element {
  const pipsOf = (seat: Seat): number => props.scores[seat] ?? 0;
  const many = (seat: Seat): number => props.hands?.[seat]?.length ?? 0;
  const order = createMemo(() => seatsByPips(props.scores));
  /** The number of tiles before each row's, so that they turn over one after another. */
  const before = createMemo(() => {
    let sum = 0;
    return order().map((seat) => (sum += many(seat)) - many(seat));
  });
  return (
    <Lines as="ol" class={styles['hands']} aria-label={roundEndText.hands} aria-busy={props.hands === null}>
      <For each={order()}>
        {(seat, position) => (
          <li class={cx(seat === props.game.you.seat && styles['mine'])}>
            <span class={styles['name']}>{whoAt(props.game, seat).name}</span>
            <span class={cx(styles['tiles'], many(seat) > 8 && styles['many'])}>
              <Show when={props.hands} fallback={<small>{roundEndText.counting}</small>}>
                {(hands) => (
                  <For each={hands()[seat]} fallback={<small>{roundEndText.none}</small>}>
                    {(tile, index) => (
                      <span style={{ '--nth': Math.min((before()[position()] ?? 0) + index(), MOST_STAGGERED) }}>
                        <TilePicture a={high(tile)} b={low(tile)} label={tileName(tile)} />
                      </span>
                    )}
                  </For>
                )}
              </Show>
            </span>
            <b class={cx(pipsOf(seat) === 0 && styles['out'])}>
              {pipsOf(seat)}
              <Unseen> {roundEndText.pipsUnit(pipsOf(seat))}</Unseen>
            </b>
          </li>
        )}
      </For>
    </Lines>
  );
}
