import { type Pips, explain as explainInEnglish } from '@slow-train/rules';
import { type Who, capital, MOST_NAMED } from '../common.ts';
import { mattersWith, planStopsWith } from '../matters.ts';
import { namesThenWith } from '../names-then.ts';
import type { Explain } from '../refusals.ts';
// oxlint-disable-next-line import/no-cycle -- a type only comes back
import { sentencesWith } from '../sentence.ts';
import { count, dayName, does, everyones, listed, spanOf, timesInWords } from './grammar.ts';
import { namesOf } from './names.ts';

/** The events of a game as sentences, with `*this*` emphasized. Tiles are already text (`tileText`). */
export const happened = {
  played: (who: Who, tile: string, train: string, end: Pips) =>
    `${who.name} played *${tile}* on ${train}; it now ends in ${end}.`,
  playedDouble: (who: Who, tile: string, train: string) => `${who.name} played *${tile}* on ${train}.`,
  ownTrain: (who: Who) => (who.isYou ? 'your own train' : 'their own train'),
  built: (who: Who, tiles: number) => `${who.name} built *${count(tiles, 'tile')}*.`,
  buildSent: (who: Who) => `${who.name} built. It stays hidden until everyone has.`,
  drew: (who: Who, tile: string | null) => (tile === null ? `${who.name} drew.` : `${who.name} drew *${tile}*.`),
  drewInVain: (who: Who, tile: string | null) =>
    tile === null ? `${who.name} drew, no play.` : `${who.name} drew *${tile}*, no play.`,
  drewSeveral: (who: Who, tiles: number, yours: readonly string[]) =>
    `${who.name} drew *${count(tiles, 'tile')}*${yours.length === 0 ? '' : `: ${listed(yours)}`}.`,
  passed: (who: Who) => `${who.name} passed.`,
  skipped: (who: Who) => `${does(who, 'were', 'was')} skipped.`,
  marked: (who: Who) => (who.isYou ? 'Your train is open to all.' : `${who.name}’s train is open to all.`),
  unmarked: (who: Who) => (who.isYou ? 'Your signal is down again.' : `${who.name}’s signal is down again.`),
  openedOn: (tile: string, train: string) => `*${tile}* on ${train} is open.`,
  covered: (tile: string) => `*${tile}* is covered.`,
  lineEnded: (tile: string, train: string) => `End of the line for *${tile}* on ${train}.`,
  lastTile: (who: Who) => `${does(who, 'have', 'has')} 1 tile left.`,
  tapped: (who: Who) => `${who.name} tapped: 1 tile left.`,
  caught: (who: Who, by: Who, tiles: number) =>
    `${by.name} caught ${who.isYou ? 'you' : who.name}. ${does(who, 'draw', 'draws')} ${count(tiles, 'tile')}.`,
  wentOut: (who: Who) => `${who.name} went out.`,
  blocked: 'Nobody can play.',
  roundOver: 'The round is over.',
  gameOver: 'The game is over.',
  thrownIn: 'Nobody had the engine. The tiles were dealt again.',
  /** All tiles drawn in an opening until somebody had the engine, and the viewer’s own among them. */
  searched: (tiles: number, yours: readonly string[]) =>
    `${count(tiles, 'more tile')} ${tiles === 1 ? 'was' : 'were'} drawn in search of the engine${yours.length === 0 ? '' : `; you drew ${yours.length > MOST_NAMED ? yours.length : listed(yours.map((tile) => `*${tile}*`))}`}.`,
  dealt: (round: number, engine: string, tiles: number) =>
    `Round ${round}: engine *${engine}*, ${count(tiles, 'tile')} each.`,
  /** The people whose browsers took no part in a deal (docs/fair-deals.md). */
  dealtWithout: (withheld: readonly Who[], silent: readonly Who[]) =>
    [
      ...(withheld.length === 0
        ? []
        : [`The deal was mixed without ${everyones(withheld)} part, which was committed but not revealed.`]),
      ...(silent.length === 0
        ? []
        : [
            `${capital(everyones(silent))} ${silent.length === 1 ? 'browser has' : 'browsers have'} no part in this deal.`,
          ]),
    ].join(' '),
  engineLaid: (who: Who, tile: string) => `${who.name} laid the engine *${tile}*.`,
  starter: (who: Who) => `${does(who, 'start', 'starts')}.`,
  joined: (who: Who) => `${who.name} sat down.`,
  left: (who: Who) => `${who.name} left the table.`,
  hostNow: (who: Who) => `${does(who, 'are', 'is')} the host now.`,
  started: 'The game begins.',
  replaced: (who: Who) => `${who.name}, a computer player, took over a seat that was given up.`,
  timedOut: (who: Who, times: number) =>
    `${who.name} ran out of time${times > 1 ? `, ${timesInWords(times)} in a row` : ''}.`,
  held: (who: Who, by: string) => `${who.name} was away too long. ${by}, a computer player, holds the seat.`,
  satIn: (who: Who) => `${who.name} is sitting in.`,
  gotUp: (who: Who) => `${who.name} got up.`,
  endsHere: 'The game ends as it stands.',
  playsOn: 'A computer plays on.',
  returned: (who: Who) => `${who.name} is back.`,
  away: (who: Who, from: string, to: string) => `${does(who, 'are', 'is')} away from ${from} to ${to}.`,
  home: (who: Who) => `${does(who, 'are', 'is')} back from vacation.`,
  voteOpened: (who: Who, matter: string) => `${who.name} called a vote: ${matter}.`,
  voted: (who: Who, inFavour: boolean) => `${who.name} voted ${inFavour ? 'yes' : 'no'}.`,
  votePassed: (matter: string) => `Voted: ${matter}.`,
  voteFailed: (matter: string) => `Voted down: ${matter}.`,
  resumed: 'The pause is over.',
  outage: (time: string) => `Slow Train was down for ${time}. All deadlines moved by as much.`,
  takenDown: (reason: string) => `The operator of this site ended the game: ${reason.replaceAll('*', '')}`,
  ended: (who: Who) => `${who.name} ended the game.`,
  reopened: (who: Who) => `${who.name} took that back. The game goes on.`,
  /** Added to forced actions and to actions of a plan, for the seat that they were made for. */
  automatic: '(automatic)',
  planned: '(planned)',
};

export const matterOf = /* @__PURE__ */ mattersWith({
  pause: (days) => `pause the game for ${count(days, 'day')}`,
  resume: 'end the pause',
  extend: 'give this turn more time',
  replaceYou: 'let a computer player hold your seat',
  replace: (name) => `let a computer player hold ${name}’s seat`,
  cancel: 'end the game without a result',
  goOn: {
    computer: 'let a computer play on',
    substitute: 'look for a substitute',
    least: 'have only the least move made',
    end: 'end the game as it stands',
  },
});

export const planStopped = /* @__PURE__ */ planStopsWith({
  doubleOpened: (tile, train) => `Your plan stopped: *${tile}* is open on ${train}.`,
  trainOpened: (train) => `Your plan stopped: ${train} is open to all.`,
  oneTile: (name) => `Your plan stopped: ${name} has 1 tile left.`,
  roundEnded: 'Your plan stopped: the round is over.',
  nothingFits: 'Your plan stopped: nothing in it fits now.',
  turnsUsed: 'Your plan has played all its turns.',
});

/** Says why an action is refused, in the sentences of the rules themselves (docs/rules.md section 10). */
export const explain: Explain = explainInEnglish;

export const namesThen = /* @__PURE__ */ namesThenWith(namesOf, 'A stand-in');

export const sentenceOf = /* @__PURE__ */ sentencesWith({ happened, matterOf, dayName, spanOf });
