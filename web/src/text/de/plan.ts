import type { Translation } from '@slow-train/words';
import { den } from '@slow-train/words/de';
import type * as en from '../en/plan.ts';

/** The most tiles a sentence names; the rest is counted. */
const MOST_NAMED = 6;

const some = (names: readonly string[]): string =>
  names.length <= MOST_NAMED
    ? names.join(', ')
    : `${names.slice(0, MOST_NAMED).join(', ')} und ${names.length - MOST_NAMED} weitere`;

/** Words about planning ahead. `*this*` is strong. */
export const planText: Translation<typeof en.planText> = {
  open: 'Vorausplanen',
  change: 'Ändern',
  takeBack: 'Zurücknehmen',
  takingBack: 'Wird zurückgenommen…',
  label: 'Dein Plan',

  laid: (next, turns) => `*Dein Plan:* ${next}, gilt ${turns === 1 ? 'einmal' : `${turns}-mal`}`,
  next: {
    train: (tile) => `als Nächstes ${tile}`,
    play: (tile, train) => `${tile} an ${den(train)}`,
    cover: (tile) => `${tile} an ein offenes Doppel`,
    advice: 'was der Computer rät',
    wait: 'nur was sein muss',
  },

  title: 'Vorausplanen',
  close: 'Zurück zum Tisch',
  secret: 'Nur du siehst ihn. Du kannst ihn zurücknehmen, bis er spielt.',
  yourTurn: 'Du bist dran: Dieser Plan spielt sofort.',
  meanwhile: 'Inzwischen:',
  lay: 'Plan speichern',
  layAgain: 'Geänderten Plan speichern',
  laying: 'Wird gespeichert…',

  parts: 'Teile des Plans',
  part: {
    train: (tiles) => `Dein Zug${tiles > 0 ? ` (${tiles})` : ''}`,
    cover: (tiles) => `Doppel${tiles > 0 ? ` (${tiles})` : ''}`,
    plays: (plays) => `Einzelne${plays > 0 ? ` (${plays})` : ''}`,
  },
  hand: 'Deine Steine',
  tile: (tile, is) =>
    [
      tile,
      ...(is.place === null ? [] : [`Nummer ${is.place}`]),
      ...(is.isPicked ? ['gewählt'] : []),
      ...(is.isFit ? ['passt'] : []),
    ].join(', '),

  train: {
    starts: (end) => `Dein Zug endet auf *${end}*. Tippe an, was folgt.`,
    ends: (end) => `Mit diesen endet er auf *${end}*.`,
    list: 'Dein Zug, wie du ihn planst',
    undo: 'Letzten zurück',
    longest: (tiles, isProved) => `${isProved ? 'Längster' : 'Langer'} Zug (${tiles})`,
  },
  cover: {
    how: 'Der erste von diesen, der passt, deckt ein Doppel ab.',
  },
  plays: {
    how: 'Wähle einen Stein, dann einen Zug. Gelegt wird der erste, den die Regeln erlauben.',
    to: (tile) => `*${tile}* legen an:`,
    trains: (tile) => `Züge für ${tile}`,
    put: (tile, train, end) => `${tile} an ${den(train)} legen, er endet auf ${end}`,
    fits: 'passt jetzt',
    list: 'Einzelne Steine, der liebste zuerst',
    line: (tile, train) => `*${tile}* an ${den(train)}`,
    sooner: 'Früher',
    soonerSpoken: (tile, train) => `${tile} an ${den(train)}: früher`,
    remove: 'Entfernen',
    removeSpoken: (tile, train) => `${tile} an ${den(train)}: entfernen`,
  },

  otherwise: 'Wenn nichts passt',
  wait: 'Auf mich warten',
  advice: 'Rat des Computers',
  stops: 'Anhalten, wenn',
  stop: {
    doubleOpens: 'ein Doppel offen ist',
    trainOpens: 'ein Zug sich öffnet',
    oneTile: 'jemand nur noch 1 Stein hat',
    roundEnds: 'die Runde endet',
  },
  turns: 'Wie oft',
  turnsMore: (most) => `Bis zu ${most}-mal, wenn du dran bist`,

  summary: {
    title: 'Was geschehen wird',
    turns: (turns) => (turns === 1 ? 'Wenn du dran bist:' : `Die nächsten ${turns} Male, wenn du dran bist:`),
    cover: (tiles) => `deckt ein Doppel ab mit ${tiles.join(', sonst ')}`,
    train: (tiles) => `legt ${some(tiles)} an deinen Zug, so weit es geht`,
    plays: (plays) => `legt ${some(plays)}, was zuerst erlaubt ist`,
    play: (tile, train) => `${tile} an ${den(train)}`,
    wait: 'wartet auf dich',
    advice: 'tut, was der Computer rät',
    forced: 'Was sein muss, geschieht in jedem Fall.',
    stops: (when) => `Hält an, wenn ${when.join(' oder ')}.`,
  },
};
