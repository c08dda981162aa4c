import { SHEET, SIGN, TEXT } from '../../mail/look.ts';

// How letters about tables look, beside what all our mails have. Styles are text here: there are hundreds of them in one
// letter, and making text of each would take longer than all the rest.

/** The colour of each number, from 0: those of the page's tokens. */
export const PIPS = [
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
export const LOOK = {
  where: 'margin:6px 0 0;color:#465066',
  title: `margin:30px 0 6px;font:600 20px/1.2 ${SIGN}`,
  ticket: 'margin:24px 0 0;border-top:2px dotted #9aa0a6;border-bottom:2px dotted #9aa0a6',
  time: `padding:16px 0 0;font:600 28px/1.15 ${SIGN}`,
  more: `padding:4px 0 16px;color:#465066;font:400 16px/1.4 ${TEXT}`,
  line: 'padding:8px 0;border-bottom:1px solid #c9cdc4;vertical-align:middle',
  lineTile: 'width:66px;padding:8px 0;border-bottom:1px solid #c9cdc4;vertical-align:middle',
  end: 'width:54px;padding:5px 0;border-bottom:1px solid #c9cdc4;vertical-align:middle',
  fits: 'padding:6px 0 2px 8px;border-bottom:1px solid #c9cdc4;vertical-align:middle;text-align:right',
  count: `padding:8px 0 8px 8px;border-bottom:1px solid #c9cdc4;text-align:right;vertical-align:middle;white-space:nowrap;color:#465066;font:400 14px/1.4 ${TEXT}`,
  quiet: `color:#465066;font:400 14px/1.4 ${TEXT}`,
  open: `display:inline-block;margin:0 4px 0 0;padding:0 7px;background:#fbe6a2;border:1px solid #8a6200;border-radius:3px;color:#15223b;font:600 13px/20px ${TEXT}`,
  double: `display:inline-block;margin:0 4px 0 0;color:#b0121e;font:700 14px/20px ${TEXT}`,
  tiles: 'padding:4px 0 0',
  upright: `${TILE}width:40px;margin:0 4px 8px 0`,
  across: `${TILE}width:54px`,
  fit: `${TILE}width:54px;margin:0 4px 4px 0`,
  half: `${TILE}width:40px`,
  uprightFigure: `display:block;font:800 24px/40px ${SIGN};color:`,
  acrossFigure: `display:inline-block;width:24px;font:800 19px/26px ${SIGN};color:`,
  halfFigure: `display:block;font:800 24px/38px ${SIGN};color:`,
  /** A line to see, a hyphen to hear, and to read where styles are taken away. */
  uprightSeam:
    'display:block;height:0;margin:0 5px;overflow:hidden;border-top:2px solid #b9ac88;color:#6e684f;line-height:0',
  acrossSeam:
    'display:inline-block;width:0;height:20px;margin:3px 0;overflow:hidden;border-left:2px solid #b9ac88;color:#6e684f;vertical-align:top',
  score: 'padding:7px 0 7px 12px;border-bottom:1px solid #c9cdc4;text-align:right',
  scoreName: 'padding:7px 0;border-bottom:1px solid #c9cdc4;text-align:left;font-weight:400',
  scoreHead: `padding:7px 0 7px 12px;border-bottom:1px solid #c9cdc4;color:#465066;text-align:right;font:400 14px/1.4 ${TEXT}`,
  fact: `padding:8px 14px 8px 0;border-bottom:1px solid #c9cdc4;color:#465066;text-align:left;vertical-align:top;font:400 14px/24px ${TEXT}`,
  factValue: 'padding:8px 0;border-bottom:1px solid #c9cdc4',
  table: 'margin:26px 0 0;padding:0 0 4px;border-top:2px dotted #9aa0a6',
  tableName: `margin:18px 0 2px;font:600 20px/1.2 ${SIGN}`,
  link: 'color:#15223b',
  footLink: 'color:#465066',
} as const;

/** By night, and on a phone. */
export const LETTER_SHEET = `${SHEET}
@media (max-width: 480px) {
  .time { font-size: 25px !important }
}
@media (prefers-color-scheme: dark) {
  .quiet { color: #b3bcd0 !important }
  .line { border-color: #2b3958 !important }
  .ticket { border-color: #43527a !important }
  .tile { background: #f1e8d2 !important; border-color: #9d906e !important }
  .open { background: #3d3a35 !important; border-color: #ffce54 !important; color: #ffce54 !important }
  .double { color: #ff8078 !important }
  .link { color: #efeadb !important }
}
`;
