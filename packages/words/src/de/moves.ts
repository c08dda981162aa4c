import type * as en from '../en/moves.ts';
import type { MexicanWait } from '@slow-train/rules';
import { type Translation, capital, MOST_NAMED } from '../common.ts';
import { mattersWith, planStopsWith } from '../matters.ts';
import { namesThenWith } from '../names-then.ts';
import { refusalsWith } from '../refusals.ts';
import { sentencesWith } from '../sentence.ts';
import {
  accusative,
  am,
  count,
  dayName,
  den,
  does,
  listed,
  spanOf,
  thingOf,
  timesInWords,
  trainOf,
} from './grammar.ts';
import { namesOf } from './names.ts';

/** The events of a game as sentences, with `*this*` emphasized. */
export const happened: Translation<typeof en.happened> = {
  played: (who, tile, train, end) =>
    `${does(who, 'hast', 'hat')} *${tile}* an ${den(train)} gelegt; er endet jetzt auf ${end}.`,
  playedDouble: (who, tile, train) => `${does(who, 'hast', 'hat')} *${tile}* an ${den(train)} gelegt.`,
  ownTrain: (who) => (who.isYou ? 'deinen eigenen Zug' : 'den eigenen Zug'),
  built: (who, tiles) => `${does(who, 'hast', 'hat')} mit *${count(tiles, 'Stein', 'Steinen')}* gebaut.`,
  buildSent: (who) => `${does(who, 'hast', 'hat')} gebaut. Der Zug bleibt verdeckt, bis alle gebaut haben.`,
  drew: (who, tile) => `${does(who, 'hast', 'hat')}${tile === null ? '' : ` *${tile}*`} genommen.`,
  drewInVain: (who, tile) => `${does(who, 'hast', 'hat')}${tile === null ? '' : ` *${tile}*`} genommen, nichts gelegt.`,
  drewSeveral: (who, tiles, yours) =>
    `${does(who, 'hast', 'hat')} *${count(tiles, 'Stein', 'Steine')}* genommen${yours.length === 0 ? '' : `: ${listed(yours)}`}.`,
  passed: (who) => `${does(who, 'hast', 'hat')} ausgesetzt.`,
  skipped: (who) => `${does(who, 'wurdest', 'wurde')} übersprungen.`,
  marked: (who) => `${who.isYou ? 'Dein Zug' : capital(trainOf(who.name))} ist offen für alle.`,
  unmarked: (who) => `${who.isYou ? 'Dein Signal' : `Das Signal von ${who.name}`} ist wieder unten.`,
  openedOn: (tile, train) => `*${tile}* ${am(train)} ist offen.`,
  covered: (tile) => `*${tile}* ist abgedeckt.`,
  lineEnded: (tile, train) => `Ende der Strecke für *${tile}* ${am(train)}.`,
  lastTile: (who) => `${does(who, 'hast', 'hat')} noch 1 Stein.`,
  tapped: (who) => `${does(who, 'hast', 'hat')} geklopft: noch 1 Stein.`,
  caught: (who, by, tiles) =>
    `${does(by, 'hast', 'hat')} ${who.isYou ? 'dich' : who.name} erwischt. ${does(who, 'nimmst', 'nimmt')} ${count(tiles, 'Stein')}.`,
  wentOut: (who) => `${does(who, 'hast', 'hat')} alle Steine gelegt.`,
  blocked: 'Niemand kann legen.',
  roundOver: 'Die Runde ist vorbei.',
  gameOver: 'Die Partie ist vorbei.',
  thrownIn: 'Niemand hatte die Lok. Es wurde neu ausgeteilt.',
  searched: (tiles, yours) =>
    `Auf der Suche nach der Lok ${tiles === 1 ? 'wurde' : 'wurden'} noch ${count(tiles, 'Stein')} genommen${yours.length === 0 ? '' : `; du hast ${yours.length > MOST_NAMED ? yours.length : listed(yours.map((tile) => `*${tile}*`))} bekommen`}.`,
  dealt: (round, engine, tiles) => `Runde ${round}: Lok *${engine}*, je ${count(tiles, 'Stein')}.`,
  dealtWithout: (withheld, silent) =>
    [
      ...(withheld.length === 0
        ? []
        : [`Gemischt ohne ${thingOf(withheld, 'deinen Anteil', 'den Anteil')}: zugesagt, nicht gezeigt.`]),
      ...(silent.length === 0
        ? []
        : [
            `${thingOf(silent, 'Dein Browser', silent.length === 1 ? 'Der Browser' : 'Die Browser')} ${silent.length === 1 ? 'hat' : 'haben'} daran keinen Anteil.`,
          ]),
    ].join(' '),
  engineLaid: (who, tile) => `${does(who, 'hast', 'hat')} die Lok *${tile}* gelegt.`,
  starter: (who) => `${does(who, 'beginnst', 'beginnt')}.`,
  joined: (who) => `${does(who, 'sitzt', 'sitzt')} jetzt am Tisch.`,
  left: (who) => `${does(who, 'hast', 'hat')} den Tisch verlassen.`,
  hostNow: (who) => `${does(who, 'kannst', 'kann')} die Partie jetzt beginnen.`,
  started: 'Die Partie beginnt.',
  replaced: (who) => `${who.name}, ein Computer, hat einen aufgegebenen Platz übernommen.`,
  timedOut: (who, times) =>
    `${who.isYou ? 'Deine Zeit' : `Die Zeit von ${who.name}`} war um${times > 1 ? `, ${timesInWords(times)} hintereinander` : ''}.`,
  held: (who, by) => `${who.name} war zu lange weg. ${by}, ein Computer, hütet den Platz.`,
  satIn: (who) => `${does(who, 'springst', 'springt')} ein.`,
  gotUp: (who) => `${who.name} ist aufgestanden.`,
  endsHere: 'Die Partie endet so, wie sie steht.',
  playsOn: 'Ein Computer spielt weiter.',
  returned: (who) => `${does(who, 'bist', 'ist')} zurück.`,
  away: (who, from, to) => `${does(who, 'bist', 'ist')} vom ${from} bis zum ${to} weg.`,
  home: (who) => `${does(who, 'bist', 'ist')} aus dem Urlaub zurück.`,
  voteOpened: (who, matter) => `${does(who, 'lässt', 'lässt')} abstimmen: ${matter}.`,
  voted: (who, inFavour) => `${does(who, 'hast', 'hat')} mit ${inFavour ? 'Ja' : 'Nein'} gestimmt.`,
  votePassed: (matter) => `Angenommen: ${matter}.`,
  voteFailed: (matter) => `Abgelehnt: ${matter}.`,
  resumed: 'Die Pause ist vorbei.',
  outage: (time) => `Slow Train war ${accusative(time)} lang nicht erreichbar. Alle Fristen sind verschoben.`,
  takenDown: (reason) => `Die Verwaltung dieser Website hat die Partie beendet: ${reason.replaceAll('*', '')}`,
  ended: (who) => `${does(who, 'hast', 'hat')} die Partie beendet.`,
  reopened: (who) => `${does(who, 'hast', 'hat')} das zurückgenommen. Die Partie geht weiter.`,
  automatic: '(automatisch)',
  planned: '(geplant)',
};

export const matterOf = /* @__PURE__ */ mattersWith({
  pause: (days) => `die Partie für ${count(days, 'Tag')} anhalten`,
  resume: 'die Pause beenden',
  extend: 'diesmal mehr Zeit geben',
  replaceYou: 'einen Computer deinen Platz hüten lassen',
  replace: (name) => `einen Computer den Platz von ${name} hüten lassen`,
  cancel: 'die Partie ohne Ergebnis beenden',
  goOn: {
    computer: 'einen Computer weiterspielen lassen',
    substitute: 'einen Ersatz suchen',
    least: 'nur das Nötigste spielen lassen',
    end: 'die Partie beenden, wie sie steht',
  },
});

export const planStopped = /* @__PURE__ */ planStopsWith({
  doubleOpened: (tile, train) => `Dein Plan ist angehalten: *${tile}* ${am(train)} ist offen.`,
  trainOpened: (train) => `Dein Plan ist angehalten: ${capital(train)} ist offen für alle.`,
  oneTile: (name) => `Dein Plan ist angehalten: ${name} hat noch 1 Stein.`,
  roundEnded: 'Dein Plan ist angehalten: Die Runde ist vorbei.',
  nothingFits: 'Dein Plan ist angehalten: Nichts davon passt jetzt.',
  turnsUsed: 'Dein Plan ist zu Ende gespielt.',
});

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
        ? 'Der mexikanische Zug beginnt mit einem Pasch.'
        : `${tile} hat keine ${end}, und ${train} endet auf ${end}.`,
    TRAIN_PRIVATE: ({ tile, train }) => `${tile} darf nicht an ${den(train)}: Das Signal ist unten.`,
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
        ? `${tile} muss warten: Deck deinen Pasch ${double} ${am(train)} ab, oder leg einen anderen, den du abdecken kannst.`
        : `${tile} muss warten: Deck zuerst deinen Pasch ${double} ${am(train)} ab.`,
    DOUBLE_NEEDS_FOLLOW_UP: ({ tile, double }) =>
      double === ''
        ? `${tile} braucht noch einen Stein aus deiner Hand, der es abdeckt.`
        : `${tile} muss an einen Pasch, den du gelegt hast.`,
    MUST_PLAY: () => 'Du hast einen Stein, der passt. Leg ihn.',
    MUST_DRAW: () => 'Im Vorrat sind noch Steine. Nimm einen.',
    BONEYARD_EMPTY: () => 'Der Vorrat ist leer: Es gibt nichts zu nehmen.',
    ONLY_DRAWN_TILE: ({ tile }) => `${tile} muss warten: Du darfst nur den genommenen Stein legen.`,
    BUILD_FIRST: () => 'Zuerst baust du deinen eigenen Zug. Passt dort kein Stein, nimm einen oder setz aus.',
    BUILD_BROKEN: ({ tile, end }) => `${tile} schließt nicht an: Der Stein davor endet auf ${end}.`,
    BUILD_ENDS_IN_DOUBLE: () =>
      'Ein erster Zug darf nicht mit einem Pasch enden. Leg noch einen Stein, oder lass den Pasch weg.',
    NO_DOUBLE_OUT: ({ tile }) => `${tile} ist dein letzter Stein, und mit einem Pasch darfst du nicht ausgehen.`,
    NOT_LAST_TILE: () => 'Es gibt nichts zu klopfen. Klopf, wenn du nur noch einen Stein hast.',
    NOTHING_TO_CATCH: () => 'Da ist niemand zu erwischen: Dieser Platz hat geklopft.',
    ROUND_OVER: () => 'Die Runde ist vorbei.',
    MALFORMED: () => 'Das geht hier nicht. Sende einen Stein als Stein@Zug, oder build, draw oder pass.',
  },
});

export const namesThen = /* @__PURE__ */ namesThenWith(namesOf, 'Jemand als Ersatz');

export const sentenceOf = /* @__PURE__ */ sentencesWith({ happened, matterOf, dayName, spanOf });
