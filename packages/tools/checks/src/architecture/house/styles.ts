import type { SourceFile } from './checkout.ts';

const DECLARATION = /(?<=[{;\s])(?<property>[a-z-]+)\s*:\s*(?<value>[^;{}]+)(?=[;}])/g;
const SPACE = /^(?:margin|padding|gap|row-gap|column-gap)(?:-|$)/;
const COMMENT = /\/\*.*?\*\//gs;
/** Lengths, wherever they stand in a value: tokens (also of earlier commits) and numbers. */
const LENGTH = /var\(--(?:s|t|space|type)-[\w-]+\)|(?<![\w.-])[\d.]+(?:px|rem|em|ch)\b/g;
/** Outside any scale: nothing, and a hairline. */
const FREE = new Set(['0px', '1px']);

/** Counts of the style sheets. */
export interface Styles {
  /** Distinct lengths in margins, paddings and gaps. */
  readonly spaces: readonly string[];
  /** Distinct sizes of `font-size` and `font`. */
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
    [
      ...new Set(
        declarations.filter(({ property }) => isMeant(property)).flatMap(({ value }) => value.match(LENGTH) ?? []),
      ),
    ]
      .filter((length) => !FREE.has(length))
      .toSorted();
  return {
    spaces: valuesOf((property) => SPACE.test(property)),
    sizes: valuesOf((property) => property === 'font-size' || property === 'font'),
    offByPixels: declarations.filter(({ value }) => /calc\(var\(--[\w-]+\) [-+] \dpx\)/.test(value)).length,
  };
}
