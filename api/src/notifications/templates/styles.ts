// The styles of all mails. Mail programs want them inline; the style sheet has what only some of them understand: night
// and small screens. Inline styles are text, not objects: a mail has hundreds of elements, and serializing an object for
// each would cost more than all the rest.

const DISPLAY = "Besley, Rockwell, 'Roboto Slab', Georgia, serif";
const TEXT = "Archivo, 'Helvetica Neue', Arial, sans-serif";

/** The colour of each pip number, from 0: the page's tokens `--pip-N`. */
export const PIP_COLOURS = [
  '#15223b',
  '#0b76aa',
  '#1a7f36',
  '#cc1f2a',
  '#7a4a21',
  '#1d3f9e',
  '#946500',
  '#c02c86',
  '#0a7a75',
  '#5b2a91',
  '#c24c06',
  '#8a0f2d',
  '#59616f',
  '#4e6b12',
  '#7654c6',
  '#16324a',
  '#ac4164',
  '#2f6b57',
  '#3a2a1e',
] as const;

const TILE =
  'display:inline-block;background:#fffbef;border:1px solid #b5a781;border-bottom-width:3px;border-radius:5px;text-align:center;vertical-align:top;white-space:nowrap;';
const LINE = 'border-bottom:1px solid #c9cdc4';
const DOTTED = '2px dotted #9aa0a6';

/** By day. The colours are those of the page's tokens. */
export const STYLES = {
  page: 'margin:0;padding:0;width:100%;background:#e4e6dd',
  /** Mail programs show it in lists, as the first words of the mail. */
  preview: 'display:none;overflow:hidden;max-height:0;opacity:0',
  gutter: 'padding:24px 0',
  mail: `width:100%;max-width:600px;background:#ebece3;color:#15223b;font:400 16px/1.5 ${TEXT};text-align:left`,
  header: 'padding:6px;background:#14315e',
  logo: `padding:10px 22px;border:2px solid #ffffff;border-radius:4px;color:#ffffff;font:600 22px/1.2 ${DISPLAY}`,
  body: 'padding:30px 32px 32px',
  heading: `margin:0;font:600 36px/1.1 ${DISPLAY};letter-spacing:-0.02em`,
  lead: 'margin:6px 0 0;color:#465066',
  sentence: 'margin:14px 0 0',
  title: `margin:30px 0 6px;font:600 20px/1.2 ${DISPLAY}`,
  quiet: `color:#465066;font:400 14px/1.4 ${TEXT}`,
  link: 'color:#15223b',
  buttonRow: 'padding:28px 0 0',
  button: `display:block;padding:15px 12px 17px;background:#15223b;border-radius:6px;color:#ffffff;font:600 20px/24px ${DISPLAY};text-align:center;text-decoration:none`,
  footer: `margin:22px 0 0;padding:18px 0 0;border-top:${DOTTED}`,
  note: `margin:0 0 8px;color:#465066;font:400 14px/1.5 ${TEXT}`,
  footerLink: 'color:#465066',

  codeRow: 'padding:22px 0 0',
  code: `padding:18px 8px 20px;background:#f6f1de;border:2px dashed #8d876f;border-radius:3px;color:#15223b;font:600 46px/1 ${DISPLAY};letter-spacing:0.04em;text-align:center;white-space:nowrap;user-select:all`,

  deadline: `margin:24px 0 0;border-top:${DOTTED};border-bottom:${DOTTED}`,
  time: `padding:16px 0 0;font:600 28px/1.15 ${DISPLAY}`,
  timeMore: `padding:4px 0 16px;color:#465066;font:400 16px/1.4 ${TEXT}`,

  line: `padding:8px 0;${LINE};vertical-align:middle`,
  lineTile: `width:66px;padding:8px 0;${LINE};vertical-align:middle`,
  lineEnd: `width:54px;padding:5px 0;${LINE};vertical-align:middle`,
  lineFits: `padding:6px 0 2px 8px;${LINE};vertical-align:middle;text-align:right`,
  lineCount: `padding:8px 0 8px 8px;${LINE};text-align:right;vertical-align:middle;white-space:nowrap;color:#465066;font:400 14px/1.4 ${TEXT}`,
  open: `display:inline-block;margin:0 4px 0 0;padding:0 7px;background:#fbe6a2;border:1px solid #8a6200;border-radius:3px;color:#15223b;font:600 13px/20px ${TEXT}`,
  double: `display:inline-block;margin:0 4px 0 0;color:#b0121e;font:700 14px/20px ${TEXT}`,

  tiles: 'padding:4px 0 0',
  upright: `${TILE}width:40px;margin:0 4px 8px 0`,
  across: `${TILE}width:54px`,
  fit: `${TILE}width:54px;margin:0 4px 4px 0`,
  play: `${TILE}width:84px;margin:0 0 6px 6px;border:2px solid #15223b;border-bottom-width:4px;text-decoration:none`,
  other: `display:block;padding:12px;border:2px solid #15223b;border-radius:6px;background:#fffbef;color:#15223b;font:600 18px/24px ${DISPLAY};text-align:center;text-decoration:none`,
  half: `${TILE}width:40px`,
  uprightFigure: `display:block;font:800 24px/40px ${DISPLAY};color:`,
  acrossFigure: `display:inline-block;width:24px;font:800 17px/26px ${DISPLAY};color:`,
  playFigure: `display:inline-block;width:38px;font:800 24px/40px ${DISPLAY};color:`,
  playSeam:
    'display:inline-block;width:0;height:26px;margin:7px 0;overflow:hidden;border-left:2px solid #b9ac88;color:#6e684f;vertical-align:top',
  halfFigure: `display:block;font:800 24px/38px ${DISPLAY};color:`,
  /** A line to see, a hyphen to hear, and to read where styles are removed. */
  uprightSeam:
    'display:block;height:0;margin:0 5px;overflow:hidden;border-top:2px solid #b9ac88;color:#6e684f;line-height:0',
  acrossSeam:
    'display:inline-block;width:0;height:20px;margin:3px 0;overflow:hidden;border-left:2px solid #b9ac88;color:#6e684f;vertical-align:top',

  score: `padding:7px 0 7px 12px;${LINE};text-align:right`,
  scoreName: `padding:7px 0;${LINE};text-align:left;font-weight:400`,
  scoreHead: `padding:7px 0 7px 12px;${LINE};color:#465066;text-align:right;font:400 14px/1.4 ${TEXT}`,

  facts: 'margin:20px 0 0',
  fact: `padding:8px 14px 8px 0;${LINE};color:#465066;text-align:left;vertical-align:top;font:400 14px/24px ${TEXT}`,
  factValue: `padding:8px 0;${LINE}`,

  game: `margin:26px 0 0;padding:0 0 4px;border-top:${DOTTED}`,
  gameName: `margin:18px 0 2px;font:600 20px/1.2 ${DISPLAY}`,
} as const;

/** By night, and on a phone. Free of characters that HTML would escape. */
export const STYLE_SHEET = `
:root { color-scheme: light dark; supported-color-schemes: light dark }
@media (max-width: 480px) {
  .gutter { padding: 0 !important }
  .header { padding: 4px !important }
  .logo { padding: 6px 14px !important; font-size: 18px !important }
  .body { padding: 18px 20px 28px !important }
  .heading { font-size: 28px !important }
  .button-row { padding-top: 18px !important }
  .code { font-size: 40px !important }
  .time { font-size: 25px !important }
}
@media (prefers-color-scheme: dark) {
  .page { background: #0d172c !important }
  .mail { background: #141f3a !important; color: #efeadb !important }
  .header { background: #1b3566 !important }
  .logo { border-color: #8fa6d2 !important; color: #fff6dc !important }
  .code { background: #e2d6b6 !important; border-color: #6e684f !important; color: #14203a !important }
  .button { background: #ffce54 !important; color: #14203a !important }
  .quiet, .note { color: #b3bcd0 !important }
  .line { border-color: #2b3958 !important }
  .section { border-color: #43527a !important }
  .tile { border-color: #9d906e !important }
  .play { border-color: #ffce54 !important }
  .open { background: #3d3a35 !important; border-color: #ffce54 !important; color: #ffce54 !important }
  .double { color: #ff8078 !important }
  .link { color: #efeadb !important }
}
`;
