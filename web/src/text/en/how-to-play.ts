/** The game in five pictures, for those who only want to look. */
export const howToPlayText = {
  title: 'The game in five pictures',
  line: 'Ten minutes to learn by playing, one to look.',
  pictures: {
    trains: '9‑9 is the engine. Everyone builds a train from it, one tile a turn.',
    match: 'Ends have to match. 4‑1 ends in 1, so the next tile needs a 1.',
    signal: 'Nothing fits? Draw one. Still nothing? Your signal goes up, and everybody may use your train.',
    double: 'A double goes across and has to be covered before anything else.',
    count: 'Out of tiles? The round is over. The others count the pips they hold. Fewest win.',
  },
  learn: 'Learn by playing, ten minutes',
  play: 'Play against a computer',
  rules: 'All the rules',
};
