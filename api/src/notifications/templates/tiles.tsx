import { tileText } from '@slow-train/words';
import type { Child } from 'hono/jsx';
import type { ContentPlace, TrainLine } from './content.ts';
import { PIP_COLOURS, STYLES } from './styles.ts';

// Tiles as text: figures in the colours of their pips, with a line between them. Loads nothing, and without any styles
// they still read `12‑6`.

/** Breaks no line, as in `tileText`. */
const HYPHEN = '\u2011';

/** A tile of a hand. */
export function UprightTile({ name }: { name: string }) {
  return <Tile name={name} style={STYLES.upright} figure={STYLES.uprightFigure} seam={STYLES.uprightSeam} />;
}

/** A tile as it lies in a train. */
export function AcrossTile({ name, isLast = true }: { name: string; isLast?: boolean }) {
  const style = isLast ? STYLES.across : STYLES.fit;
  return <Tile name={name} style={style} figure={STYLES.acrossFigure} seam={STYLES.acrossSeam} />;
}

/** A tile as a button that plays it: 44 high, with an edge of ink. */
function PlayTile({ name, href, train }: { name: string; href: string; train: string }) {
  return (
    <a class="tile play" style={STYLES.play} href={href} aria-label={`${tileText(name)}, ${train}`}>
      <Figures name={name} figure={STYLES.playFigure} seam={STYLES.playSeam} />
    </a>
  );
}

function Tile({ name, style, figure, seam }: { name: string; style: string; figure: string; seam: string }) {
  return (
    <span class="tile" style={style} role="img" aria-label={tileText(name)}>
      <Figures name={name} figure={figure} seam={seam} />
    </span>
  );
}

function Figures({ name, figure, seam }: { name: string; figure: string; seam: string }) {
  const [first = '', last = ''] = name.split('-');
  return (
    <>
      <b style={figure + colourOf(Number(first))}>{first}</b>
      <span style={seam}>{HYPHEN}</span>
      <b style={figure + colourOf(Number(last))}>{last}</b>
    </>
  );
}

function colourOf(pips: number): string {
  return PIP_COLOURS[pips] ?? PIP_COLOURS[0];
}

/** A train on which the reader can play, with their tiles that fit there. */
export function PlaceRow({ tiles, ...train }: ContentPlace) {
  return (
    <tr>
      <EndAndName {...train} />
      <td class="line" style={STYLES.lineFits}>
        {tiles.map(({ name, href }) => (
          <>
            {href === null ? (
              <AcrossTile name={name} isLast={false} />
            ) : (
              <PlayTile name={name} href={href} train={train.name} />
            )}{' '}
          </>
        ))}
      </td>
    </tr>
  );
}

/** A train, and its owner's number of tiles. */
export function TrainRow({ hand, tags, ...train }: TrainLine) {
  return (
    <tr>
      <EndAndName {...train}>
        {tags.map(({ tone, text }) => (
          <>
            {' '}
            <span class={tone} style={STYLES[tone]}>
              {text}
            </span>
          </>
        ))}
      </EndAndName>
      <td class="line quiet" style={STYLES.lineCount}>
        {hand}
      </td>
    </tr>
  );
}

function EndAndName({ name, end, endText, children }: Omit<ContentPlace, 'tiles'> & { children?: Child }) {
  return (
    <>
      <td class="line" style={STYLES.lineEnd}>
        <OpenEnd pips={end} />
      </td>
      <td class="line" style={STYLES.line}>
        <b>{name}</b>
        <br />
        <span class="quiet" style={STYLES.quiet}>
          {endText}
        </span>
        {children}
      </td>
    </>
  );
}

function OpenEnd({ pips }: { pips: number }) {
  return (
    <span class="tile" style={STYLES.half}>
      <b style={STYLES.halfFigure + colourOf(pips)}>{pips}</b>
    </span>
  );
}
