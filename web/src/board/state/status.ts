import type { GameView, RuleLink } from '@slow-train/protocol';
import { at, tileName, placeRefusal, type View } from '@slow-train/rules';
import type { Names, Who } from '#words';
import { text } from '#text/table.ts';
import type { SendState } from '../../client/send-action.ts';
import { buildEnd, playableTiles, rowsFor, type Selection, type Situation } from './selection.ts';
import { trainOrder } from './trains.ts';

/** The content of the status bar. `red`: an open double or a refusal. `quiet`: only the last event. */
export interface Status {
  readonly tone: 'red' | 'plain' | 'quiet';
  /** `*this*` is strong. */
  readonly sentence: string;
  /** The button next to it. */
  readonly link: 'why' | 'whyOthers' | 'close' | 'hint' | 'unhint' | 'showBuild' | null;
  readonly hasIndicator: boolean;
  /** The rule behind a refusal. */
  readonly rule: RuleLink | null;
}

/** The input of the status. */
export interface StatusInput {
  readonly situation: Situation;
  readonly selection: Selection;
  readonly game: Pick<GameView, 'status' | 'results'>;
  readonly sending: SendState;
  readonly online: boolean;
  readonly names: Names;
  readonly isTouch: boolean;
  /** The last event, shown if nothing is more urgent. */
  readonly latest: string | null;
}

/** Returns a status that can wait. */
export const plainStatus = (sentence: string, link: Status['link'] = null): Status => ({
  tone: 'plain',
  sentence,
  link,
  hasIndicator: false,
  rule: null,
});
const red = (sentence: string): Status => ({ ...plainStatus(sentence), tone: 'red', hasIndicator: true });

/** Returns the most urgent status. */
export function urgentStatus(input: StatusInput): Status {
  const { situation, sending, online } = input;
  const words = text.status;
  if (sending.state === 'refused')
    return { ...plainStatus(sending.sentence, 'close'), tone: 'red', rule: sending.rule };
  if (sending.state === 'waiting') return plainStatus(words.waitingToSend);
  if (!online) return plainStatus(words.offline);
  if (situation.mode === 'over') return plainStatus(ending(input));
  return ofSelection(input) ?? ofTurn(input) ?? ofOthers(input) ?? ofLatest(input);
}

/** Returns the statuses that are less urgent than the first. */
export function furtherStatuses(input: StatusInput): readonly Status[] {
  if (input.situation.mode === 'over') return [];
  const first = urgentStatus(input);
  const others = ofOthers(input);
  return others === null || others.sentence === first.sentence ? [] : [others];
}

function ending({ game, situation, names }: StatusInput): string {
  const { scores, seats } = situation.view.table;
  const out = seats.findIndex((seat) => seat.tiles === 0);
  const result = scores !== null && out >= 0 ? text.status.out(whoOf(names, out)) : text.status.blocked;
  return game.status === 'finished' ? `${result} ${text.status.gameOver}` : result;
}

/** Returns the status of the selected tile or build. */
function ofSelection({ situation, selection, isTouch }: StatusInput): Status | null {
  const words = text.status;
  const { tile, build } = selection;
  if (situation.mode === 'building') {
    if (tile !== null && !playableTiles(situation, build).has(tile)) {
      return plainStatus(words.noFollow(tileName(tile), buildEnd(situation.view, build)), 'why');
    }
    return build.length > 0 ? plainStatus(words.built(build.length, buildEnd(situation.view, build))) : null;
  }
  if (tile === null) return null;
  if (situation.mode !== 'playing') return plainStatus(words.notNow(tileName(tile)), 'why');
  const { table, hand } = situation.view;
  const trains = rowsFor(situation, tile).length;
  if (trains > 0 && table.turn.step === 'drawn' && tile === hand.at(-1))
    return plainStatus(drewSentence(situation, tileName(tile)), 'whyOthers');
  if (trains === 0) return plainStatus(words.fitsNone(tileName(tile)), 'why');
  return plainStatus(words.fits(tileName(tile), trains, isTouch), 'whyOthers');
}

/** Returns the player's task. */
function ofTurn({ situation, names }: StatusInput): Status | null {
  const words = text.status;
  const { view, legal, mode } = situation;
  const { table, hand } = view;
  if (legal.some((action) => action.do === 'tap')) return red(words.tapLate);
  if (mode === 'building') return plainStatus(words.build(buildEnd(view, [])));
  if (mode !== 'playing') return null;
  const last = hand.at(-1);
  if (table.turn.step === 'drawn' && last !== undefined) {
    return plainStatus(drewSentence(situation, tileName(last)));
  }
  const canPlay = legal.some((action) => action.do === 'play');
  const own = table.turn.doubles[0];
  const open = own ?? table.open[0];
  if (open !== undefined) {
    const [double, train] = [tileName(open.tile), names.train(open.train, open.line)];
    if (!canPlay) return red(words.coverDraw(double, train, table.boneyard));
    if (own === undefined) return red(words.coverYours(double, train));
    return red((mustCover(view) ? words.coverOnly : words.oneMore)(double, train));
  }
  if (canPlay) return table.turn.step === 'bonus' ? plainStatus(words.again) : null;
  return plainStatus(legal.some((action) => action.do === 'draw') ? words.mustDraw : words.mustPass(table.boneyard));
}

function drewSentence({ legal }: Situation, tile: string): string {
  return legal.some((action) => action.do === 'pass') ? text.status.drewMay(tile) : text.status.drew(tile);
}

/** Whether the rules take tiles only on the doubles that were played in this turn. */
function mustCover({ table, seat }: View): boolean {
  if (seat === null) return false;
  return trainOrder(table, seat).some((train) => {
    const code = placeRefusal(table, seat, train)?.code;
    return code === 'MUST_CAP' || code === 'DOUBLE_NEEDS_FOLLOW_UP';
  });
}

/** Returns the task of the others, or who is about to go out. */
function ofOthers({ situation, names }: StatusInput): Status | null {
  const words = text.status;
  const { table, seat } = situation.view;
  const caught = situation.legal.find((action) => action.do === 'catch');
  if (caught?.do === 'catch') return red(words.caught(whoOf(names, caught.seat)));
  const open = table.turn.doubles[0] ?? table.open[0];
  if (situation.mode !== 'playing' && open !== undefined) {
    return red(words.cover(whoOf(names, table.turn.seat), tileName(open.tile), names.train(open.train, open.line)));
  }
  if (table.phase === 'building' && seat !== null && at(table.seats, seat).sent) return plainStatus(words.sent);
  if (table.out !== null) return plainStatus(words.stillBuilds(whoOf(names, table.out)));
  const last =
    table.rules.lastTile === 'none' ? -1 : table.seats.findIndex((one, index) => index !== seat && one.tiles === 1);
  return last < 0 ? null : plainStatus(words.lastTile(whoOf(names, last)));
}

function ofLatest({ situation, names, latest }: StatusInput): Status {
  const { mode, view } = situation;
  const calm = mode === 'playing' ? text.status.choose : text.status.nobodyHurries(names.seat(view.table.turn.seat));
  return { ...plainStatus(latest ?? calm), tone: 'quiet' };
}

function whoOf(names: Names, seat: number): Who {
  return { name: names.seat(seat), isYou: names.isYou(seat) };
}
