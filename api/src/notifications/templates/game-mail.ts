import type { GameView } from '@slow-train/protocol';
import { asksOne } from '@slow-train/protocol/asks-one';
import { at, countedScores, totalsOf } from '@slow-train/rules';
import { presetName, tileText, wordsIn, type Names } from '@slow-train/words';
import type { Language } from '@slow-train/protocol/languages';
import { textIn } from '../text/index.ts';
import { circlePath, type MailTarget, type GameNotification } from '../notification.ts';
import type { Block, FactsBlock, Link, MailContent, ScoresBlock } from './content.ts';
import { seatNews } from '../public-words.ts';
import { notificationFooter } from './footer.ts';
import { headlineOf } from './headlines.ts';
import { perspectiveOf, type Perspective } from './perspective.ts';
import { localDate, localTime } from './times.ts';
import { alsoTurnBlocks, newsBlock, present, trainsBlocks, turnBlocks } from './turn-blocks.ts';

/** The mail about one event of one game. */
export function gameMail(notification: GameNotification, to: MailTarget, appUrl: string, now: Date): MailContent {
  const perspective = perspectiveOf(notification);
  const { subject, heading, sentence } = headlineOf(perspective, now);
  const place = placeOf(perspective);
  const [above, below] = aroundButton([
    ...(sentence === null ? [] : [{ kind: 'sentence', sentence } as const]),
    ...blocksOf(perspective, now, to.turnLink),
  ]);
  return {
    language: notification.language,
    subject,
    preview: `${heading}: ${place}`,
    heading,
    lead: place,
    blocks: above,
    button: gameLink(notification, to, appUrl),
    below: [...below, ...(notification.circle ? [] : trainsBlocks(perspective))],
    notes: to.turnLink === null ? [] : [textIn(notification.language).turn.forwarded(to.name)],
    footer: notificationFooter(notification.event, to, appUrl, notification.language),
  };
}

/** Blocks of a line or two. */
const SHORT: ReadonlySet<Block['kind']> = new Set(['sentence', 'deadline']);

/** Divides blocks so that what to do is on a phone's first screen: the short ones, and the plays if they are buttons. */
function aroundButton(blocks: readonly Block[]): readonly [above: readonly Block[], below: readonly Block[]] {
  const first = blocks.findIndex(({ kind }) => !SHORT.has(kind));
  const rest = first < 0 ? [] : blocks.slice(first);
  const plays = rest.filter((block) => block.kind === 'places' && (block.note ?? block.other) !== null);
  return [[...blocks.slice(0, blocks.length - rest.length), ...plays], rest.filter((block) => !plays.includes(block))];
}

/** Links to the game, or to the circle that somebody asks into; for a reader without a seat, to its invitation. */
export function gameLink(notification: GameNotification, to: MailTarget, appUrl: string): Link {
  const { event, circle, answer, language } = notification;
  const { game } = answer;
  const text = textIn(language).game;
  if (event === 'seat' && seatNews(notification) === 'removed')
    return { text: text.openTables, href: new URL('/open', appUrl).href };
  if (circle !== undefined) return { text: text.look, href: new URL(circlePath(circle), appUrl).href };
  if (game.you.seat !== null || game.invitation === null) return { text: text.open, href: to.gameLink(game.id) };
  return { text: text.look, href: new URL(`/join/${game.invitation}`, appUrl).href };
}

/** `The Night Mail, round 4 of 13, engine 9‑9`. */
function placeOf({ notification, view }: Perspective): string {
  const { name, status, rounds, round } = notification.answer.game;
  if (notification.circle) return notification.circle.name;
  if (status === 'playing' && view !== null && round !== null)
    return textIn(notification.language).game.place(name, round.round, rounds, tileText(round.engine));
  return name;
}

function blocksOf(perspective: Perspective, now: Date, link: string | null): Block[] {
  const { notification, names } = perspective;
  const { answer, timeZone, language } = notification;
  const { game } = answer;
  switch (notification.event) {
    case 'invited':
      return [invitationFacts(game, timeZone, language)];
    case 'seat':
      if (game.status !== 'lobby') return alsoTurnBlocks(perspective, now, link);
      return seatNews(notification) === 'seated' ? [invitationFacts(game, timeZone, language)] : [];
    case 'gameOver':
      return present(finalScores(game, names, language), newsBlock(perspective));
    case 'roundOver':
      return present(roundScores(game, names, language), ...alsoTurnBlocks(perspective, now, link));
    case 'answered':
    case 'started':
    case 'playedFor':
    case 'caught':
    case 'mention':
    case 'talk':
      return alsoTurnBlocks(perspective, now, link);
    case 'vote':
      return present(voteDeadline(game, timeZone, now, language), ...alsoTurnBlocks(perspective, now, link));
    case 'circle':
      return [];
    case 'turn':
    case 'timeLow':
      return turnBlocks(perspective, now, link);
    default:
      return notification.event satisfies never;
  }
}

/** What to know before joining. */
function invitationFacts(
  { rules, set, rounds, seats, invitationUntil, changed }: GameView,
  zone: string | null,
  language: Language,
): FactsBlock {
  const text = textIn(language).game;
  const { capital, listed, setName } = wordsIn(language);
  const { preset, ...house } = rules;
  const isHouse = Object.values(house).some((choice) => choice !== undefined);
  const players = seats.flatMap((sitter) => (sitter.kind === 'nobody' ? [] : [sitter.name]));
  const free = seats.length - players.length;
  return {
    kind: 'facts',
    facts: [
      { name: text.rules, value: isHouse ? text.houseRules(presetName(preset)) : presetName(preset) },
      { name: text.tiles, value: `${capital(setName(set))}, ${text.rounds(rounds)}` },
      { name: text.atTable, value: listed([...players, ...(free > 0 ? [text.freeSeats(free)] : [])]) },
      ...(changed === undefined ? [] : [{ name: text.different, value: text.changed[changed.what] }]),
      ...(invitationUntil === null
        ? []
        : [{ name: text.goodUntil, value: localDate(new Date(invitationUntil), zone ?? 'UTC', language) }]),
    ],
  };
}

/** How long voting is open, and how many votes are needed; null when the vote is over. */
function voteDeadline({ vote }: GameView, timeZone: string | null, now: Date, language: Language): Block | null {
  if (vote === null) return null;
  const { needed, voters, until } = vote;
  const text = textIn(language);
  const time = localTime(new Date(until), now, timeZone, language);
  const passes = asksOne(vote.matter) ? '' : text.game.passesWith(needed, voters.length);
  return { kind: 'sentence', sentence: time === null ? passes : `${text.voteBy(`*${time}*`)} ${passes}`.trim() };
}

/** The last round and the totals, fewest pips first; null before the first round is over. */
function roundScores({ earlier, results, seats }: GameView, names: Names, language: Language): ScoresBlock | null {
  const text = textIn(language).game;
  const last = results.at(-1);
  if (last === undefined) return null;
  const totals = totalsOf(countedScores({ earlier, results }), seats.length);
  const order = seats.map((_, seat) => seat).toSorted((a, b) => at(totals, a) - at(totals, b));
  return {
    kind: 'scores',
    title: text.pips,
    head: ['', text.round(results.length), text.total],
    rows: order.map((seat) => [names.seat(seat), String(at(last.scores, seat)), String(at(totals, seat))]),
  };
}

/** Places and pips of a finished game, winners first; null while it is running. */
function finalScores(
  { places, earlier, results, seats }: GameView,
  names: Names,
  language: Language,
): ScoresBlock | null {
  if (places === null) return null;
  const text = textIn(language).game;
  const { ordinal } = wordsIn(language);
  const totals = totalsOf(countedScores({ earlier, results }), seats.length);
  const order = seats.map((_, seat) => seat).toSorted((a, b) => at(places, a) - at(places, b));
  return {
    kind: 'scores',
    title: text.pips,
    head: ['', text.placeColumn, text.pipsColumn],
    rows: order.map((seat) => [names.seat(seat), ordinal(at(places, seat)), String(at(totals, seat))]),
  };
}
