import { capital, type Translation } from '../common.ts';
import type { happened as english } from '../en/happened.ts';
import { accusative, count, am, den, does, listed, thingOf, timesInWords, trainOf } from './grammar.ts';

/** The events of a game as sentences, with `*this*` emphasized. */
export const happened: Translation<typeof english> = {
  played: (who, tile, train, end) =>
    `${does(who, 'hast', 'hat')} *${tile}* an ${den(train)} gelegt; er endet jetzt auf ${end}.`,
  playedDouble: (who, tile, train) => `${does(who, 'hast', 'hat')} *${tile}* an ${den(train)} gelegt.`,
  ownTrain: (who) => (who.isYou ? 'deinen eigenen Zug' : 'den eigenen Zug'),
  built: (who, tiles) => `${does(who, 'hast', 'hat')} mit *${count(tiles, 'Stein', 'Steinen')}* gebaut.`,
  buildSent: (who) => `${does(who, 'hast', 'hat')} gebaut. Der Zug bleibt verdeckt, bis alle gebaut haben.`,
  drew: (who, tile) => `${does(who, 'hast', 'hat')}${tile === null ? '' : ` *${tile}*`} gezogen.`,
  drewInVain: (who, tile) => `${does(who, 'hast', 'hat')}${tile === null ? '' : ` *${tile}*`} gezogen, nichts gelegt.`,
  drewSeveral: (who, tiles, yours) =>
    `${does(who, 'hast', 'hat')} *${count(tiles, 'Stein', 'Steine')}* gezogen${yours.length === 0 ? '' : `: ${listed(yours)}`}.`,
  passed: (who) => `${does(who, 'hast', 'hat')} ausgesetzt.`,
  skipped: (who) => `${does(who, 'wurdest', 'wurde')} übersprungen.`,
  marked: (who) => `${who.isYou ? 'Dein Zug' : capital(trainOf(who.name))} ist offen für alle.`,
  unmarked: (who) => `${who.isYou ? 'Dein Zug' : capital(trainOf(who.name))} ist wieder privat.`,
  openedOn: (tile, train) => `*${tile}* ${am(train)} ist offen.`,
  covered: (tile) => `*${tile}* ist abgedeckt.`,
  lineEnded: (tile, train) => `Ende der Strecke für *${tile}* ${am(train)}.`,
  lastTile: (who) => `${does(who, 'hast', 'hat')} noch 1 Stein.`,
  tapped: (who) => `${does(who, 'hast', 'hat')} geklopft: noch 1 Stein.`,
  caught: (who, by, tiles) =>
    `${does(by, 'hast', 'hat')} ${who.isYou ? 'dich' : who.name} erwischt. ${does(who, 'ziehst', 'zieht')} ${count(tiles, 'Stein')}.`,
  wentOut: (who) => `${does(who, 'bist', 'ist')} alle Steine los.`,
  blocked: 'Niemand kann legen.',
  roundOver: 'Die Runde ist vorbei.',
  gameOver: 'Die Partie ist vorbei.',
  thrownIn: 'Niemand hatte die Lok. Es wurde neu ausgeteilt.',
  searched: (tiles, yours) =>
    `Auf der Suche nach der Lok ${tiles === 1 ? 'wurde' : 'wurden'} noch ${count(tiles, 'Stein')} gezogen${yours.length === 0 ? '' : `; du hast ${listed(yours.map((tile) => `*${tile}*`))} bekommen`}.`,
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
