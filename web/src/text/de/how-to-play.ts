import type { Translation } from '@slow-train/words';
import type * as en from '../en/how-to-play.ts';
import type { RuleSet } from '@slow-train/rules';

/** The game in five pictures, for those who only want to look. */
export const howToPlayText: Translation<typeof en.howToPlayText> = {
  title: 'Das Spiel in fünf Bildern',
  line: 'Zehn Minuten zum Lernen, eine zum Schauen.',
  pictures: {
    trains: '9‑9 ist die Lok. Von ihr aus bauen alle einen Zug, Stein für Stein.',
    match: 'Enden müssen passen. 4‑1 endet auf 1, also braucht der nächste Stein eine 1.',
    signal: 'Nichts passt? Nimm einen. Immer noch nicht? Dein Signal geht hoch, und alle dürfen an deinen Zug.',
    double: 'Ein Pasch liegt quer und muss vor allem anderen abgedeckt werden.',
    count: 'Keine Steine mehr? Die Runde ist vorbei. Die anderen zählen ihre Augen. Die wenigsten gewinnen.',
  },
  learn: 'Spielend lernen, zwei Minuten',
  play: 'Gegen einen Computer spielen',
  rules: 'Alle Regeln',
};

/** Every word that players need, each with one meaning. The first form is the entry. */
export const GLOSSARY: Translation<typeof en.GLOSSARY> = {
  tile: {
    forms: ['Stein', 'Steine', 'Steinen', 'Steins'],
    means: 'Er hat zwei Enden. 9‑4 hat an einem eine 9, am anderen eine 4.',
  },
  pips: { forms: ['Augen'], means: 'Die Punkte auf den Steinen. Gezählt wird am Ende der Runde; weniger ist besser.' },
  double: {
    forms: ['Pasch', 'Pasche', 'Paschen'],
    means: 'Ein Stein mit derselben Zahl an beiden Enden. Er liegt quer zu seinem Zug.',
  },
  engine: { forms: ['Lok'], means: 'Der Pasch in der Mitte, von dem alle Züge ausgehen. Jede Runde hat eine andere.' },
  hand: { forms: ['Hand', 'Hände'], means: 'Deine Steine. Nur du siehst sie.' },
  train: {
    forms: ['Zug', 'Züge', 'Zügen', 'Zuges'],
    means: 'Eine Reihe von Steinen von der Lok nach außen. Alle haben einen eigenen.',
  },
  mexican: {
    forms: ['Mexikanischer Zug', 'Mexikanischen Zug', 'Mexikanische Zug'],
    means: 'Der Zug, der niemandem gehört. Alle dürfen ihn beginnen und an ihm legen.',
  },
  end: { forms: ['Ende eines Zuges'], means: 'Die äußere Zahl seines letzten Steins. Der nächste muss dazu passen.' },
  signal: { forms: ['Signal', 'Signale'], means: 'Steht an einem Zug. Ist es oben, ist der Zug offen für alle.' },
  open: {
    forms: ['offen für alle', 'offen'],
    means: 'Ein Zug, an dem alle legen dürfen, oder ein Pasch, der noch nicht abgedeckt ist.',
  },
  boneyard: { forms: ['Vorrat'], means: 'Die Steine, die noch niemand hat. Von dort wird genommen.' },
  draw: { forms: ['nehmen', 'nimmst', 'nimmt'], means: 'Den nächsten Stein vom Vorrat nehmen.' },
  pass: {
    forms: ['aussetzen', 'setzt du aus'],
    means: 'Keinen Stein legen, wenn der Vorrat leer ist. Dann geht es weiter.',
  },
  cover: { forms: ['abdecken', 'abgedeckt'], means: 'Einen passenden Stein an einen Pasch legen.' },
  build: { forms: ['bauen', 'baust', 'baut'], means: 'Auf einmal mehrere Steine an den eigenen Zug legen.' },
  tap: { forms: ['klopfen', 'klopfst'], means: 'Sagen, dass du nur noch 1 Stein hast, wo die Regeln es verlangen.' },
  out: {
    forms: ['alle Steine gelegt', 'alle Steine los'],
    means: 'Ohne Steine, nachdem der letzte gelegt ist. Das beendet die Runde.',
  },
  blocked: {
    forms: ['blockiert'],
    means: 'Eine Runde, in der niemand legen kann und nichts mehr zu nehmen ist.',
  },
  turn: { forms: ['dran', 'an der Reihe'], means: 'Wer legen, nehmen oder aussetzen muss. Es geht reihum nach links.' },
  round: {
    forms: ['Runde', 'Runden'],
    means: 'Vom Austeilen, bis jemand alle Steine los ist oder niemand legen kann. Eine Lok, eine Runde.',
  },
  game: { forms: ['Partie'], means: 'Alle Runden zusammen. Die wenigsten Augen gewinnen.' },
  seat: { forms: ['Platz', 'Plätze'], means: 'Ein Ort am Tisch, besetzt von einem Menschen oder einem Computer.' },
  houseRules: {
    forms: ['Hausregeln', 'Hausregel'],
    means: 'Was ein Tisch anders spielt, als sein Regelwerk es vorsieht.',
  },
};

const OPENING: { readonly [O in RuleSet['opening']]: string } = {
  aside: 'Die Lok kommt in die Mitte, bevor die Steine ausgeteilt werden.',
  holder: 'Wer die Lok hat, legt sie. Hat sie niemand, nehmen alle, bis sie jemand hat.',
  highest: 'Wer den höchsten Pasch hat, der noch keine Lok war, legt ihn: Das ist die Lok.',
  turns:
    'Alle nehmen noch einen Stein. Der höchste davon ist zuerst dran: die Lok legen oder einen Stein nehmen, dann der nächste Platz.',
  first: 'Wer zuerst einen Pasch hat, legt den höchsten. Wer keinen hat, nimmt einen Stein.',
};
const STARTER: { readonly [S in RuleSet['starter']]: string } = {
  engine: 'Wer sie gelegt hat, ist zuerst dran.',
  random: 'Wer zuerst dran ist, entscheidet das Los. Spätere Runden beginnt der nächste Platz links.',
  highTile: 'Alle nehmen, und der höchste Stein ist zuerst dran. Spätere Runden beginnt der nächste Platz links.',
  left: 'Zuerst dran ist der Platz links von dem, der sie gelegt hat.',
};
const FIRST_TURN: { readonly [F in RuleSet['firstTurn']]: string } = {
  single: 'Der erste Spielzug ist wie jeder andere: ein Stein.',
  build:
    'Bist du zum ersten Mal dran, baust du: so viele Steine, wie passen, einen nach dem anderen, alle am eigenen Zug. Passt keiner, nimmst du einen und darfst ihn legen.',
  phase:
    'Bevor das Spiel beginnt, bauen alle einmal: so viele Steine, wie passen, alle am eigenen Zug. Ein Pasch hat noch keine Wirkung. Kannst du nicht bauen, geht dein Signal hoch.',
};
const DOUBLES: { readonly [D in RuleSet['doubles']]: string } = {
  chain:
    'Dann legst du noch einen Stein, wo du darfst oder an den Pasch, und wieder einen, solange du einen Pasch legst. Kannst du nicht, nimmst du einen Stein, und der nächste Platz ist dran.',
  pair: 'Dann legst du noch einen Stein, wo du darfst oder an den Pasch. Nach einem zweiten muss ein dritter Stein an einen der beiden. Hast du keinen, nimmst du einen.',
  cap: 'Dann deckst du ihn sofort mit einem passenden Stein ab. Hast du keinen, nimmst du einen.',
  last: 'Dann darfst du weitere legen, solange du den letzten Pasch aus der Hand abdecken kannst. Hast du für den ersten nichts, nimmst du einen Stein.',
  plain: 'Danach ist der nächste Platz dran, wie nach jedem anderen Stein.',
};
const LIFTED: { readonly [L in RuleSet['liftedBy']]: string } = {
  owner: 'Es geht herunter, wenn du selbst an deinem Zug legst.',
  anyone: 'Es geht herunter, wenn jemand an deinem Zug legt.',
  play: 'Es geht herunter, wenn du irgendwo einen Stein legst.',
};
const OPEN: { readonly [O in RuleSet['openBinds']]: string } = {
  all: 'Solange ein Pasch nicht abgedeckt ist, ist er offen: Alle müssen ihn der Reihe nach abdecken, bevor sie woanders legen.',
  eligible:
    'Solange ein Pasch nicht abgedeckt ist, ist er offen: Wer dort legen darf, muss ihn abdecken, bevor es woanders weitergeht. Die anderen werden übersprungen.',
  player:
    'Solange ein Pasch nicht abgedeckt ist, ist er offen: Wer ihn gelegt hat, muss ihn abdecken, bevor es woanders weitergeht.',
  none: 'Ein Pasch, der nicht abgedeckt ist, bindet niemanden.',
};
const UNCAPPED: { readonly [U in RuleSet['uncappedMarks']]: string } = {
  none: 'Fehlt dieser Stein, geht kein Signal hoch.',
  own: 'Fehlt dieser Stein, geht dein Signal hoch.',
  bearer: 'Bleibt der Pasch offen, geht das Signal des Zuges hoch, an dem er liegt.',
};
const LAST_TILE: { readonly [L in RuleSet['lastTile']]: string } = {
  none: 'Hast du nur noch 1 Stein, musst du nichts sagen.',
  announced: 'Hat jemand nur noch 1 Stein, erfahren es alle.',
  penalty:
    'Hast du nur noch 1 Stein, musst du klopfen. Vergisst du es, dürfen dich alle erwischen, bis du wieder dran bist: Du nimmst 2 Steine.',
};

/** The rules in sentences, section by section, in the order of a round. */
export const rulesSections: Translation<typeof en.rulesSections> = {
  aim: {
    title: 'Worum es geht',
    sentences: () => [
      'Alle bauen einen Zug, von der Lok in der Mitte aus, Stein für Stein. Enden, die sich berühren, haben dieselbe Zahl.',
      'Werde deine Steine los. Die Augen, die du am Ende einer Runde noch hast, zählen gegen dich.',
    ],
  },
  opening: {
    title: 'Beginn einer Runde',
    sentences: (rules) => [
      ...(rules.opening === 'highest'
        ? []
        : ['Die Lok der ersten Runde ist der höchste Pasch. Jede weitere Runde nimmt den nächstniedrigeren.']),
      OPENING[rules.opening],
      STARTER[rules.starter],
      'Die Steine, die niemand hat, sind der Vorrat.',
    ],
  },
  first: {
    title: 'Der erste Spielzug',
    sentences: (rules) => [
      FIRST_TURN[rules.firstTurn],
      ...(rules.firstTurn === 'phase'
        ? [
            rules.simultaneousBuild === 'yes'
              ? 'Alle bauen gleichzeitig. Die Züge bleiben verdeckt, bis der letzte da ist.'
              : 'Sie bauen nacheinander.',
          ]
        : []),
      ...(rules.firstTurn === 'single'
        ? [
            rules.mexicanOnFirstTurn === 'yes'
              ? 'Schon beim ersten Mal darfst du den mexikanischen Zug beginnen.'
              : 'Beim ersten Mal darfst du den mexikanischen Zug noch nicht beginnen.',
          ]
        : []),
    ],
  },
  where: {
    title: 'Wohin ein Stein darf',
    sentences: (rules) => [
      'Ein Stein darf dorthin, wo eines seiner Enden zum Ende eines Zuges passt: an den eigenen Zug, an den mexikanischen Zug oder an einen Zug, dessen Signal oben ist.',
      rules.mexicanTrains === 0
        ? 'Es gibt keinen mexikanischen Zug.'
        : 'Der mexikanische Zug gehört allen. Er beginnt mit der Zahl der Lok und ist immer offen.',
      ...(rules.publicOwnerOnlyOwn === 'yes' ? ['Ist dein Signal oben, legst du nur am eigenen Zug.'] : []),
    ],
  },
  turn: {
    title: 'Legen, nehmen, aussetzen',
    sentences: (rules) => [
      'Wer dran ist, legt einen Stein. Nach einem Pasch geht es weiter.',
      rules.mustPlay === 'yes'
        ? 'Kannst du legen, musst du.'
        : 'Statt zu legen, darfst du nehmen, solange es etwas zu nehmen gibt.',
      rules.drawnTile === 'must'
        ? 'Passt nichts, nimmst du einen Stein. Passt er, musst du ihn sofort legen.'
        : 'Passt nichts, nimmst du einen Stein. Passt er, darfst du ihn sofort legen oder behalten.',
      'Passt nichts und ist der Vorrat leer, setzt du aus.',
    ],
  },
  signals: {
    title: 'Signale',
    sentences: (rules) => [
      rules.markOn === 'fail'
        ? 'Hast du nichts gelegt, geht dein Signal hoch: Dein Zug ist offen für alle.'
        : 'Sobald du nimmst, geht dein Signal hoch: Dein Zug ist offen für alle.',
      ...(rules.emptyPassMarks === 'no' ? ['Setzt du bei leerem Vorrat aus, bleibt dein Signal, wie es ist.'] : []),
      LIFTED[rules.liftedBy],
    ],
  },
  doubles: {
    title: 'Pasch',
    sentences: (rules) => ['Ein Pasch liegt quer.', DOUBLES[rules.doubles], UNCAPPED[rules.uncappedMarks]],
  },
  open: {
    title: 'Offener Pasch',
    sentences: (rules) => [
      OPEN[rules.openBinds],
      'Kannst du nicht, nimmst du. Deckt auch dieser Stein ihn nicht ab, geht dein Signal hoch, und der nächste Platz versucht es.',
      rules.deadDouble === 'release'
        ? 'Liegen alle Steine seiner Zahl auf dem Tisch, zählt der Pasch als abgedeckt.'
        : 'Liegen alle Steine seiner Zahl auf dem Tisch, bleibt der Pasch offen und blockiert die Runde.',
    ],
  },
  last: { title: 'Letzter Stein', sentences: (rules) => [LAST_TILE[rules.lastTile]] },
  end: {
    title: 'Ende einer Runde',
    sentences: () => [
      'Legst du deinen letzten Stein, hast du alle Steine gelegt, und die Runde ist vorbei. Ist er ein Pasch, muss ihn niemand mehr abdecken.',
      'Die Runde ist auch vorbei, wenn der Vorrat leer ist und niemand legen kann.',
    ],
  },
  scores: {
    title: 'Zählen',
    sentences: (rules) => [
      'Wer alle Steine los ist, zählt keine Augen. Alle anderen zählen die Augen auf ihrer Hand.',
      ...(rules.doubleBlank === 0 ? [] : [`0‑0 zählt ${rules.doubleBlank} Augen.`]),
      rules.tieBreak === 'shared'
        ? 'Die wenigsten Augen nach der letzten Runde gewinnen. Bei gleicher Summe gewinnen alle gemeinsam.'
        : 'Die wenigsten Augen nach der letzten Runde gewinnen. Bei gleicher Summe entscheiden die meisten Runden ohne Augen, dann die niedrigste andere Runde.',
      ...(rules.partners === 'yes'
        ? [
            'Gegenüberliegende Plätze sind ein Team: Beide Züge gehören ihnen, und wird einer alle Steine los, zählen beide nichts.',
          ]
        : []),
    ],
  },
};

export const moreText: Translation<typeof en.moreText> = {
  title: 'Mehr',
  line: 'Nichts davon braucht man zum Spielen',
  search: 'Was suchst du?',
  example: 'Urlaub, drucken, dunkel…',
  answers: (many) => (many === 1 ? '1 Antwort.' : `${many} Antworten.`),
  calledHere: (name: string) => `Hier heißt es ${name}.`,
  none: 'Unter diesem Wort gibt es nichts. Versuch ein anderes, oder sieh die Liste durch.',
  word: 'Ein Wort des Spiels',
  at: (title) => `Mehr, ${title}`,
  groups: {
    you: 'Du',
    time: 'Zeit',
    games: 'Partien und Leute',
    table: 'Am Tisch',
    real: 'Echte Dominosteine',
    rules: 'Eigene Regeln',
    tinker: 'Zum Basteln',
  },
  places: {
    account: { name: 'Name und Anmelden', more: 'Dein Name, E-Mail, Passkeys, andere Geräte.' },
    display: { name: 'Steine, Licht und Sprache', more: 'Augen oder Ziffern, größere Steine, Tag oder Nacht, Datum.' },
    moves: { name: 'Ton und Tempo', more: 'Wie schnell gespielte Steine gezeigt werden, und ob man sie hört.' },
    notifications: { name: 'Mitteilungen', more: 'Push und E-Mail: was, wie und wann.' },
    profile: { name: 'Dein Profil', more: 'Was deine Partien ergeben, Wertung, deine Leute.' },
    boundaries: { name: 'Stumm und blockiert', more: 'Wen du nicht hörst.' },
    data: { name: 'Deine Daten', more: 'Alles speichern, abmelden, Konto löschen.' },
    plain: { name: 'Einfacher Tisch', more: 'Ohne Skript: für alte Geräte und Textbrowser.' },
    vacation: {
      name: 'Urlaub',
      more: 'Deine Uhr wartet. Die anderen sehen, bis wann.',
      way: 'Am Tisch: Menü, Einstellungen, Uhr',
    },
    quiet: { name: 'Ruhezeit', more: 'Dann kommt keine Nachricht.' },
    night: { name: 'Nachtpause', more: 'Nachts steht deine Uhr.', way: 'Am Tisch: Menü, Einstellungen, Uhr' },
    pause: {
      name: 'Eine Pause für alle',
      more: 'Alle Uhren stehen, wenn der Tisch einverstanden ist.',
      way: 'Am Tisch: Menü, Einstellungen, Den Tisch fragen',
    },
    calendar: { name: 'Kalender', more: 'Deine Fristen in deinem eigenen Kalender.' },
    circles: { name: 'Stammtische', more: 'Leute, die immer wieder zusammen spielen, und ihre Saisons.' },
    tournaments: { name: 'Turniere', more: 'Mehrere Runden an mehreren Tischen.' },
    open: { name: 'Offene Tische', more: 'Spiel mit Leuten, die du noch nicht kennst.' },
    watch: { name: 'Noch einmal ansehen', more: 'Partien, die zu Ende sind, Stein für Stein.' },
    learn: { name: 'Spielend lernen', more: 'Die Lektion mit fünf Steinen.' },
    notes: { name: 'Notizen', more: 'Ein Notizblock, den nur du siehst.', way: 'Am Tisch: Menü, Notizen' },
    plan: {
      name: 'Vorausplanen',
      more: 'Was für dich gespielt wird, und wo das aufhört.',
      way: 'Am Tisch: Menü, Vorausplanen',
    },
    forced: {
      name: 'Wenn nur eines möglich ist',
      more: 'Wird für dich gespielt, oder du spielst selbst.',
      way: 'Am Tisch: Menü, Einstellungen',
    },
    hint: { name: 'Tipp', more: 'Was man spielen kann, und der längste Zug.', way: 'Am Tisch: Menü' },
    watchers: {
      name: 'Andere zusehen lassen',
      more: 'Ein Link für Leute ohne Platz.',
      way: 'Am Tisch: Menü, Einstellungen',
    },
    substitute: {
      name: 'Ersatz',
      more: 'Jemand spielt eine Weile für eine Person, die weg ist.',
      way: 'Am Tisch: Menü, Einstellungen',
    },
    getUp: {
      name: 'Aufstehen',
      more: 'Für immer. Für eine Weile nimm Urlaub.',
      way: 'Am Tisch: Menü, Einstellungen',
    },
    score: { name: 'Punkte aufschreiben', more: 'Ein Punkteblatt für einen Abend mit echten Steinen.' },
    blank: { name: 'Ein Punkteblatt drucken', more: 'Leer, für den Bleistift.' },
    wall: { name: 'Regeln für die Wand', more: 'Wie dein Verein spielt, auf einer Seite zum Drucken.' },
    house: { name: 'Hausregeln', more: 'Alles, was ein Tisch anders spielen kann.' },
    setups: { name: 'Gespeicherte Partien', more: 'Einstellungen unter einem Namen, fürs nächste Mal.' },
    exact: { name: 'Die Regeln, Wort für Wort', more: 'Für jede Frage, über die ein Tisch gestritten hat.' },
    webhooks: { name: 'Webhooks einrichten', more: 'Discord, Slack oder dein eigenes Programm.' },
    feeds: { name: 'Newsreader', more: 'Was auf dich wartet, als Feed.' },
    records: { name: 'Aufzeichnungen', more: 'Eine Partie als Datei.' },
    deals: {
      name: 'Wie das Geben bewiesen wird',
      more: 'Dass niemand die Steine kannte oder aussuchte.',
      way: 'Auf der Seite mit dem Spielstand eines Tisches',
    },
  },
};

export const broughtWords: Translation<typeof en.broughtWords> = {
  account: 'E-Mail Mail einloggen Passwort Passkey Konto umbenennen Spitzname Login',
  display: 'dunkel Dark Mode Nachtmodus Aussehen Farbe Kontrast Schrift größer Zahlen Punkte Englisch Spanisch Anzeige',
  moves: 'stumm Lautstärke Animation Vibration langsam schnell Geräusch',
  notifications: 'Benachrichtigung Push Erinnerung Nachricht Bescheid Kästchen',
  profile: 'Statistik Freunde Bilanz Rating Elo',
  boundaries: 'stummschalten sperren ignorieren beleidigt nervt',
  data: 'herunterladen exportieren löschen ausloggen Datenschutz DSGVO',
  plain: 'lynx altes Handy Javascript barrierefrei Vorlesen einfach',
  vacation: 'Ferien abwesend weg Reise krank Krankenhaus Uhr',
  quiet: 'nicht stören Nacht Schlaf Stille Ruhe',
  night: 'Schlaf Uhr Stunden Wochenende',
  pause: 'Unterbrechung anhalten abstimmen Uhr Wochenende Ferien',
  calendar: 'Frist Termin ical ics Outlook Google abonnieren',
  circles: 'Verein Liga Gruppe Kreis Mannschaft Saison Familie Club',
  tournaments: 'Pokal Wettkampf Meisterschaft Schweizer',
  open: 'Fremde Lobby öffentlich Zufall Gegner beitreten',
  watch: 'Wiederholung Replay Aufzeichnung Rückblick Analyse',
  learn: 'Tutorial Hilfe Anfänger Anleitung üben',
  notes: 'Notiz merken aufschreiben Block',
  plan: 'automatisch bedingt Stopp voraus',
  forced: 'automatisch einzige Möglichkeit',
  hint: 'Hilfe Rat bester längster',
  watchers: 'Zuschauer kiebitzen teilen Publikum',
  substitute: 'Vertretung einspringen Vertreter abwesend Urlaub',
  getUp: 'aufgeben austreten verlassen aufhören abbrechen Urlaub',
  score: 'Punkte zählen Papier Abend echt',
  blank: 'Ausdruck Papier PDF Stift',
  wall: 'Ausdruck Plakat Verein Aushang drucken',
  house: 'Variante Option eigene Regeln anpassen',
  setups: 'speichern Vorlage Favorit',
  exact: 'offiziell Wortlaut genau Entscheidung',
  webhooks: 'API Bot Roboter Entwickler Programm Integration Schnittstelle',
  feeds: 'RSS Atom abonnieren Nachrichten',
  records: 'JSON JSONL Download herunterladen Export Datei',
  deals: 'Betrug fair Zufall mischen Beweis Vertrauen SHA gemischt',
};
