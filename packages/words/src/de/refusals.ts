import type { MexicanWait } from '@slow-train/rules';
import { refusalsWith } from '../refusals.ts';
import { capital } from '../common.ts';
import { am, den } from './grammar.ts';

const TURNS = ['', 'ersten', 'zweiten', 'dritten', 'vierten', 'fünften', 'sechsten', 'siebten', 'achten', 'neunten'];

/** Says what a Mexican train waits for. */
function notBefore(until: MexicanWait | undefined): string {
  switch (until) {
    case undefined:
    case 2:
      return 'wenn du zum ersten Mal dran bist';
    case 'before':
      return 'solange der vor ihm nicht begonnen hat';
    case 'own':
      return 'solange dein eigener Zug nicht begonnen hat';
    case 'allTurns':
      return 'solange nicht alle einmal dran waren';
    case 'allTrains':
      return 'solange nicht alle Züge begonnen haben';
    default:
      return `sondern erst ab deinem ${TURNS[until] ?? `${until}.`} Spielzug`;
  }
}

/** Why an action is refused (docs/rules.de.md section 10). */
export const explain = /* @__PURE__ */ refusalsWith({
  thatTile: 'Das',
  thatTrain: 'dieser Zug',
  thatEnd: 'diese Zahl',
  sentences: {
    NOT_YOUR_TURN: () => 'Du bist nicht dran.',
    NOT_IN_HAND: ({ tile }) => `${tile} ist nicht in deiner Hand.`,
    NO_MATCH: ({ tile, train, end, orDouble }) =>
      orDouble
        ? 'Der Mexikanische Zug beginnt mit einem Doppel.'
        : `${tile} hat keine ${end}, und ${train} endet auf ${end}.`,
    TRAIN_PRIVATE: ({ tile, train }) => `${tile} passt nicht: ${capital(train)} ist privat, sein Signal ist unten.`,
    OWN_TRAIN_ONLY: ({ tile, train }) =>
      `${tile} darf nicht an ${den(train)}: Dein Signal ist oben, also legst du nur am eigenen Zug.`,
    OWN_TRAIN_FIRST: ({ tile }) => `${tile} muss warten: Beginne zuerst deinen eigenen Zug.`,
    TRAIN_NOT_STARTED: ({ tile, train }) => `${tile} darf ${den(train)} nicht beginnen: Das darf nur sein Besitzer.`,
    NO_SUCH_END: ({ train }) => `Dieses Ende gibt es ${am(train)} nicht mehr.`,
    MEXICAN_NOT_YET: ({ tile, train, until }) => `${tile} darf ${den(train)} noch nicht beginnen, ${notBefore(until)}.`,
    MUST_SATISFY_DOUBLE: ({ tile, double, train }) =>
      `${tile} muss warten: ${double} ${am(train)} ist offen. Deck ihn zuerst ab.`,
    MUST_CAP: ({ tile, double, train, orDouble }) =>
      orDouble
        ? `${tile} muss warten: Deck dein Doppel ${double} ${am(train)} ab, oder leg ein anderes, das du abdecken kannst.`
        : `${tile} muss warten: Deck zuerst dein Doppel ${double} ${am(train)} ab.`,
    DOUBLE_NEEDS_FOLLOW_UP: ({ tile, double }) =>
      double === ''
        ? `${tile} braucht noch einen Stein aus deiner Hand, der es abdeckt.`
        : `${tile} muss an eines der beiden Doppel, die du gelegt hast.`,
    MUST_PLAY: () => 'Du hast einen Stein, der passt. Leg ihn.',
    MUST_DRAW: () => 'Im Talon sind noch Steine. Zieh einen.',
    BONEYARD_EMPTY: () => 'Der Talon ist leer: Es gibt nichts zu ziehen.',
    ONLY_DRAWN_TILE: ({ tile }) => `${tile} muss warten: Du darfst nur den gezogenen Stein legen.`,
    BUILD_FIRST: () => 'Zuerst baust du deinen eigenen Zug. Passt dort kein Stein, zieh oder setz aus.',
    BUILD_BROKEN: ({ tile, end }) => `${tile} schließt nicht an: Der Stein davor endet auf ${end}.`,
    BUILD_ENDS_IN_DOUBLE: () =>
      'Ein erster Zug darf nicht mit einem Doppel enden. Leg noch einen Stein, oder lass das Doppel weg.',
    NO_DOUBLE_OUT: ({ tile }) => `${tile} ist dein letzter Stein, und mit einem Doppel darfst du nicht ausgehen.`,
    NOT_LAST_TILE: () => 'Es gibt nichts zu klopfen. Klopf, wenn du nur noch einen Stein hast.',
    NOTHING_TO_CATCH: () => 'Da ist niemand zu erwischen: Dieser Platz hat geklopft.',
    ROUND_OVER: () => 'Die Runde ist vorbei.',
    MALFORMED: () => 'Das geht hier nicht. Sende einen Stein als Stein@Zug, oder build, draw oder pass.',
  },
});
