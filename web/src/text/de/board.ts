import { once } from '@slow-train/words/once';
import type { Translation } from '@slow-train/words';
import { capital, count, am, den, departureTime, does, numberWord } from '@slow-train/words/de';
import type * as en from '../en/board.ts';

const choices = once(() => new Intl.ListFormat('de', { type: 'disjunction' }));

/** Every word of the board. In some of them `*this*` is set strong. */
export const text: Translation<typeof en.text> = {
  topBar: {
    yourTurn: 'Du bist dran',
    isOn: (name) => `Dran: ${name}`,
    building: 'Alle bauen',
    roundOver: 'Runde vorbei',
    finished: 'Partie vorbei',
    round: (round, rounds) => `Runde ${round} von ${rounds}`,
    boneyard: (tiles) => `Talon ${tiles}`,
    boneyardSpoken: (tiles) => (tiles === 0 ? 'Der Talon ist leer' : `${count(tiles, 'Stein')} im Talon`),
    engine: (name) => `Die Lok ist ${name}`,
  },

  status: {
    offline: 'Keine Verbindung. Was du siehst, ist vielleicht veraltet.',
    waitingToSend: 'Keine Verbindung. Es ist gespeichert.',
    fits: (tile, trains, isTouch) =>
      trains === 1
        ? `*${tile}* passt an einen Zug.`
        : `*${tile}* passt an ${numberWord(trains)} Züge. ${isTouch ? 'Tippe einen an.' : 'Wähle einen.'}`,
    fitsNone: (tile) => `*${tile}* passt gerade an keinen Zug.`,
    noFollow: (tile, end) => `*${tile}* schließt nicht an: Dein Zug endet auf ${end}.`,
    notNow: (tile) => `*${tile}*: Du bist noch nicht dran.`,
    oneMore: (double, train) => `*${double}* ${am(train)} ist offen. Leg noch einen Stein.`,
    again: 'Du hast ein Doppel gelegt. Leg noch einen Stein.',
    coverYours: (double, train) => `Deck *${double}* ${am(train)} ab.`,
    coverDraw: (double, train, boneyard) =>
      `*${double}* ${am(train)} ist offen und nichts passt. ${boneyard === 0 ? 'Setz aus.' : 'Zieh einen.'}`,
    coverOnly: (double, train) => `Deck jetzt dein Doppel *${double}* ${am(train)} ab.`,
    cover: (who, double, train) => `${does(who, 'musst', 'muss')} *${double}* ${am(train)} abdecken.`,
    drew: (tile) => `Du hast *${tile}* gezogen. Er passt.`,
    drewMay: (tile) => `Du hast *${tile}* gezogen. Leg ihn oder behalte ihn.`,
    build: (end) => `Bau deinen Zug, zuerst mit einer ${end}.`,
    built: (tiles, end) => `*${count(tiles, 'Stein')}*, endet dann auf ${end}.`,
    mustDraw: 'Kein Stein passt. Zieh einen.',
    mustPass: (boneyard) =>
      boneyard === 0 ? 'Kein Stein passt, und der Talon ist leer.' : 'Kein Stein passt. Dein Zug wird für alle offen.',
    lastTile: (who) => `${does(who, 'hast', 'hat')} noch 1 Stein.`,
    caught: (who) => `${does(who, 'hast', 'hat')} noch 1 Stein und nicht geklopft.`,
    tapLate: 'Du hast für deinen letzten Stein nicht geklopft. Klopf, bevor dich jemand erwischt.',
    sent: 'Dein Zug ist gesendet. Er bleibt verdeckt, bis alle gebaut haben.',
    out: (who) => `${does(who, 'bist', 'ist')} alle Steine los. Die Runde ist vorbei.`,
    stillBuilds: (who) => `${does(who, 'bist', 'ist')} alle Steine los. Alle anderen sind noch zum ersten Mal dran.`,
    blocked: 'Niemand kann legen. Die Runde ist vorbei.',
    gameOver: 'Die letzte Runde ist vorbei.',
    choose: 'Du bist dran. Es eilt nicht.',
    nobodyHurries: (name) => `${name} ist dran. Es eilt nicht.`,
    why: 'Warum nicht?',
    whyOthers: 'Warum nicht die anderen?',
    hint: 'Tipp',
    unhint: 'Lieber nicht',
    close: 'Schließen',
    all: 'Alles zeigen',
    further: (notices) => (notices === 1 ? '1 weiterer Hinweis' : `${notices} weitere Hinweise`),
    more: (notices) => `+${notices}`,
    label: 'Hinweise',
  },

  row: {
    pips: (pips) => (pips === 1 ? 'Auge' : 'Augen'),
    inHand: (tiles) => `Hand: ${tiles}`,
    oneLeft: 'noch 1 Stein',
    out: 'fertig',
    open: 'offen für alle',
    doubleOpen: (double) => `${double} offen`,
    ends: (end) => `endet dann auf ${end}`,
    endsLabel: (end) => `endet dann auf *${end}*`,
    endsIn: (end) => `endet auf ${end}`,
    noTile: 'noch kein Stein',
    starts: (end) => `beginnt mit ${end}`,
    ended: 'Ende der Strecke',
    on: 'ist dran',
    sent: 'hat gebaut',
    owesTap: 'nicht geklopft',
    partner: 'Team',
    fold: 'Falten',
    more: (tiles) => `+${tiles}`,
    unfolded: (tiles, from, to) => `${count(tiles, 'Stein')}, von ${from} bis ${to}`,
  },

  below: {
    more: (trains, lit) =>
      `${trains === 1 ? '1 weiterer Zug' : `${trains} weitere Züge`} unten${lit === 0 ? '' : `, ${lit} beleuchtet`} ↓`,
    top: 'Nach oben ↑',
  },

  trainLabel: (train) =>
    [
      capital(train.name),
      train.tiles === 0
        ? `noch kein Stein, beginnt mit ${train.end}`
        : `${count(train.tiles, 'Stein')}, endet auf ${train.end}`,
      ...(train.open === null ? [] : [`${train.open} ist offen und muss abgedeckt werden`]),
      ...(train.isPublic ? ['offen für alle'] : []),
      ...(train.isEnded ? ['Ende der Strecke'] : []),
      ...(train.left === null ? [] : [`${count(train.left, 'Stein')} auf der Hand`]),
      ...(train.total === null ? [] : [`bisher ${count(train.total, 'Auge', 'Augen')}`]),
      ...(train.isOn ? ['ist dran'] : []),
    ].join(', '),
  playLabel: (tile, train, end) => `${tile} an ${den(train)} legen, endet dann auf ${end}`,
  trainTiles: (tiles) => (tiles.length === 0 ? 'Noch kein Stein' : tiles.join(', ')),
  trains: 'Züge',

  hand: {
    title: 'Deine Hand',
    summary: (tiles, pips) => `Deine Hand: ${count(tiles, 'Stein')}, ${count(pips, 'Auge', 'Augen')}`,
    label: (tile, is) =>
      [
        tile,
        ...(is.isNew ? ['neu'] : []),
        ...(is.laid === null ? [] : [`gelegt, Nummer ${is.laid} in deinem Zug`]),
        ...(is.isSelected ? ['gewählt'] : []),
        ...(is.isPlayable ? ['passt'] : []),
      ].join(', '),
    fresh: 'neu',
    arrange: 'Anordnen',
    sort: 'Ordnen',
    scrolls: (tiles, isTouch) => `${count(tiles, 'Stein')}: ${isTouch ? 'wischen' : 'scrollen'} für mehr`,
    keys: 'Pfeiltasten wählen, Enter legt, Esc legt zurück, H gibt einen Tipp',
    keysBuild: 'Enter legt einen Stein, Rücktaste nimmt ihn zurück, H gibt einen Tipp',
    keysWait: 'Zieh die Steine, wie du magst: Deine Reihenfolge bleibt',
    moved: (tile, place, of) => `${tile} ist jetzt Nummer ${place} von ${of}.`,
    none: 'Du schaust zu: An diesem Tisch hast du keine Hand.',
    empty: 'Deine Hand ist leer.',
  },

  build: {
    longestOf: (tiles) => `Längsten legen (${tiles})`,
    longOf: (tiles) => `Einen langen legen (${tiles})`,
    undo: 'Letzten zurück',
    clear: 'Alle zurück',
    title: 'Dein Zug',
    takeBack: (tile) => `${tile} und alles danach zurücknehmen`,
  },

  main: {
    draw: 'Ziehen',
    pass: 'Aussetzen',
    pick: 'Wähle einen Stein',
    pickBuild: 'Wähle Steine zum Bauen',
    build: (tiles) => `Mit ${tiles === 1 ? '1 Stein' : `${tiles} Steinen`} bauen`,
    waiting: (name) => `Warten auf ${name}`,
    waitingAll: 'Warten auf die anderen',
    play: (tile, train) => `${tile} an ${den(train)} legen`,
    choose: (trains, isTouch) =>
      trains.length > 2
        ? `Beleuchteten Zug ${isTouch ? 'antippen' : 'wählen'}`
        : `${choices().format(trains.map(den))} ${isTouch ? 'antippen' : 'wählen'}`,
    putBack: (tile) => `${tile} zurücklegen`,
    sending: 'Wird gesendet…',
    offline: 'Keine Verbindung: wird danach gesendet',
    scores: 'Spielstand ansehen',
    looking: (name) => `${name} ist dran`,
    next: (table) => `Weiter: ${table}`,
    nextMore: (by, now, others) =>
      [
        'du bist dran',
        ...(by === null ? [] : [departureTime(by, now)]),
        ...(others === 0 ? [] : [`danach noch ${others === 1 ? 'einer' : numberWord(others)}`]),
      ].join(', '),
  },

  side: {
    tap: 'Klopfen: letzter Stein',
    tapWith: 'Auch klopfen',
    catch: (name) => `${name} erwischen`,
    draw: 'Lieber ziehen',
    pass: 'Aussetzen',
    keep: 'Behalten',
    label: 'Was du noch tun kannst',
  },

  why: {
    title: (tile) => `Warum nicht ${tile}?`,
    others: 'Warum nicht die anderen Züge?',
    back: 'Zurück zur Hand',
    allTrains: 'Alle Züge',
    thisTrain: 'dieser Zug',
    next: 'Nächster Stein',
  },

  menu: {
    title: 'Menü',
    open: 'Menü',
    close: 'Zurück zum Tisch',
    settings: 'Einstellungen',
    back: '← Menü',
    thisTable: 'Dieser Tisch',
    thisDevice: 'Dieses Gerät',
    forced: 'Wenn nur eines möglich ist',
    forcedYes: 'Für mich spielen',
    forcedNo: 'Auf mich warten',
    forcedBusy: 'Wird gespeichert…',
    tiles: 'Steine zeigen',
    pips: 'Augen',
    numerals: 'Ziffern',
    light: 'Anzeige',
    auto: 'Wie das Gerät',
    day: 'Tag',
    night: 'Nacht',
    scores: 'Spielstand',
    tables: 'Deine Tische',
    log: 'Verlauf',
    talk: 'Reden',
    unread: (many) => (many === 1 ? '1 neue Nachricht' : `${many} neue Nachrichten`),
    seats: 'Plätze',
    side: 'Über diesen Tisch',
  },

  arrange: {
    title: 'Ordne deine Hand',
    hint: 'Zieh einen Stein an seinen Platz, oder schieb ihn mit Alt und den Pfeiltasten.',
    hintTouch: 'Zieh einen Stein an seinen Platz.',
    suit: 'Nach Zahl',
    suitMore: 'Zwölfer, dann Elfer und so weiter',
    train: 'Nach längstem Zug',
    trainMore: (end) => `Was auf ${end} folgen kann, der Reihe nach; dann der Rest`,
    pips: 'Nach Gewicht',
    pipsMore: 'Die schwersten zuerst: Sie sollten weg',
    close: 'So lassen, wie es ist',
  },

  log: {
    title: 'Verlauf',
    empty: 'Noch ist nichts passiert.',
    unread: 'Neu',
    before: 'Vor der ersten Runde',
    round: (round) => `Runde ${round}`,
    roundOn: (round, day) => `Runde ${round}, ${day}`,
    show: 'Auf dem Tisch zeigen',
  },

  seats: {
    here: 'gerade hier',
    title: 'Plätze',
    tiles: (tiles) => count(tiles, 'Stein'),
    total: (pips) => count(pips, 'Auge', 'Augen'),
    you: 'du',
    caption: 'Plätze, Steine auf der Hand und Augen bisher',
    name: 'Platz',
    hand: 'Hand',
    sum: 'Augen',
  },

  yourTurn: 'Du bist dran.',
};
