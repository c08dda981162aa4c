/** The oldest browsers that run the page, for the targets of the build. Older ones get the plain table. */
export const FLOOR = ['safari15.6', 'ios15.6', 'chrome100', 'firefox121'];

/** Marks a colour or a length that the floor does not know. */
const YOUNG = /color-mix\(|[\d.]dvh/;
/** A declaration on a line, or on several. */
const DECLARATION = /^( *)([\w-]+):((?:[^;{}])*);/gm;

/**
 * Gives each declaration of a sheet that the floor cannot read one that it can: windows without dynamic bars, colours
 * unmixed. With variables in it a browser would take the young one and drop it later, so that one stands under a condition.
 */
export function withFallbacks(sheet: string): string {
  return sheet.replaceAll(DECLARATION, (young, indent: string, name: string, value: string) => {
    if (!YOUNG.test(value)) return young;
    const condition = value.includes('color-mix(') ? 'color: color-mix(in srgb, red, red)' : 'height: 1dvh';
    const plain = unmixed(value).replaceAll(/([\d.])dvh/g, '$1vh');
    return `${indent}${name}:${plain};\n${indent}@supports (${condition}) {\n${young}\n${indent}}`;
  });
}

/** Replaces each mixed colour by that of its parts which shows, mostly the first. */
function unmixed(value: string): string {
  return value.replaceAll(
    /color-mix\(in \w+, ((?:[^(),]|\([^()]*\))+), ((?:[^(),]|\([^()]*\))+)\)/g,
    (_, first: string, second: string) => {
      const [colour = '', share = ''] = first.split(/ (?=[\d.]+%$|var\()/);
      return share.startsWith('var') ? second : colour;
    },
  );
}
