import { pictureText } from '#text/rules.ts';
import type { howToPlayText } from '#text/how-to-play.ts';
import { PEOPLE, type LittleRow, type LittleTile } from '../../components/pictures/LittleBoard.tsx';

/** One picture: the name of its sentence, and its rows. */
interface Picture {
  readonly name: keyof typeof howToPlayText.pictures;
  readonly rows: readonly LittleRow[];
}

/** Reads tiles as they lie in a train, `9-4 4-1`. */
function tiles(text: string, state?: 'new'): LittleTile[] {
  return [...text.matchAll(/(\d+)-(\d+)/g)].map(([, inward, outward]) => ({
    inward: Number(inward),
    outward: Number(outward),
    ...(state === undefined ? {} : { state }),
  }));
}

const { you } = pictureText;
const [ana = '', milo = ''] = PEOPLE;

/** The five pictures, in the order in which a round meets them. Their trains begin at the engine, 9-9. */
export const PICTURES: readonly Picture[] = [
  {
    name: 'trains',
    rows: [
      { name: pictureText.engine, tiles: tiles('9-9'), isLoose: true, tone: 'plain' },
      { name: you, tiles: tiles('9-4 4-1'), tone: 'plain' },
      { name: ana, tiles: tiles('9-2'), tone: 'plain' },
      { name: milo, tiles: tiles('9-7 7-0'), tone: 'plain' },
    ],
  },
  {
    name: 'match',
    rows: [
      {
        name: you,
        tiles: [...tiles('9-4 4-1'), ...tiles('1-8', 'new')],
        note: pictureText.ends(8),
        tone: 'lit',
      },
    ],
  },
  {
    name: 'signal',
    rows: [
      { name: you, tiles: tiles('9-4 4-1'), signal: 'up', note: pictureText.open, tone: 'plain' },
      { name: ana, tiles: tiles('9-2'), signal: 'down', tone: 'plain' },
    ],
  },
  {
    name: 'double',
    rows: [
      { name: milo, tiles: tiles('9-7 7-7'), note: pictureText.doubleOpen('7-7'), tone: 'red' },
      { name: you, tiles: tiles('9-4 4-1'), tone: 'dim' },
    ],
  },
  {
    name: 'count',
    rows: [
      { name: you, tiles: [], isLoose: true, note: pictureText.out, tone: 'plain' },
      { name: ana, tiles: tiles('12-3 2-0'), isLoose: true, note: pictureText.counts(17), tone: 'plain' },
    ],
  },
];
