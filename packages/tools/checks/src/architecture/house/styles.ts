import type { SourceFile } from './checkout.ts';

const DECLARATION = /(?<=[{;\s])(?<property>[a-z-]+)\s*:\s*(?<value>[^;{}]+)(?=[;}])/g;
const SPACE =
  /^(?:margin|padding|inset|scroll-margin|scroll-padding)(?:-|$)|^(?:gap|row-gap|column-gap|top|right|bottom|left)$/;
const COMMENT = /\/\*.*?\*\//gs;
/** Values outside any scale: zero, automatic, a share of the surroundings, a hairline. */
const FREE = /^(?:0|auto|inherit|initial|unset|normal|-?[\d.]+%|-?1px|100[dsl]?v[hwib]|safe|env\(.*)$/;

/** Counts of the style sheets. */
export interface Styles {
  /** Distinct lengths in margins, paddings, gaps and insets. */
  readonly spaces: readonly string[];
  /** Distinct values of `font-size`. */
  readonly sizes: readonly string[];
  /** Expressions that take a pixel from a token. */
  readonly offByPixels: number;
}

/** Returns the lengths and sizes of type in the style sheets, as they are written. */
export function stylesIn(files: readonly SourceFile[]): Styles {
  const sheets = files.filter(({ path }) => path.startsWith('web/src/') && path.endsWith('.css'));
  const declarations = sheets.flatMap(({ text }) =>
    [...text.replaceAll(COMMENT, '').matchAll(DECLARATION)].map(({ groups: { property = '', value = '' } = {} }) => ({
      property,
      value: value.replace('!important', '').trim(),
    })),
  );
  const valuesOf = (isMeant: (property: string) => boolean): readonly string[] =>
    [...new Set(declarations.filter(({ property }) => isMeant(property)).flatMap(({ value }) => terms(value)))]
      .filter((term) => !FREE.test(term))
      .toSorted();
  return {
    spaces: valuesOf((property) => SPACE.test(property)),
    sizes: valuesOf((property) => property === 'font-size'),
    offByPixels: declarations.filter(({ value }) => /calc\(var\(--[\w-]+\) [-+] \dpx\)/.test(value)).length,
  };
}

/** Splits a value at its spaces, but not inside parentheses. */
const terms = (value: string): readonly string[] => value.match(/(?:[^\s()]|\((?:[^()]|\([^()]*\))*\))+/g) ?? [];
