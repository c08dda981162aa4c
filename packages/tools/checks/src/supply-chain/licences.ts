import satisfies from 'spdx-satisfies';
import type { LockedPackage } from './lock-file.ts';

/** Licences (SPDX) under which anything may be passed on together with our MIT code. */
const ALLOWED = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Unlicense',
];

/** Packages under another licence, and why that is right. */
interface Exception {
  readonly packages: RegExp;
  readonly licence: string;
  /** Whether a site serves it; if not, it only runs on the machines of developers and operators. */
  readonly isServed: boolean;
  readonly reason: string;
}

const EXCEPTIONS: readonly Exception[] = [
  {
    packages: /^@fontsource-variable\/(?:archivo|besley)$/,
    licence: 'OFL-1.1',
    isServed: true,
    reason: 'fonts, which the page embeds unchanged, as the licence intends',
  },
  {
    packages: /^lightningcss(?:-|$)|^axe-core$/,
    licence: 'MPL-2.0',
    isServed: false,
    reason: 'minifies style sheets; checks accessibility in tests. Both unchanged',
  },
  {
    packages: /^@img\/sharp-/,
    licence: 'LGPL-3.0-or-later',
    isServed: false,
    reason: 'libvips, which miniflare brings along for a simulation of images that we do not use',
  },
  { packages: /^argparse$/, licence: 'PSF-2.0', isServed: false, reason: 'stylelint reads YAML with it' },
  { packages: /^caniuse-lite$/, licence: 'CC-BY-4.0', isServed: false, reason: 'data about browsers, for Babel' },
  {
    packages: /^spdx-(?:exceptions|ranges)$/,
    licence: 'CC-BY-3.0',
    isServed: false,
    reason: 'the list of licences by which this is decided',
  },
];

/**
 * Returns a sentence for each package whose licence is missing, malformed or neither allowed nor excepted.
 * @param served paths of the packages that a site serves
 */
export function licenceFaults(packages: readonly LockedPackage[], served: ReadonlySet<string>): readonly string[] {
  return packages.flatMap(({ name, version, license, path }) => {
    const excepted = EXCEPTIONS.filter((one) => one.packages.test(name) && (one.isServed || !served.has(path)));
    const allowed = [...ALLOWED, ...excepted.map(({ licence }) => licence)];
    return isWithin(license, allowed) ? [] : [`${name} ${version} at ${path}: ${license ?? 'no licence'}`];
  });
}

/** Returns the exceptions that no package needs. */
export function needlessExceptions(packages: readonly LockedPackage[]): readonly string[] {
  return EXCEPTIONS.filter(
    (one) => !packages.some(({ name, license }) => one.packages.test(name) && !isWithin(license, ALLOWED)),
  ).map((one) => one.packages.source);
}

/** Whether an SPDX expression (annex D of SPDX 2.3) can be met with these licences. */
function isWithin(expression: string | undefined, allowed: readonly string[]): boolean {
  if (expression === undefined) return false;
  try {
    return satisfies(expression, [...allowed]);
  } catch {
    // Such as "SEE LICENSE IN LICENSE".
    return false;
  }
}
