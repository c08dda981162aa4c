import type { RefusalForms } from '../refusals.ts';
import { capital } from '../common.ts';
import { am, den } from './grammar.ts';

/** Why an action is refused (docs/rules.de.md section 10). */
export const refusals: RefusalForms = {
  thatTile: 'Das',
  thatTrain: 'dieser Zug',
  thatEnd: 'diese Zahl',
  sentences: {
    NOT_YOUR_TURN: () => 'Du bist nicht dran.',
    NOT_IN_HAND: ({ tile }) => `${tile} ist nicht in deiner Hand.`,
    NO_MATCH: ({ tile, train, end }) => `${tile} hat keine ${end}, und ${train} endet auf ${end}.`,
    TRAIN_PRIVATE: ({ tile, train }) => `${tile} passt nicht: ${capital(train)} ist privat, sein Signal ist unten.`,
    OWN_TRAIN_ONLY: ({ tile, train }) =>
      `${tile} darf nicht an ${den(train)}: Dein Signal ist oben, also legst du nur am eigenen Zug.`,
    MEXICAN_NOT_YET: ({ tile }) =>
      `${tile} darf den Mexikanischen Zug noch nicht beginnen, wenn du zum ersten Mal dran bist.`,
    MUST_SATISFY_DOUBLE: ({ tile, double, train }) =>
      `${tile} muss warten: ${double} ${am(train)} ist offen. Deck ihn zuerst ab.`,
    MUST_CAP: ({ tile, double, train }) => `${tile} muss warten: Deck zuerst dein Doppel ${double} ${am(train)} ab.`,
    DOUBLE_NEEDS_FOLLOW_UP: ({ tile, double }) =>
      double === ''
        ? `${tile} braucht noch einen Stein aus deiner Hand, an einem deiner beiden Doppel.`
        : `${tile} muss an eines der beiden Doppel, die du gelegt hast.`,
    MUST_PLAY: () => 'Du hast einen Stein, der passt. Leg ihn.',
    MUST_DRAW: () => 'Im Talon sind noch Steine. Zieh einen.',
    BONEYARD_EMPTY: () => 'Der Talon ist leer: Es gibt nichts zu ziehen.',
    ONLY_DRAWN_TILE: ({ tile }) => `${tile} muss warten: Du darfst nur den gezogenen Stein legen.`,
    BUILD_FIRST: () => 'Zuerst baust du deinen eigenen Zug. Passt dort kein Stein, zieh oder setz aus.',
    BUILD_BROKEN: ({ tile, end }) => `${tile} schließt nicht an: Der Stein davor endet auf ${end}.`,
    NOT_LAST_TILE: () => 'Es gibt nichts zu klopfen. Klopf, wenn du nur noch einen Stein hast.',
    NOTHING_TO_CATCH: () => 'Da ist niemand zu erwischen: Dieser Platz hat geklopft.',
    ROUND_OVER: () => 'Die Runde ist vorbei.',
    MALFORMED: () => 'Das geht hier nicht. Sende einen Stein als Stein@Zug, oder build, draw oder pass.',
  },
};
