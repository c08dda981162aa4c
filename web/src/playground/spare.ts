import { tileName, tilesOf, type TileSet } from '@slow-train/rules';

/** Returns a function that deals tiles a sketch has not used, for hidden hands. */
export function spareTiles(set: TileSet, used: readonly string[]): (count: number) => string[] {
  const turned = (name: string): string => name.split('-').toReversed().join('-');
  const taken = new Set(used.flatMap((name) => [name, turned(name)]));
  const left = tilesOf(set)
    .map(tileName)
    .filter((name) => !taken.has(name));
  return (count) => left.splice(0, count);
}
