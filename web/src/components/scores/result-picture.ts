import { lettersOf } from '../../ui/letters.ts';
import type { Course } from './course.ts';
import { drawnLines, xOf, type MapFrame } from './places-map.ts';

// A result as a picture to share: names, places and totals. No tile of anybody’s hand, no times.

/** The words and lines of a result. */
export interface ResultPicture {
  readonly title: string;
  /** Below the title, at its left and right end. */
  readonly line: string;
  readonly facts: string;
  /** The name of the site, and a line about it. */
  readonly site: string;
  readonly what: string;
  /** By seat. */
  readonly names: readonly string[];
  readonly course: Course;
  /** The seat whose line stands out beside the winner’s. */
  readonly you: number | null;
}

const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 22;
const INK = 56;
const CARD = { x: 48, y: 152, width: 1104, height: 398 };
const MAP: MapFrame = { left: 76, right: 748, top: 206, bottom: 526 };
const LIST = { left: 834, right: 1134, top: 182, bottom: 536 };
const TALLEST_ROW = 43;

/** The colours of the page’s present theme. */
type Colours = Readonly<
  Record<
    | 'paper'
    | 'paper-2'
    | 'ink'
    | 'ink-2'
    | 'hair'
    | 'rail'
    | 'lamp'
    | 'on-lamp'
    | 'enamel'
    | 'on-enamel'
    | 'on-enamel-2',
    string
  >
>;

/** Draws the result as a PNG of 1200 × 630. Returns null if the browser cannot. */
export async function drawResult({
  title,
  line,
  facts,
  site,
  what,
  names,
  course,
  you,
}: ResultPicture): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const context = canvas.getContext('2d');
  if (context === null) return null;
  const { sign, text } = await fonts();
  const colours = coloursOf(document.documentElement);
  const write = (
    words: string,
    x: number,
    y: number,
    font: string,
    colour: string,
    align: CanvasTextAlign = 'left',
  ): void => {
    context.font = font;
    context.fillStyle = colour;
    context.textAlign = align;
    context.fillText(words, x, y);
  };
  const plate = (x: number, y: number, width: number, height: number, radius: number): void => {
    context.beginPath();
    context.roundRect(x, y, width, height, radius);
  };

  context.fillStyle = colours.paper;
  context.fillRect(0, 0, WIDTH, HEIGHT);
  context.fillStyle = colours.enamel;
  plate(MARGIN, MARGIN, WIDTH - 2 * MARGIN, HEIGHT - 2 * MARGIN, 12);
  context.fill();
  context.strokeStyle = colours['on-enamel'];
  context.lineWidth = 2;
  plate(MARGIN + 6, MARGIN + 6, WIDTH - 2 * MARGIN - 12, HEIGHT - 2 * MARGIN - 12, 8);
  context.stroke();
  context.fillStyle = colours.paper;
  plate(CARD.x, CARD.y, CARD.width, CARD.height, 8);
  context.fill();

  write(fitted(context, title, `700 58px ${sign}`, WIDTH - 2 * INK), INK, 96, `700 58px ${sign}`, colours['on-enamel']);
  write(line, INK, 130, `400 24px ${text}`, colours['on-enamel-2']);
  write(facts, WIDTH - INK, 130, `400 20px ${text}`, colours['on-enamel-2'], 'right');
  write(site, INK, 588, `700 26px ${sign}`, colours['on-enamel']);
  write(what, INK + 160, 586, `400 19px ${text}`, colours['on-enamel-2']);

  for (const [round, engine] of course.engines.entries()) {
    const x = xOf(round, course.engines.length, MAP);
    context.strokeStyle = colours.hair;
    context.lineWidth = 1;
    context.stroke(new Path2D(`M${x} ${MAP.top - 8}V${MAP.bottom + 8}`));
    write(engine, x, MAP.top - 14, `500 17px ${sign}`, colours['ink-2'], 'center');
  }
  for (const { role, path, stops } of drawnLines(course, you, MAP)) {
    const line = new Path2D(path);
    if (role === 'winner') stroke(context, line, colours.ink, 8);
    stroke(
      context,
      line,
      { winner: colours.lamp, you: colours.ink, other: colours.rail }[role],
      { winner: 4.5, you: 5, other: 2 }[role],
    );
    if (role === 'other') continue;
    for (const { x, y } of stops) {
      context.beginPath();
      context.arc(x, y, 5, 0, 2 * Math.PI);
      context.fillStyle = role === 'winner' ? colours.lamp : colours.paper;
      context.fill();
      context.lineWidth = 2;
      context.strokeStyle = colours.ink;
      context.stroke();
    }
  }

  const row = Math.min(TALLEST_ROW, (LIST.bottom - LIST.top) / course.lines.length);
  const size = Math.min(20, row * 0.62);
  for (const [index, { seat, place, total }] of course.lines.entries()) {
    const top = LIST.top + index * row;
    const base = top + row / 2 + size * 0.36;
    const isFirst = place === 1;
    if (isFirst) {
      context.fillStyle = colours.lamp;
      context.fillRect(LIST.left, top, LIST.right - LIST.left, row);
    }
    context.fillStyle = colours.hair;
    context.fillRect(LIST.left, top + row, LIST.right - LIST.left, 1);
    const colour = isFirst ? colours['on-lamp'] : colours.ink;
    write(String(place), LIST.left + 22, base, `500 ${size}px ${sign}`, colour, 'center');
    const font = `600 ${size}px ${text}`;
    write(fitted(context, names[seat] ?? '', font, LIST.right - LIST.left - 120), LIST.left + 46, base, font, colour);
    write(String(total), LIST.right - 8, base, font, colour, 'right');
  }
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}

function stroke(context: CanvasRenderingContext2D, line: Path2D, colour: string, width: number): void {
  context.strokeStyle = colour;
  context.lineWidth = width;
  context.lineJoin = 'round';
  context.stroke(line);
}

/** Cuts words to a width, with an ellipsis. */
function fitted(context: CanvasRenderingContext2D, words: string, font: string, width: number): string {
  context.font = font;
  if (context.measureText(words).width <= width) return words;
  const letters = lettersOf(words);
  while (letters.length > 1 && context.measureText(`${letters.join('')}…`).width > width) letters.pop();
  return `${letters.join('')}…`;
}

/** Loads the page’s fonts, which a canvas does not do by itself, and returns their families. */
async function fonts(): Promise<{ readonly sign: string; readonly text: string }> {
  const style = getComputedStyle(document.documentElement);
  const sign = style.getPropertyValue('--sign').trim() || 'serif';
  const text = getComputedStyle(document.body).fontFamily || 'sans-serif';
  await Promise.all([document.fonts.load(`700 58px ${sign}`), document.fonts.load(`600 20px ${text}`)]);
  return { sign, text };
}

function coloursOf(root: Element): Colours {
  const style = getComputedStyle(root);
  const colour = (name: string): string => style.getPropertyValue(`--${name}`).trim();
  return {
    paper: colour('paper'),
    'paper-2': colour('paper-2'),
    ink: colour('ink'),
    'ink-2': colour('ink-2'),
    hair: colour('hair'),
    rail: colour('rail'),
    lamp: colour('lamp'),
    'on-lamp': colour('on-lamp'),
    enamel: colour('enamel'),
    'on-enamel': colour('on-enamel'),
    'on-enamel-2': colour('on-enamel-2'),
  };
}
