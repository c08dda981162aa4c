import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { feature, features } from 'caniuse-lite';
import { expect, test } from 'vitest';

/** Browsers of 2012 by their names on caniuse.com. */
const BROWSERS = [
  ['ie', '9'],
  ['chrome', '21'],
  ['firefox', '15'],
  ['safari', '5.1'],
  ['ios_saf', '5.0-5.1'],
] as const;

/** Properties of CSS 2.1 (2011), which all of them have. */
const CSS_2_1 = new Set(
  `background border border-bottom border-bottom-width border-collapse border-color border-left border-top color cursor
  display font font-family font-size font-weight height line-height list-style margin margin-left max-width min-height
  min-width outline outline-color overflow padding padding-bottom padding-right padding-top table-layout text-align
  text-decoration vertical-align white-space width`.split(/\s+/u),
);

/** Younger ones, by the name of their feature on caniuse.com. */
const YOUNGER: Readonly<Record<string, string>> = {
  'border-radius': 'border-radius',
  'box-sizing': 'css3-boxsizing',
  'outline-offset': 'outline',
  'word-wrap': 'wordwrap',
};

/** Of one engine alone: others ignore them, and lose nothing. */
const ONE_ENGINE = /^-(?:webkit|moz|ms)-/u;

const sheet = (await readFile(join(import.meta.dirname, '../public/plain.css'), 'utf8')).replaceAll(
  /\/\*[\s\S]*?\*\//gu,
  '',
);
const declarations = [...sheet.matchAll(/^\s+(-?[a-z-]+):\s*([^;{]+);/gmu)].map(([, name = '', value = '']) => ({
  name,
  value,
}));

test('31.5 browsers of 2012 know every property, unit and function of the plain table’s sheet', () => {
  const names = [...new Set(declarations.map(({ name }) => name))].filter(
    (name) => !CSS_2_1.has(name) && !ONE_ENGINE.test(name),
  );
  expect(declarations.length).toBeGreaterThan(150);
  const unknown = names.flatMap((name) => {
    const { stats } = feature(features[YOUNGER[name] ?? '']);
    const without = BROWSERS.filter(([browser, version]) => !/^[ay]/u.test(stats[browser]?.[version] ?? 'n'));
    return without.map(([browser]) => `${name} in ${browser}`);
  });
  expect(unknown).toEqual([]);
  const values = declarations.map(({ value }) => value.replaceAll(/#[0-9a-f]+/gu, '')).join(' ');
  expect(new Set(values.match(/(?<=\d)(?:[a-z]+|%)(?=[\s/]|$)/gu))).toEqual(new Set(['px', 'em', '%']));
  expect(values.match(/[\w-]+\(/gu)).toBeNull();
  expect(values.match(/(?:^|\s)(?:flex|grid|contents|flow-root|sticky)\b/gu)).toBeNull();
});
