/** A word of the game: its forms in sentences, and its meaning. */
interface Term {
  /** The forms that are linked where they are first used, the longest first. */
  readonly forms: readonly string[];
  readonly means: string;
}

type GlossaryWord =
  | 'tile'
  | 'pips'
  | 'double'
  | 'engine'
  | 'hand'
  | 'train'
  | 'mexican'
  | 'end'
  | 'signal'
  | 'open'
  | 'boneyard'
  | 'draw'
  | 'pass'
  | 'cover'
  | 'build'
  | 'tap'
  | 'out'
  | 'blocked'
  | 'turn'
  | 'round'
  | 'game'
  | 'seat'
  | 'houseRules';

/** Every word that players need, each with one meaning. The first form is the entry. */
export const GLOSSARY: { readonly [word in GlossaryWord]: Term } = {
  tile: { forms: ['tile', 'tiles'], means: 'A piece with two ends. 9‑4 has a 9 at one end and a 4 at the other.' },
  pips: { forms: ['pips'], means: 'The dots on a tile. They are counted at the end of a round, and fewer are better.' },
  double: {
    forms: ['double', 'doubles'],
    means: 'A tile with the same number at both ends. It is laid across its train.',
  },
  engine: {
    forms: ['engine'],
    means: 'The double in the middle from which every train starts. Each round has another.',
  },
  hand: { forms: ['hand', 'hands'], means: 'The tiles you hold. Only you see them.' },
  train: { forms: ['train', 'trains'], means: 'A line of tiles from the engine outwards. Everyone has their own.' },
  mexican: {
    forms: ['Mexican train'],
    means: 'The train that belongs to nobody. Anyone may start it and play on it.',
  },
  end: { forms: ['end of a train'], means: 'The outward number of its last tile. The next tile has to match it.' },
  signal: {
    forms: ['signal', 'signals'],
    means: 'Stands at a train. While it is up, the train is open to all. Also called a marker.',
  },
  open: { forms: ['open to all', 'open'], means: 'A train that all may play on, or a double that is not covered yet.' },
  boneyard: { forms: ['boneyard'], means: 'The tiles that nobody holds yet. You draw from it.' },
  draw: { forms: ['draw', 'draws'], means: 'To take the next tile of the boneyard.' },
  pass: { forms: ['pass'], means: 'To end a turn without a tile, when the boneyard is empty.' },
  cover: { forms: ['cover', 'covered'], means: 'To lay a matching tile on a double.' },
  build: { forms: ['build'], means: 'To lay several tiles on one’s own train in a single turn.' },
  tap: { forms: ['tap'], means: 'To say that you have 1 tile left, where the rules ask for it.' },
  out: { forms: ['go out', 'goes out', 'went out'], means: 'To play one’s last tile. That ends the round.' },
  blocked: {
    forms: ['blocked', 'blocks the round'],
    means: 'A round in which nobody can play and nothing is left to draw.',
  },
  turn: { forms: ['turn', 'turns'], means: 'What one seat does before it is the next seat’s turn.' },
  round: {
    forms: ['round', 'rounds'],
    means: 'From the deal until somebody goes out or nobody can play. One engine, one round.',
  },
  game: { forms: ['game'], means: 'All rounds together. Fewest pips win.' },
  seat: { forms: ['seat', 'seats'], means: 'A place at a table, taken by a person or a computer.' },
  houseRules: { forms: ['house rules', 'house rule'], means: 'What a table plays differently from its rule set.' },
};
