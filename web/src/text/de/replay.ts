import { isPresetName } from '@slow-train/rules';
import type { Translation } from '@slow-train/words';
import { count, presetName, setName } from '@slow-train/words/de';
import type * as en from '../en/replay.ts';

/** Words about replays. */
export const replayText: Translation<typeof en.replayText> = {
  title: 'Noch einmal ansehen',
  line: 'Jeder Schritt einer beendeten Partie, alle Hände offen.',
  back: 'Tische',
  mine: 'Deine beendeten Partien',
  noneYet: 'Noch keine. Jede Partie, die du beendest, wartet dann hier.',
  on: (day) => `Beendet ${day}.`,
  choose: 'Aus einer Datei…',
  drop: 'oder leg die Datei irgendwo auf dieser Seite ab',
  dropNow: 'Loslassen, um sie zu öffnen.',
  more: 'Eine Aufzeichnung ist eine beendete Partie als Datei (mexican-train-record/1, JSON oder JSONL). Du findest sie beim Spielstand jedes beendeten Tisches.',
  reading: 'Die Aufzeichnung wird geöffnet…',
  empty: 'Die Datei ist leer.',
  tooLarge: 'Die Datei ist zu groß für eine Aufzeichnung von Partien.',
  unreadable: 'Die Datei konnte nicht gelesen werden.',
  noJson:
    'Das ist keine Aufzeichnung: Es ist kein JSON. Eine Aufzeichnung beginnt mit {"format": "mexican-train-record/1". Wähle die Datei so, wie sie gespeichert wurde.',
  which: (file, games) => `${file} hat ${count(games, 'Partie', 'Partien')}. Welche?`,
  game: (number) => `Partie ${number}`,
  head: ({ preset, seats, set, rounds }) =>
    `${isPresetName(preset) ? presetName(preset) : preset}, ${count(seats, 'Platz', 'Plätze')}, ${setName(set)}, ${count(rounds, 'Runde', 'Runden')}`,
  lineNoJson: (line) => `Zeile ${line} ist kein JSON.`,
  // The rules give the reason in English.
  fault: ({ round, action }) => {
    const place = [...(round > 0 ? [`Runde ${round}`] : []), ...(action === null ? [] : [`Schritt ${action}`])];
    return place.length === 0
      ? 'Diese Aufzeichnung lässt sich nicht zeigen: Sie ist keine ganze Partie nach den Regeln.'
      : `Diese Aufzeichnung hat einen Fehler in ${place.join(', ')}: Sie folgt nicht den Regeln.`;
  },
  faultMore: 'Bis dahin kannst du sie ansehen.',
  faultGo: 'Dorthin',
  another: 'Andere Aufzeichnung',
  scores: 'Spielstand',
  save: 'Aufzeichnung speichern',

  player: 'Wiedergabe',
  position: (round, rounds, action, of) =>
    action === 0
      ? `Runde ${round} von ${rounds}, ausgeteilt`
      : `Runde ${round} von ${rounds}, Schritt ${action} von ${of}`,
  slider: 'Stelle in der Partie',
  run: 'Start',
  pause: 'Pause',
  backward: 'Zurück',
  forward: 'Vor',
  round: 'Runde',
  roundOf: (round) => `Runde ${round}`,
  eyes: 'Gesehen von',
  all: 'Alle Hände',
  handOf: (name, isYou) => (isYou ? 'Deine Hand' : `Hand von ${name}`),
  youAreOn: 'Du bist dran',
  about: 'Verlauf und Spielstand',
  close: 'Zurück zur Partie',
  keys: 'Pfeiltasten gehen weiter, Leertaste spielt ab, Pos1 und Ende springen an die Enden.',
  hands: 'Hände',
  hand: (tiles, pips) => (tiles === 0 ? 'kein Stein' : `${count(tiles, 'Stein')}, ${count(pips, 'Auge', 'Augen')}`),
  side: 'Über diese Partie',
  log: 'Verlauf',
  score: 'Spielstand',
  actionNumber: (action) => (action === 0 ? 'ausgeteilt' : String(action)),
  nothing: 'Nichts ist geschehen.',

  notYet: 'Noch nicht zu Ende',
  missing: 'Von diesem Tisch gibt es keine Aufzeichnung',
  failed: 'Die Aufzeichnung konnte nicht geladen werden',
  toTable: 'Zum Tisch',
  watch: 'Noch einmal ansehen',
};
