import {
  at,
  explain,
  legalActions,
  playText,
  readPosition,
  writeAction,
  writePosition,
  type Event,
  type OpenDoubleNotation,
  type PresetName,
  type RoundState,
  type RuleChoice,
  type Seat,
  type TrainId,
} from '../src/index.ts';

interface SeatSketch {
  hand: string[];
  train: string[];
  marker: boolean;
  turns: number;
}

const words = (text: string): string[] => text.split(' ').filter((word) => word !== '');

/**
 * A round for tests that read like play: sketch it, then let the seats act.
 * `table('hub', 3).train(0, '12-5').hand(0, '5-4 9-8').does(0, '5-4@0')`
 */
export class TableSketch {
  #state: RoundState | undefined;
  #events: readonly Event[] = [];
  readonly #engine: string;
  #mexican: string[] = [];
  #boneyard: string[] = [];
  #open: OpenDoubleNotation[] = [];
  #turn: Seat = 0;
  #phase: 'building' | 'play' = 'play';
  readonly #set: number;
  readonly #rules: RuleChoice;
  readonly #seats: SeatSketch[];

  constructor(rules: RuleChoice, seats: number, set: number) {
    this.#rules = rules;
    this.#set = set;
    this.#engine = `${set}-${set}`;
    this.#seats = Array.from({ length: seats }, () => ({ hand: ['0-0'], train: [], marker: false, turns: 0 }));
    // Gives every seat a different tile until its hand is set.
    this.#seats.forEach((seat, index) => (seat.hand = [`${index}-0`]));
  }

  /** Sets a seat's hand. */
  hand(seat: Seat, tiles: string): this {
    at(this.#seats, seat).hand = words(tiles);
    return this;
  }

  /** Sets a seat's train and counts its first turn as taken; `open` puts a marker on the train. */
  train(seat: Seat, tiles: string, marker: 'open' | 'private' = 'private'): this {
    Object.assign(at(this.#seats, seat), { train: words(tiles), turns: 1, marker: marker === 'open' });
    return this;
  }

  mexican(tiles: string): this {
    this.#mexican = words(tiles);
    return this;
  }

  boneyard(tiles: string): this {
    this.#boneyard = words(tiles);
    return this;
  }

  /** Adds a double left open by an earlier turn. */
  openDouble(tile: string, train: TrainId, by?: Seat): this {
    this.#open.push({ tile, train, by });
    return this;
  }

  building(): this {
    this.#phase = 'building';
    return this;
  }

  turnOf(seat: Seat): this {
    this.#turn = seat;
    return this;
  }

  get state(): RoundState {
    this.#state ??= this.#read();
    return this.#state;
  }

  /** The events of the last action. */
  get events(): readonly Event[] {
    return this.#events;
  }

  #read(): RoundState {
    const read = readPosition({
      rules: this.#rules,
      set: this.#set,
      engine: this.#engine,
      phase: this.#phase,
      seats: this.#seats,
      mexican: this.#mexican,
      boneyard: this.#boneyard,
      open: this.#open,
      turn: { seat: this.#turn },
    });
    if (!read.ok) throw new Error(read.error);
    return read.value;
  }

  /** Applies an action; throws if the rules refuse it. */
  does(seat: Seat, action: string): this {
    const played = playText(this.state, seat, action);
    if (!played.ok) throw new Error(`seat ${seat} "${action}": ${played.error.code}: ${explain(played.error)}`);
    this.#state = played.value.state;
    this.#events = played.value.events;
    return this;
  }

  /** Returns the code of the action's refusal, or "accepted". */
  refuses(seat: Seat, action: string): string {
    const played = playText(this.state, seat, action);
    return played.ok ? 'accepted' : played.error.code;
  }

  /** Returns the seat's legal actions, sorted. */
  legal(seat: Seat): string[] {
    return legalActions(this.state.table, at(this.state.secret.hands, seat), seat).map(writeAction).toSorted();
  }

  /** The round as text: a line for each seat (turn, marker, train, hand), then the Mexican train and open doubles. */
  get picture(): string {
    const { seats, mexican, turn, open } = writePosition(this.state);
    const lines = seats.map(
      ({ train, marker, hand }, seat) =>
        `${turn.seat === seat ? '>' : ' '}${seat}${marker ? '*' : ' '} ${train.join(' ') || '.'} | ${hand.join(' ')}`,
    );
    const doubles = open.map(({ train, tile }) => `${tile}@${train}`).join(' ');
    return [...lines, ` M  ${(mexican ?? []).join(' ') || '.'}`, ...(doubles === '' ? [] : [`open ${doubles}`])].join(
      '\n',
    );
  }
}

/** Starts a sketch of a round with these rules; double-twelve unless `set` says otherwise. */
export function table(rules: PresetName | RuleChoice, seats: number, set = 12): TableSketch {
  return new TableSketch(typeof rules === 'string' ? { preset: rules } : rules, seats, set);
}
