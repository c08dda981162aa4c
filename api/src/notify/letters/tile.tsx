import { LOOK, PIPS } from './look.ts';

// Tiles as text: figures in the colours of their numbers, with a line between them. Nothing is loaded for them, and
// without any style they still read `12-6`.

/** A tile of a hand. */
export function UprightTile({ name }: { name: string }) {
  return <Tile name={name} style={LOOK.upright} figure={LOOK.uprightFigure} seam={LOOK.uprightSeam} />;
}

/** A tile as it lies in a train. */
export function AcrossTile({ name, isLast = true }: { name: string; isLast?: boolean }) {
  return <Tile name={name} style={isLast ? LOOK.across : LOOK.fit} figure={LOOK.acrossFigure} seam={LOOK.acrossSeam} />;
}

/** The open end of a train. */
export function End({ pips }: { pips: number }) {
  return (
    <span class="tile" style={LOOK.half}>
      <b style={LOOK.halfFigure + colourOf(pips)}>{pips}</b>
    </span>
  );
}

function Tile({ name, style, figure, seam }: { name: string; style: string; figure: string; seam: string }) {
  const [first = '', last = ''] = name.split('-');
  return (
    <span class="tile" style={style} role="img" aria-label={name}>
      <b style={figure + colourOf(Number(first))}>{first}</b>
      <span style={seam}>-</span>
      <b style={figure + colourOf(Number(last))}>{last}</b>
    </span>
  );
}

function colourOf(pips: number): string {
  return PIPS[pips] ?? PIPS[0];
}
