import { isPresetName, type RecordFault, type Seat } from '@slow-train/rules';
import { count, presetName, seatName, setName } from '@slow-train/words/en';

/** Words about replays. */
export const replayText = {
  title: 'Watch again',
  line: 'Every move of a finished game, with every hand open.',
  back: 'Tables',
  mine: 'Your finished games',
  noneYet: 'None yet. Each game you finish waits here to be watched.',
  on: (day: string) => `Ended ${day}.`,
  choose: 'From a file…',
  drop: 'or drop the file anywhere on this page',
  dropNow: 'Let go to open it.',
  more: 'A record is a finished game as a file (mexican-train-record/1, JSON or JSONL). The score page of every finished table has one.',
  reading: 'Opening the record…',
  empty: 'The file is empty.',
  tooLarge: 'The file is too large to be a record of games.',
  unreadable: 'The file could not be read.',
  noJson:
    'This is not a record: it is not JSON. A record begins with {"format": "mexican-train-record/1". Choose the file as it was saved.',
  which: (file: string, games: number) => `${file} has ${count(games, 'game')}. Which one?`,
  game: (number: number) => `Game ${number}`,
  head: ({
    preset,
    seats,
    set,
    rounds,
  }: {
    readonly preset: string;
    readonly seats: number;
    readonly set: number;
    readonly rounds: number;
  }) =>
    `${isPresetName(preset) ? presetName(preset) : preset}, ${count(seats, 'seat')}, ${setName(set)}, ${count(rounds, 'round')}`,
  lineNoJson: (line: number) => `Line ${line} is not JSON.`,
  /** `nameOf` names a seat; the rules count them from 0. */
  fault: ({ round, action, message }: RecordFault, nameOf: (seat: Seat) => string = seatName) => {
    const named = message.replaceAll(/\bseat (\d+)\b/gi, (_, seat: string) => nameOf(Number(seat)));
    const place = [...(round > 0 ? [`round ${round}`] : []), ...(action === null ? [] : [`action ${action}`])];
    return place.length === 0
      ? `This record cannot be shown. ${named === '' ? 'There is no round in it.' : named}`
      : `This record goes wrong in ${place.join(', ')}. ${named}`;
  },
  faultMore: 'You can watch it up to there.',
  faultGo: 'Go there',
  another: 'Another record',
  scores: 'Score',
  save: 'Save the record',

  player: 'Player',
  position: (round: number, rounds: number, action: number, of: number) =>
    action === 0 ? `Round ${round} of ${rounds}, the deal` : `Round ${round} of ${rounds}, action ${action} of ${of}`,
  slider: 'Where in the game',
  run: 'Play',
  pause: 'Pause',
  backward: 'Back',
  forward: 'Forward',
  round: 'Round',
  roundOf: (round: number) => `Round ${round}`,
  eyes: 'Seen by',
  all: 'All hands',
  handOf: (name: string, isYou: boolean) => (isYou ? 'Your hand' : `${name}’s hand`),
  youAreOn: 'Your turn',
  about: 'Log and score',
  close: 'Back to the game',
  keys: 'Arrow keys step, Space plays, Home and End go to the ends.',
  hands: 'Hands',
  hand: (tiles: number, pips: number) => (tiles === 0 ? 'no tile' : `${count(tiles, 'tile')}, ${count(pips, 'pip')}`),
  side: 'About this game',
  log: 'Log',
  score: 'Score',
  actionNumber: (action: number) => (action === 0 ? 'deal' : String(action)),
  nothing: 'Nothing happened.',

  notYet: 'Not finished yet',
  missing: 'There is no record of this table',
  failed: 'The record could not be loaded',
  toTable: 'To the table',
  watch: 'Watch it again',
};
