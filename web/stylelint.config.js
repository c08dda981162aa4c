import { readFileSync } from 'node:fs';

// Holds every sheet to the scale of tokens.css. `npm test` runs it. Widths, heights and insets are not listed: drawings
// have a geometry of their own, in px.

const VALUES = 'src/ui/styles/';
const tokens = readFileSync(new URL(`${VALUES}tokens.css`, import.meta.url), 'utf8');
/** Returns the tokens of a kind, such as `var(--space-3)`, as a pattern. */
const tokensOf = (/** @type {string} */ kind) =>
  `var\\((?:${[...tokens.matchAll(new RegExp(`^ +(--${kind}-[\\w-]+):`, 'gm'))].map(([, name]) => name).join('|')})\\)`;
/** Matches values that consist of these atoms, in any order. */
const only = (/** @type {readonly string[]} */ ...atoms) => [`/^(?:${atoms.join('|')}|\\s)+$/`];

const HAIRLINE = String.raw`-?[01]px`;
/** Sizes with a name, such as the height of a button or a part of the board; but nothing of another scale. */
const NAMED = String.raw`var\(--(?!space-|type-|r-|d-)[\w-]+(?:, 0)?\)`;
const SUMS = String.raw`calc\(|max\(|min\(|[()+*/,-]|-?[\d.]+(?![\w.%])`;
const SHARES = String.raw`-?[\d.]+(?:%|[dsl]?v[hwib])|env\([\w-]+\)`;
const TYPE = `${tokensOf('type')}|var\\(--button-text\\)`;

/** @type {import('stylelint').Config} */
export default {
  ignoreFiles: ['tokens', 'fonts', 'breakpoints'].map((name) => `${VALUES}${name}.css`),
  reportNeedlessDisables: true,
  rules: {
    'declaration-property-value-allowed-list': {
      '/^(?:margin|padding|gap|row-gap|column-gap)(?:-|$)/': only(
        tokensOf('space'),
        'auto|inherit',
        HAIRLINE,
        NAMED,
        SUMS,
        SHARES,
      ),
      'font-size': [`/^(?:inherit|${TYPE})$/`],
      font: ['inherit', `/ (?:${TYPE})(?: \\/ [\\d.]+)? /`],
      '/-radius$/': only(tokensOf('r'), '0|50%|inherit|[12]px'),
    },
    'declaration-property-value-disallowed-list': {
      '/^(?:transition|animation)/': [String.raw`/(?<![\w.-])[\d.]+m?s\b/`],
      // Lines: hairlines of 1px and 2px need no token.
      '/^(?:border|outline)(?!-offset|-spacing|.*-radius)/': [String.raw`/(?<![\w.-])(?![012]px)[\d.]+px/`],
    },
    'color-no-hex': true,
    'function-disallowed-list': ['/^(?:rgb|hsl)a?$/', '/^(?:ok)?l(?:ab|ch)$/', 'hwb'],
  },
};
