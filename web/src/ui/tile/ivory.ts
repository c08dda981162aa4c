const SVG = 'http://www.w3.org/2000/svg';
const ID = 'ivory';

/** The fill of a tile's face. */
export const IVORY = `url(#${ID})`;

/** Adds the tiles' gradient to the page once; every tile refers to it instead of having its own. */
export function layIvory(): void {
  if (document.getElementById(ID)) return;
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('width', '0');
  svg.setAttribute('height', '0');
  svg.style.position = 'absolute';
  svg.setAttribute('aria-hidden', 'true');
  const gradient = document.createElementNS(SVG, 'linearGradient');
  gradient.setAttribute('id', ID);
  gradient.setAttribute('x2', '0');
  gradient.setAttribute('y2', '1');
  for (const [offset, colour] of [
    ['0.55', 'var(--tile)'],
    ['1', 'var(--tile-lo)'],
  ] as const) {
    const stop = document.createElementNS(SVG, 'stop');
    stop.setAttribute('offset', offset);
    stop.setAttribute('stop-color', colour);
    gradient.append(stop);
  }
  svg.append(gradient);
  document.body.append(svg);
}
