import { posix } from 'node:path';
import type { Floor, Tree } from './floors.ts';
import type { Import } from './imports.ts';

/** Returns the imports that break a tree's floors, each as a sentence naming the import and the rule. */
export function violationsOf(tree: Tree, imports: readonly Import[]): readonly string[] {
  return imports.flatMap((one) => violationOf(tree, one) ?? []);
}

function violationOf(tree: Tree, one: Import): string | null {
  const from = folderOf(tree, one.file);
  const floor = floorOf(tree, from);
  if (floor === undefined) return sentence(one, `the folder ${from} is on no floor of ${tree.root}`);
  const path = pathOf(one, tree.aliases);
  if (path === null) {
    if (tree.wrapped?.[one.specifier] === from) return null;
    if (isAllowed(tree.never, one.specifier)) return sentence(one, `nothing in ${tree.root} imports that`);
    return isAllowed(floor.packages, one.specifier)
      ? null
      : sentence(one, `${from} imports only ${listed(floor.packages)}, and what is below it`);
  }
  if (!path.startsWith(`${tree.root}/`)) return sentence(one, `a relative import stays in ${tree.root}`);
  const to = folderOf(tree, path);
  const target = floorOf(tree, to);
  if (to === from) return null;
  if (target === undefined) return sentence(one, `the folder ${to} is on no floor of ${tree.root}`);
  if (target === floor) return sentence(one, `${from} and ${to} stand on one floor and do not know each other`);
  const isBelow = tree.floors.indexOf(target) > tree.floors.indexOf(floor);
  return isBelow ? null : sentence(one, `${to} is above ${from}`);
}

/** Returns a package's forbidden imports: all but its own files and those that the table lists. */
export function packageViolations(
  name: string,
  allowed: readonly string[],
  imports: readonly Import[],
): readonly string[] {
  const root = `packages/${name}/src`;
  return imports.flatMap((one) => {
    if (!one.specifier.startsWith('.'))
      return isAllowed(allowed, one.specifier) ? [] : [sentence(one, `${name} imports only ${listed(allowed)}`)];
    const path = posix.join(posix.dirname(one.file), one.specifier);
    return path.startsWith(`${root}/`) ? [] : [sentence(one, `a relative import stays in ${root}`)];
  });
}

/** Returns the groups of folders, at any depth, that import each other in a circle. */
export function knotsOf({ root, aliases }: Tree, imports: readonly Import[]): readonly (readonly string[])[] {
  const edges = new Map<string, Set<string>>();
  for (const one of imports) {
    const from = posix.dirname(one.file);
    if (!edges.has(from)) edges.set(from, new Set());
    const path = pathOf(one, aliases);
    if (path === null) continue;
    const to = posix.dirname(path);
    if (to !== from && to.startsWith(root)) edges.get(from)?.add(to);
  }
  const reached = new Map([...edges.keys()].map((folder) => [folder, reachableFrom(folder, edges)]));
  const knots = new Map<string, readonly string[]>();
  for (const [folder, others] of reached) {
    const knot = [...others].filter((other) => reached.get(other)?.has(folder)).toSorted();
    if (others.has(folder)) knots.set(knot.join(' '), knot);
  }
  return [...knots.values()];
}

function reachableFrom(start: string, edges: ReadonlyMap<string, ReadonlySet<string>>): ReadonlySet<string> {
  const reached = new Set<string>();
  const next = [...(edges.get(start) ?? [])];
  for (let folder = next.pop(); folder !== undefined; folder = next.pop()) {
    if (reached.has(folder)) continue;
    reached.add(folder);
    next.push(...(edges.get(folder) ?? []));
  }
  return reached;
}

/** Returns the path in the repository that an import means; null if it is another package. */
function pathOf({ file, specifier }: Import, aliases: Tree['aliases'] = {}): string | null {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(file), specifier);
  const alias = Object.entries(aliases).find(([prefix]) => specifier.startsWith(prefix));
  return alias === undefined ? null : alias[1] + specifier.slice(alias[0].length);
}

/** Returns the top-level folder of a file in a tree; `.` for a file directly in its root. */
function folderOf({ root }: Tree, file: string): string {
  const [first = '', ...rest] = posix.relative(root, file).split('/');
  return rest.length === 0 ? '.' : first;
}

function floorOf({ floors }: Tree, folder: string): Floor | undefined {
  return floors.find(({ folders }) => folders.includes(folder));
}

function isAllowed(prefixes: readonly string[] | undefined, specifier: string): boolean {
  return (
    prefixes === undefined || prefixes.some((prefix) => specifier === prefix || specifier.startsWith(slash(prefix)))
  );
}

const slash = (prefix: string): string => (/[/:]$/.test(prefix) ? prefix : `${prefix}/`);

const listed = (prefixes: readonly string[] = []): string =>
  prefixes.length === 0 ? 'nothing from outside' : prefixes.join(', ');

const sentence = ({ file, line, specifier }: Import, rule: string): string =>
  `${file}:${line} imports ${specifier}, but ${rule}.`;
