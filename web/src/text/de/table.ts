import { entryOf } from '@slow-train/protocol/languages';
import { once } from '@slow-train/words/once';
import type { Translation } from '@slow-train/words';
import { capital, count, am, den, deadlineTime, does, thingOf, numberWord } from '@slow-train/words/de';
import type * as en from '../en/table.ts';

const choices = once(() => new Intl.ListFormat(entryOf('de').locale, { type: 'disjunction' }));

/** Every word of the board. In some of them `*this*` is set strong. */
export const text: Translation<typeof en.text> = {
  topBar: {
    yourTurn: 'Du bist dran',
    isOn: (name) => `Dran: ${name}`,
    building: 'Alle bauen',
    roundOver: 'Runde vorbei',
    finished: 'Partie vorbei',
    round: (round, rounds) => `Runde ${round} von ${rounds}`,
    boneyard: (tiles) => `Vorrat ${tiles}`,
    boneyardSpoken: (tiles) => (tiles === 0 ? 'Der Vorrat ist leer' : `${count(tiles, 'Stein')} im Vorrat`),
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
    oneMore: (double, train) => `Leg noch einen Stein: *${double}* ${am(train)} ist offen.`,
    again: 'Leg noch einen Stein: Du hast einen Pasch gelegt.',
    coverYours: (double, train) => `Deck *${double}* ${am(train)} ab.`,
    coverDraw: (double, train, boneyard) =>
      `${boneyard === 0 ? 'Setz aus' : 'Nimm einen'}: *${double}* ${am(train)} ist offen und nichts passt.`,
    coverOnly: (double, train) => `Deck jetzt deinen Pasch *${double}* ${am(train)} ab.`,
    cover: (who, double, train) => `${does(who, 'musst', 'muss')} *${double}* ${am(train)} abdecken.`,
    drew: (tile) => `Du hast *${tile}* genommen. Er passt.`,
    drewMay: (tile) => `Du hast *${tile}* genommen. Leg ihn oder behalte ihn.`,
    build: (end) => `Bau deinen Zug, zuerst mit einer ${end}.`,
    built: (tiles, end) => `*${count(tiles, 'Stein')}*, endet dann auf ${end}.`,
    mustDraw: 'Nimm einen: Kein Stein passt.',
    mustPass: (boneyard) =>
      boneyard === 0
        ? 'Setz aus: Kein Stein passt, und der Vorrat ist leer.'
        : 'Setz aus: Kein Stein passt. Dein Zug wird für alle offen.',
    lastTile: (who) => `${does(who, 'hast', 'hat')} noch 1 Stein.`,
    caught: (who) => `${does(who, 'hast', 'hat')} noch 1 Stein und nicht geklopft.`,
    tapLate: 'Klopf für deinen letzten Stein, bevor dich jemand erwischt.',
    sent: 'Dein Zug ist gesendet. Er bleibt verdeckt, bis alle gebaut haben.',
    out: (who) => `${does(who, 'hast', 'hat')} alle Steine gelegt. Die Runde ist vorbei.`,
    stillBuilds: (who) => `${does(who, 'hast', 'hat')} alle Steine gelegt. Alle anderen sind noch zum ersten Mal dran.`,
    blocked: 'Niemand kann legen. Die Runde ist vorbei.',
    gameOver: 'Die letzte Runde ist vorbei.',
    choose: 'Du bist dran. Es eilt nicht.',
    nobodyHurries: (name) => `${name} ist dran. Es eilt nicht.`,
    why: 'Warum nicht?',
    whyOthers: 'Warum nicht die anderen?',
    hint: 'Tipp',
    unhint: 'Lieber nicht',
    showBuild: 'Zeig ihn mir',
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
    out: 'alle gelegt',
    open: 'offen für alle',
    doubleOpen: (double) => `${double} offen`,
    ends: (end) => `endet dann auf ${end}`,
    endsLabel: (end) => `endet dann auf *${end}*`,
    endsIn: (end) => `endet auf ${end}`,
    branch: (letters) => `Zweig ${letters}`,
    under: (double) => `an ${double}`,
    branches: (branches) => `+${count(branches, 'Zweig', 'Zweige')}`,
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
    undo: 'Letzten zurück',
    clear: 'Alle zurück',
    title: 'Dein Zug',
    takeBack: (tile) => `${tile} und alles danach zurücknehmen`,
  },

  main: {
    draw: 'Nehmen',
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
        ...(by === null ? [] : [deadlineTime(by, now)]),
        ...(others === 0 ? [] : [`danach noch ${others === 1 ? 'einer' : numberWord(others)}`]),
      ].join(', '),
  },

  side: {
    tap: 'Klopfen: letzter Stein',
    tapWith: 'Auch klopfen',
    catch: (name) => `${name} erwischen`,
    draw: 'Lieber nehmen',
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
    hints: 'Stufe der Tipps',
    size: 'Größe der Steine auf diesem Gerät',
    fit: 'So groß wie möglich',
    larger: 'Noch größer: man scrollt',
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

/** Hints. `*this*` is strong. */
export const hintText: Translation<typeof en.hintText> = {
  play: (tile, train, because) => `Versuch *${tile}* an ${den(train)}: ${because}.`,
  build: (tiles, because) => `Versuch *${count(tiles, 'Stein')}*: ${because}.`,
  promise: (tiles) => `Du kannst einen Zug mit *${count(tiles, 'Stein', 'Steinen')}* legen.`,
  thinking: 'Einen Moment…',
  leaves: 'Ein Stein passt, aber diese Stufe ließe ihn liegen.',
  tap: 'Klopf dazu.',
  draw: 'Kein Stein passt: Nimm einen.',
  pass: 'Kein Stein passt: Setz aus.',
  because: {
    goesOut: 'damit hast du alle Steine gelegt',
    longest: 'dein längster Zug',
    longestFound: 'der längste gefundene Zug',
    longestKeeping: (double) =>
      `dein längster Zug. Der Pasch *${double}* bleibt auf der Hand: Nichts könnte ihn abdecken`,
    covers: (double) => `damit ist *${double}* abgedeckt`,
    onlyPlay: 'nichts anderes geht',
    habit: 'so baut diese Stufe',
    nearlyOut: (name, pips) => `${name} hat nur noch einen Stein, und du bist ${count(pips, 'Auge', 'Augen')} los`,
    runsOut: (number, tiles) =>
      tiles === 0 ? `eine weitere ${number} kommt nicht mehr` : `die *${number}* geht aus, nur noch ${tiles} zu haben`,
    canCover: (by) => `du kannst ihn mit *${by}* abdecken`,
    startsTrain: (tiles) => `damit beginnt dein längster Zug mit ${tiles}`,
    keepsTrain: (tiles) => `dein längster Zug mit ${tiles} bleibt möglich`,
    goesOn: (tiles) => (tiles === 1 ? '1 weiterer Stein kann folgen' : `${tiles} weitere Steine können folgen`),
    lightens: (pips) => `damit bist du ${count(pips, 'Auge', 'Augen')} los`,
  },
};

/** Links to rules. */
export const ruleLinkText: Translation<typeof en.ruleLinkText> = {
  name: (section, title) => `Regel ${section}: ${title}`,
  short: (section) => `Regel ${section}`,
  newTab: (words) => `${words} (öffnet einen neuen Tab)`,
};

/** The notepad. */
export const playerStateText: Translation<typeof en.playerStateText> = {
  notes: 'Notizen',
  notesHint: 'Nur du kannst das lesen, auf allen deinen Geräten.',
  placeholder: 'Wer hat bei Neunen genommen? Was hattest du als Nächstes vor?',
  saved: 'Gespeichert.',
  saving: 'Wird gespeichert…',
  tooLong: (most) =>
    `Deine Notizen von zwei Geräten sind zusammen zu lang. Kürz sie auf ${most} Zeichen. Bis dahin bleiben sie nur hier.`,
  unsaved: 'Slow Train ist nicht erreichbar. Deine Notizen bleiben hier und werden später gespeichert.',
};

/** The game page's words around the board. */
export const gameText: Translation<typeof en.gameText> = {
  movedOn: 'Der Tisch hat sich vorher verändert. Nichts wurde gespielt. Sieh noch mal hin.',
  failing: 'Slow Train ist nicht erreichbar. Was du gespielt hast, ist gespeichert.',
  signedOut: 'Dieser Browser ist abgemeldet. Nichts wurde gesendet.',
  tryAgain: 'Noch einmal',
  letGo: 'Zurücknehmen',
  signIn: 'Anmelden',
  signedOutTitle: 'Melde dich zuerst an',
  signedOutMore: 'Oder öffne den Einladungslink noch einmal.',
  signedOutBegun:
    'Dieser Browser ist nicht mehr angemeldet. Dein Platz bleibt dir: Melde dich mit deiner Adresse oder einem Passkey an. Noch anderswo angemeldet? Dort hilft „Weiteres Gerät anmelden“.',
  missing: 'Tisch nicht gefunden',
  missingMore: 'Er wurde gelöscht, oder du hast dort keinen Platz.',
  passedOn: 'Für dich ist kein Platz mehr frei',
  passedOnMore:
    'Jemand anders wurde gefragt, oder das Spiel hat begonnen. Deine anderen Tische stehen auf der ersten Seite.',
  failed: 'Der Tisch konnte nicht geladen werden',
};

/** Ending a game against computers. */
export const endGameText: Translation<typeof en.endGameText> = {
  end: 'Diese Partie beenden',
  ending: 'Wird beendet…',
  ended: 'Du hast diese Partie beendet',
  endedMore: 'Sie hat kein Ergebnis.',
  undo: 'Rückgängig',
  undoing: 'Sie kommt zurück…',
  undoMore: 'Anders überlegt? Eine Minute lang kannst du weiterspielen, als wäre nichts gewesen.',
};

/** The button of the sheet of votes. */
export const askTableText: string = 'Den Tisch fragen…';

/** The button of the notifications sheet, in a file of its own so that the board does not load the sheet's words. */
export const notifyButtonText: string = 'Sag mir, wenn ich dran bin';

/** Words about the events while the player was away. */
export const recapText: Translation<typeof en.recapText> = {
  moment: 'Der Tisch, wie er war',
  title: (things, isMore) => `Während du weg warst: ${isMore ? 'mehr als ' : ''}${count(things, 'Schritt')}`,
  list: 'Was geschah, das Älteste zuerst',
  now: 'Jetzt',
  round: ({ round, moves, isOver, out }) => {
    const many = `*Runde ${round}*: ${count(moves, 'Schritt')}`;
    if (!isOver) return `${many} bisher.`;
    return out === null
      ? `${many}, dann konnte niemand legen.`
      : `${many}, dann ${out.isYou ? 'hattest du' : `hatte ${out.name}`} alle Steine gelegt.`;
  },
  show: 'Auf dem Tisch zeigen',
  toYourTurn: 'Zum Tisch, du bist dran',
  again: 'Während ich weg war',

  replay: 'Während du weg warst',
  goOn: 'Weiter',
  reading: 'Die Schritte werden geladen…',
  failed: 'Die Schritte konnten nicht geladen werden.',
  tryAgain: 'Noch einmal',
  nothing: 'Nichts zu zeigen: So steht der Tisch jetzt.',
  asYouLeft: 'So hast du ihn verlassen.',
  skipped: (earlier) => `${count(earlier, 'früherer Schritt', 'frühere Schritte')} ausgelassen.`,
  skipToNow: 'Bis jetzt überspringen',
  toTable: 'Zurück zum Tisch',
  position: (step, of, endsNow) => (endsNow && step === of ? `${step} von ${of}: jetzt` : `${step} von ${of}`),
  player: 'Wiedergabe',
  keys: 'Pfeiltasten gehen weiter, Leertaste spielt ab, Esc überspringt.',
};

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
    cover: (tile) => `${tile} an einen offenen Pasch`,
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
    cover: (tiles) => `Pasch${tiles > 0 ? ` (${tiles})` : ''}`,
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
    how: 'Der erste von diesen, der passt, deckt einen Pasch ab.',
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
    doubleOpens: 'ein Pasch offen ist',
    trainOpens: 'ein Zug sich öffnet',
    oneTile: 'jemand nur noch 1 Stein hat',
    roundEnds: 'die Runde endet',
  },
  turns: 'Wie oft',
  turnsMore: (most) => `Bis zu ${most}-mal, wenn du dran bist`,

  summary: {
    title: 'Was geschehen wird',
    turns: (turns) => (turns === 1 ? 'Wenn du dran bist:' : `Die nächsten ${turns} Male, wenn du dran bist:`),
    cover: (tiles) => `deckt einen Pasch ab mit ${tiles.join(', sonst ')}`,
    train: (tiles) => `legt ${some(tiles)} an deinen Zug, so weit es geht`,
    plays: (plays) => `legt ${some(plays)}, was zuerst erlaubt ist`,
    play: (tile, train) => `${tile} an ${den(train)}`,
    wait: 'wartet auf dich',
    advice: 'tut, was der Computer rät',
    forced: 'Was sein muss, geschieht in jedem Fall.',
    stops: (when) => `Hält an, wenn ${when.join(' oder ')}.`,
  },
};

/** Dealing, at the table; the sheets about a deal have words of their own (fairness.ts). */
export const dealingText: Translation<typeof en.dealingText> = {
  shuffling: 'Es wird gemischt',
  waiting: (missing, minutes) => {
    const most = `höchstens ${minutes === 1 ? 'eine Minute' : `${minutes} Minuten`}`;
    if (missing.length === 0) return 'die nächste Runde wird gleich ausgeteilt.';
    if (missing.every(({ isYou }) => isYou)) return 'dein Anteil ist unterwegs: Lass diese Seite noch kurz offen.';
    const todo = missing.some(({ isYou }) => isYou)
      ? 'Lass diese Seite noch kurz offen.'
      : 'Du kannst diese Seite schließen.';
    return `es fehlt noch ${thingOf(missing, 'dein Anteil', 'etwas')}, ${most}. ${todo}`;
  },
  anew: 'Jemand hat den vollen Tisch verlassen: Die erste Verteilung wird neu vorbereitet.',
  changed: (round) =>
    `Die Verteilung von Runde ${round} wurde nachträglich geändert. Das darf nicht sein: Sieh beim Spielstand nach.`,
  brokenDeal: (round) => `Die Verteilung von Runde ${round} lief nicht wie zugesagt. Beim Spielstand steht, warum.`,

  without: (who) => `Verteilung ohne ${thingOf(who, 'deinen Anteil', 'den Anteil')}`,
  standing: {
    broken: 'Verteilung ist falsch ✗',
    missing: 'Verteilung nicht gezeigt',
    unchecked: 'Verteilung noch nicht geprüft',
    fits: 'Verteilung wiederholbar ✓',
    proved: 'Verteilung bewiesen ✓',
  },
};
