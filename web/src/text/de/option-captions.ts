import type { Translation } from '@slow-train/words';
import type * as en from '../en/option-captions.ts';

/** The effect of each value of an option on the move in its picture, in a sentence. */
export const OPTION_CAPTIONS: Translation<typeof en.OPTION_CAPTIONS> = {
  opening: {
    aside: 'Zuerst kommt die Lok in die Mitte. Dann werden die anderen Steine ausgeteilt.',
    holder: 'Ana hat 9‑9, die Lok dieser Runde, und legt sie. Hätte sie niemand, würden alle nehmen.',
    highest: 'Ana hat den höchsten Pasch, 11‑11: Er wird die Lok, egal in welcher Runde.',
    turns: 'Alle nehmen noch einen Stein. Anas ist der höchste, also legt Ana zuerst die Lok oder nimmt.',
    first: 'Du schaust zuerst und hast einen Pasch: 10‑10 wird die Lok, egal in welcher Runde.',
  },
  starter: {
    engine: 'Ana hat die Lok gelegt, also beginnt Ana.',
    random: 'Wer die erste Runde beginnt, entscheidet das Los; danach immer der nächste Platz links.',
    highTile: 'Alle nehmen einen Stein: Er sagt, wer beginnt. Spätere Runden beginnt der nächste Platz links.',
    left: 'Ana hat die Lok gelegt. Du sitzt links von Ana, also beginnst du.',
  },
  firstTurn: {
    single: 'Du legst einen Stein, wie immer.',
    build: 'Du legst so viele, wie du kannst. Einen Pasch am Ende musst du gleich abdecken.',
    phase: 'Alle legen so viele, wie sie können, bevor das Spiel beginnt. Ein Pasch hat noch keine Wirkung.',
  },
  mexicanOnFirstTurn: {
    yes: 'Du darfst den mexikanischen Zug beginnen, wenn du zum ersten Mal dran bist.',
    no: 'Bist du zum ersten Mal dran, muss der mexikanische Zug noch warten.',
  },
  mustPlay: {
    yes: '4‑1 passt, also musst du ihn legen.',
    no: '4‑1 passt, aber du darfst ihn zurückhalten und nehmen. Dafür geht dein Signal hoch.',
  },
  drawnTile: {
    must: 'Du hast 4‑1 genommen und er passt: Du musst ihn jetzt legen.',
    may: 'Du hast 4‑1 genommen und er passt: Du darfst ihn trotzdem behalten. Dafür geht dein Signal hoch.',
  },
  markOn: {
    fail: 'Du hast 4‑1 genommen. Kannst du ihn legen, bleibt dein Signal unten.',
    draw: 'Du hast genommen, also ist dein Signal sofort oben, auch wenn du 4‑1 legen kannst.',
  },
  emptyPassMarks: {
    yes: 'Nichts passt, und der Vorrat ist leer. Du setzt aus, und dein Signal geht hoch.',
    no: 'Nichts passt, und der Vorrat ist leer. Du setzt aus, und dein Zug bleibt deiner.',
  },
  liftedBy: {
    owner: 'Du legst 6‑5 an Anas Zug. Beide Züge bleiben offen: Nur wer selbst an seinem Zug legt, schließt ihn.',
    anyone: 'Du legst 6‑5 an Anas Zug. Das schließt ihn. Deiner bleibt offen.',
    play: 'Du legst 6‑5 an Anas Zug. Das schließt deinen, nicht Anas.',
  },
  publicOwnerOnlyOwn: {
    yes: 'Dein Signal ist oben: Du darfst nur am eigenen Zug legen.',
    no: 'Dein Signal ist oben: Du darfst weiter überall legen, wo du es vorher durftest.',
  },
  doubles: {
    chain: 'Du hast dreimal Pasch gelegt und darfst überall weiterlegen, auch an jeden davon.',
    pair: 'Du hast zweimal Pasch gelegt. Der dritte Stein muss an einen der beiden.',
    cap: 'Du hast einen Pasch gelegt. Der nächste Stein muss daran.',
    last: 'Du hast zweimal Pasch gelegt und für den zweiten einen Stein: Der nächste muss dorthin.',
    plain: 'Du hast einen Pasch gelegt, und Ana ist dran: Sie muss ihn abdecken.',
  },
  uncappedMarks: {
    none: 'Du hast für deinen Pasch keinen Stein genommen. Kein Signal geht hoch.',
    own: 'Du hast für deinen Pasch keinen Stein genommen. Dein eigenes Signal geht hoch.',
    bearer: 'Du hast für deinen Pasch keinen Stein genommen. Er liegt an Anas Zug: Dessen Signal geht hoch.',
  },
  openBinds: {
    all: 'Milo konnte 7‑7 nicht abdecken. Jetzt musst du es versuchen.',
    eligible: 'Dein Signal ist oben, du legst also nur am eigenen Zug: Du wirst übersprungen.',
    player: 'Ana hat 7‑7 gelegt: Nur Ana muss es abdecken.',
    none: '7‑7 ist nicht abgedeckt, und niemand muss es.',
  },
  deadDouble: {
    release: 'Alle 2er liegen auf dem Tisch. Niemand kann 2‑2 abdecken, darum zählt es als abgedeckt.',
    stays: 'Alle 2er liegen auf dem Tisch, aber 2‑2 bleibt offen. Alle nehmen, bis die Runde blockiert ist.',
  },
  lastTile: {
    none: 'Du hast nur noch 1 Stein und musst es nicht sagen.',
    announced: 'Du hast nur noch 1 Stein, und alle erfahren es.',
    penalty: 'Du hast nur noch 1 Stein und musst klopfen. Vergisst du es, kann man dich erwischen: Du nimmst 2 Steine.',
  },
  doubleBlank: {
    0: '0‑0 auf der Hand zählt nichts.',
    25: '0‑0 auf der Hand zählt 25 Augen.',
    50: '0‑0 auf der Hand zählt 50 Augen.',
  },
  tieBreak: {
    shared: 'Beide haben 12 Augen: Beide gewinnen.',
    zeros: 'Beide haben 12 Augen. Du hast mehr Runden ohne Augen, also gewinnst du.',
  },
  partners: {
    yes: 'Milo sitzt dir gegenüber: Dieser Zug ist auch deiner.',
    no: 'Alle spielen für sich. Milos Signal ist unten, also legt dort nur Milo.',
  },
  simultaneousBuild: {
    yes: 'Ana ist dran, aber du darfst schon bauen. Dein Zug bleibt verdeckt, bis alle gebaut haben.',
    no: 'Du baust nach Ana, wenn du dran bist.',
  },
  buildEndsInDouble: {
    yes: 'Dein erster Zug endet mit 4‑4. Es muss gleich abgedeckt werden.',
    no: '4‑4 darf nicht der letzte Stein sein: Leg noch einen, oder lass es weg.',
  },
  sets: {
    1: 'Jeden Stein gibt es einmal: Du deckst 4‑4 mit 4‑1.',
    2: 'Jeden Stein gibt es zweimal: Du deckst 4‑4 mit seinem Zwilling, der nun selbst gedeckt werden muss.',
  },
  foot: {
    none: 'An 4‑4 kommt ein Stein, danach geht der Zug weiter.',
    may: '4‑4 ist gedeckt und nimmt trotzdem noch 4‑7: ein Zweig.',
    must: 'Hühnerfuß: 4‑7 ist der dritte Stein an 4‑4, das alle füllen mussten.',
  },
  engineDraw: {
    together: 'Niemand hat 9‑9. Beide nehmen einen Stein und noch einen: Jetzt hast du sie.',
    inTurn: 'Du nimmst, dann Ana, dann du: Da ist 9‑9, und niemand nimmt mehr.',
  },
  lateBuild: {
    no: 'Dein Zug beginnt später, mit einem Stein.',
    yes: 'Dein Zug beginnt später, mit so vielen Steinen, wie passen.',
  },
  startOthers: {
    yes: 'Anas Zug ist offen und leer: Du darfst ihn beginnen.',
    no: 'Anas Zug ist offen, aber nur Ana darf ihn beginnen.',
  },
  mexicanTile: {
    engine: '4‑4 passt nicht an die Lok.',
    double: '4‑4 beginnt den mexikanischen Zug und muss abgedeckt werden.',
  },
  draw: {
    one: 'Du nimmst 7‑7. Er passt nicht, und der nächste Platz ist dran.',
    two: 'Du nimmst 7‑7 und 6‑6. Beide passen nicht, und der nächste Platz ist dran.',
    until: 'Du nimmst 7‑7, dann 6‑6, dann 4‑1, das passt.',
  },
  goOutOnDouble: {
    yes: '4‑4 ist dein letzter Stein: Du bist raus.',
    no: '4‑4 ist dein letzter Stein und darf nicht gelegt werden.',
    cover: '4‑4 ist dein letzter Stein. Nimm, bis es abgedeckt ist.',
    twice: '4‑4 ist dein letzter Stein: Du bist raus, und Ana zählt doppelt.',
  },
  blankEnd: {
    0: '6‑0 in der Hand zählt 6.',
    5: '6‑0 in der Hand zählt 11.',
    25: '6‑0 in der Hand zählt 31.',
  },
  doublesScore: {
    once: '6‑6 in der Hand zählt 12.',
    twice: '6‑6 in der Hand zählt 24.',
  },
  outBonus: {
    0: 'Du bist raus und zählst 0.',
    5: 'Du bist raus und zählst 5 unter 0.',
    10: 'Du bist raus und zählst 10 unter 0.',
  },
  scoring: {
    pips: 'Ana behält 5‑2 und zählt 7.',
    winner: 'Du bist raus und zählst Anas 7.',
  },
  teamScore: {
    zero: 'Du bist raus: Dein Team zählt 0.',
    partner: 'Du bist raus, und Milos Steine zählen für dein Team.',
  },
  ownTrainFirst: {
    no: 'Dein Zug ist leer, und du legst an Anas offenen Zug.',
    others: 'Dein Zug ist leer: Du darfst an den mexikanischen Zug, nicht an Anas.',
    all: 'Dein Zug kommt zuerst: Du beginnst ihn mit 9‑2.',
    strict: 'Du hast deinen Zug begonnen, obwohl 7‑7 offen war. Jetzt deckst du es ab.',
  },
  publicTrains: {
    marked: 'Anas Signal ist oben, Milos unten: Du darfst an Anas Zug.',
    start: 'Die Runde beginnt mit allen Signalen oben: Du darfst an Milos Zug.',
    all: 'Es braucht kein Signal: Du darfst an Milos Zug.',
    none: 'Anas und Milos Züge sind nichts für dich.',
  },
  mexicanStart: {
    any: 'Du beginnst den mexikanischen Zug vor deinem eigenen.',
    own: 'Anas Zug hat begonnen, also darf Ana den mexikanischen Zug beginnen.',
    allTurns: 'Alle waren einmal dran, also darfst du den mexikanischen Zug beginnen.',
    allTrains: 'Milos Zug ist leer, also darf niemand den mexikanischen Zug beginnen.',
  },
  coverOrder: {
    latest: '4‑4 und 2‑2 sind offen. 2‑2 lag zuletzt: Es kommt zuerst dran.',
    earliest: '4‑4 und 2‑2 sind offen. 4‑4 lag zuerst: Es kommt zuerst dran.',
  },
  tapPenalty: {
    1: 'Du hast nicht geklopft, und Ana hat dich erwischt: Du nimmst 1 Stein.',
    2: 'Du hast nicht geklopft, und Ana hat dich erwischt: Du nimmst 2 Steine.',
    3: 'Du hast nicht geklopft, und Ana hat dich erwischt: Du nimmst 3 Steine.',
  },
};
