import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** A picture that is new, gone or changed. */
export interface Change {
  readonly name: string;
  readonly kind: 'new' | 'gone' | 'changed';
  /** The number of pixels that differ; 0 if only one of the two exists. */
  readonly pixels: number;
}

/**
 * Compares the pictures of two folders, both taken on this machine: pixels are the same or they are not.
 * @param differences the folder for pictures of the differences
 */
export async function comparePictures(
  before: { readonly folder: string; readonly names: readonly string[] },
  after: { readonly folder: string; readonly names: readonly string[] },
  differences: string,
): Promise<readonly Change[]> {
  await mkdir(differences, { recursive: true });
  const changes: Change[] = before.names
    .filter((name) => !after.names.includes(name))
    .map((name) => ({ name, kind: 'gone', pixels: 0 }));
  for (const name of after.names) {
    if (!before.names.includes(name)) {
      changes.push({ name, kind: 'new', pixels: 0 });
      continue;
    }
    const [old, now] = await Promise.all([before, after].map(({ folder }) => readFile(join(folder, name))));
    if (old === undefined || now === undefined || old.equals(now)) continue;
    const pixels = await drawDifference(PNG.sync.read(old), PNG.sync.read(now), join(differences, name));
    if (pixels > 0) changes.push({ name, kind: 'changed', pixels });
  }
  return changes;
}

/** Pictures of different heights are compared on the larger area. */
async function drawDifference(old: PNG, now: PNG, file: string): Promise<number> {
  const width = Math.max(old.width, now.width);
  const height = Math.max(old.height, now.height);
  const difference = new PNG({ width, height });
  const [one, other] = [old, now].map((picture) => onCanvas(picture, width, height));
  if (one === undefined || other === undefined) return 0;
  const pixels = pixelmatch(one.data, other.data, difference.data, width, height, { threshold: 0.05 });
  if (pixels > 0) await writeFile(file, PNG.sync.write(difference));
  return pixels;
}

function onCanvas(picture: PNG, width: number, height: number): PNG {
  const canvas = new PNG({ width, height });
  PNG.bitblt(picture, canvas, 0, 0, picture.width, picture.height, 0, 0);
  return canvas;
}
