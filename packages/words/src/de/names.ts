import type * as en from '../en/names.ts';
import type { Phrase, Reaction } from '@slow-train/protocol';
import type { Translation } from '../common.ts';
import { browserNamesWith } from '../browser-name.ts';
import { namesWith } from '../names.ts';
import { roughLength } from '../rough-length.ts';
import { am, count, listed, trainOf } from './grammar.ts';

export const seatName = (seat: number): string => `Platz ${seat + 1}`;

export const namesOf = /* @__PURE__ */ namesWith({
  you: 'Du',
  seat: seatName,
  row: { yours: 'Dein Zug', mexican: 'Mexikanischer' },
  train: { yours: 'dein Zug', mexican: 'der mexikanische Zug', of: trainOf },
  short: { of: trainOf },
  branch: (letters) => `Zweig ${letters}`,
});

/** What people stamp on a move. */
export const reactions: { readonly [reaction in Reaction]: string } = {
  ouch: 'autsch',
  ha: 'ha',
  nice: 'schön',
  wow: 'wow',
  uhOh: 'oje',
  thanks: 'danke',
};

/** What people say without typing. */
export const phrases: { readonly [phrase in Phrase]: string } = {
  hello: 'Hallo',
  goodLuck: 'Viel Glück',
  wellPlayed: 'Gut gespielt',
  thankYou: 'Danke',
  ouch: 'Autsch',
  ha: 'Ha',
  soClose: 'So knapp',
  badLuck: 'Pech gehabt',
  sorry: 'Entschuldige',
  takeYourTime: 'Lass dir Zeit',
  backTomorrow: 'Bis morgen',
  oneMore: 'Noch eine?',
  goodGame: 'Gute Partie',
};

/** Units of a rough length: one of them, and several. */
const UNITS = {
  minute: ['Minute', 'Minuten'],
  hour: ['Stunde', 'Stunden'],
  day: ['Tag', 'Tage'],
  week: ['Woche', 'Wochen'],
  month: ['Monat', 'Monate'],
} as const;

/** How a game stands, in one sentence of a list. */
export const listing: Translation<typeof en.listing> = {
  /** How long a game takes: `etwa 3 Wochen`. */
  takes: (hours) => {
    const { unit, many } = roughLength(hours);
    const [one, more] = UNITS[unit];
    return `etwa ${count(many, one, more)}`;
  },
  computerHolds: 'Ein Computer hütet deinen Platz.',
  sitsIn: (name) => `${name ?? 'Jemand'} springt für dich ein.`,
  missing: (free) => (free === 1 ? 'Es fehlt noch 1 Person.' : `Es fehlen noch ${free} Personen.`),
  inTournament: (round, rounds, news) => `Turnier, Runde ${round} von ${rounds}. ${news}`,
  canStart: (isHost) =>
    isHost ? 'Alle sind da: Du kannst anfangen.' : 'Alle sind da: Es fehlt nur noch das Startsignal.',
  build: 'Bau deinen Zug.',
  isOpen: (tile, train) => `${tile} ${am(train)} ist offen.`,
  yourTurn: 'Du bist dran.',
  builds: (builds) => `Es ${builds === 1 ? 'fehlt noch 1 Zug' : `fehlen noch ${builds} Züge`}.`,
  dealing: 'Die nächste Runde wird ausgeteilt.',
  waitingFor: (name) => `Warten auf ${name ?? 'niemanden'}.`,
  nobody: 'niemand',
  noResult: 'Die Partie endete ohne Ergebnis.',
  won: (winners) => {
    if (winners.length < 2)
      return winners[0] === null ? 'Du hast gewonnen.' : `${winners[0] ?? 'Niemand'} hat gewonnen.`;
    return `Gemeinsam auf Platz 1: ${listed(winners.map((name) => name ?? 'du'))}.`;
  },
};

export const browserName = /* @__PURE__ */ browserNamesWith({
  unknown: 'Ein Browser',
  on: (browser, system) => `${browser} auf ${system}`,
});
