import type { GameView } from '@slow-train/protocol';
import { at, tileName } from '@slow-train/rules';
import type { Names, Who } from '@slow-train/words';
import { text } from '../text/en.ts';
import type { Sending } from './props.ts';
import { draftEnd, playableTiles, trainsFor, type Choice, type Situation } from './selection.ts';

/** The sentence below the strip. `red` is an open double or a refusal; `quiet` only tells the last news. */
export interface Notice {
  readonly tone: 'red' | 'plain' | 'quiet';
  /** In which `*this*` is strong. */
  readonly sentence: string;
  /** What can be tapped beside it. */
  readonly link: 'why' | 'whyOthers' | 'close' | 'hint' | 'unhint' | null;
  readonly hasLamp: boolean;
}

export interface Reading {
  readonly now: Situation;
  readonly choice: Choice;
  readonly game: Pick<GameView, 'status' | 'results'>;
  readonly sending: Sending;
  readonly online: boolean;
  readonly names: Names;
  readonly isTouch: boolean;
  /** The last thing that happened, where nothing is more urgent. */
  readonly latest: string | null;
}

const plain = (sentence: string, link: Notice['link'] = null): Notice => ({
  tone: 'plain',
  sentence,
  link,
  hasLamp: false,
});
const red = (sentence: string, link: Notice['link'] = null): Notice => ({
  tone: 'red',
  sentence,
  link,
  hasLamp: link === null,
});

/** The most urgent thing there is to say. */
export function noticeOf(reading: Reading): Notice {
  const { now, sending, online } = reading;
  const { notice } = text;
  if (sending.state === 'refused') return { ...red(sending.sentence, 'close'), hasLamp: false };
  if (sending.state === 'waiting') return plain(notice.waitingToSend);
  if (!online) return plain(notice.offline);
  if (now.mode === 'over') return plain(ending(reading));
  return inMind(reading) ?? due(reading) ?? onTable(reading) ?? latest(reading);
}

function ending({ game, now, names }: Reading): string {
  const { scores, seats } = now.view.table;
  const out = seats.findIndex((seat) => seat.tiles === 0);
  const result = scores !== null && out >= 0 ? text.notice.out(whoOf(names, out)) : text.notice.blocked;
  return game.status === 'finished' ? `${result} ${text.notice.gameOver}` : result;
}

/** About the tile or the draft that the player has in mind. */
function inMind({ now, choice, isTouch }: Reading): Notice | null {
  const { notice } = text;
  const { tile, draft } = choice;
  if (now.mode === 'building') {
    if (tile !== null && !playableTiles(now, draft).has(tile)) {
      return plain(notice.noFollow(tileName(tile), draftEnd(now.view, draft)), 'why');
    }
    return draft.length > 0 ? plain(notice.built(draft.length, draftEnd(now.view, draft))) : null;
  }
  if (tile === null) return null;
  if (now.mode !== 'playing') return plain(notice.notNow(tileName(tile)), 'why');
  const { table, hand } = now.view;
  const trains = trainsFor(now, tile).length;
  if (trains > 0 && table.turn.step === 'drawn' && tile === hand.at(-1))
    return plain(drewSentence(now, tileName(tile)), 'whyOthers');
  if (trains === 0) return plain(notice.fitsNone(tileName(tile)), 'why');
  return plain(notice.fits(tileName(tile), trains, isTouch), 'whyOthers');
}

/** What the player has to do. */
function due({ now, names }: Reading): Notice | null {
  const { notice } = text;
  const { view, legal, mode } = now;
  const { table, hand } = view;
  if (legal.some((action) => action.do === 'tap')) return red(notice.tapLate);
  if (mode === 'building') return plain(notice.build(draftEnd(view, [])));
  if (mode !== 'playing') return null;
  const last = hand.at(-1);
  if (table.turn.step === 'drawn' && last !== undefined) {
    return plain(drewSentence(now, tileName(last)));
  }
  const canPlay = legal.some((action) => action.do === 'play');
  const own = table.turn.doubles[0];
  const open = own ?? table.open[0];
  if (open !== undefined) {
    const [double, train] = [tileName(open.tile), names.train(open.train)];
    if (!canPlay) return red(notice.coverDraw(double, train, table.boneyard));
    if (own === undefined) return red(notice.coverYours(double, train));
    const mustCover = table.rules.doubles === 'cap' || table.turn.doubles.length > 1;
    return red((mustCover ? notice.coverOnly : notice.oneMore)(double, train));
  }
  if (canPlay) return table.turn.step === 'bonus' ? plain(notice.again) : null;
  return plain(legal.some((action) => action.do === 'draw') ? notice.mustDraw : notice.mustPass(table.boneyard));
}

function drewSentence({ legal }: Situation, tile: string): string {
  return legal.some((action) => action.do === 'pass') ? text.notice.drewMay(tile) : text.notice.drew(tile);
}

/** What others have to do, and who is about to go out. */
function onTable({ now, names }: Reading): Notice | null {
  const { notice } = text;
  const { table, seat } = now.view;
  const caught = now.legal.find((action) => action.do === 'catch');
  if (caught?.do === 'catch') return red(notice.caught(whoOf(names, caught.seat)));
  const open = table.turn.doubles[0] ?? table.open[0];
  if (now.mode !== 'playing' && open !== undefined) {
    return red(notice.cover(whoOf(names, table.turn.seat), tileName(open.tile), names.train(open.train)));
  }
  if (table.phase === 'building' && seat !== null && at(table.seats, seat).sent) return plain(notice.sent);
  if (table.out !== null) return plain(notice.stillBuilds(whoOf(names, table.out)));
  const last =
    table.rules.lastTile === 'none' ? -1 : table.seats.findIndex((one, index) => index !== seat && one.tiles === 1);
  return last < 0 ? null : plain(notice.lastTile(whoOf(names, last)));
}

function latest(reading: Reading): Notice {
  const { now, names } = reading;
  const calm =
    now.mode === 'playing' ? text.notice.choose : text.notice.nobodyHurries(names.seat(now.view.table.turn.seat));
  return { tone: 'quiet', sentence: reading.latest ?? calm, link: null, hasLamp: false };
}

function whoOf(names: Names, seat: number): Who {
  return { name: names.seat(seat), isYou: names.isYou(seat) };
}
