import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { floorList } from '../src/architecture/floor-list.ts';

// Writes the list of floors into docs/floors.md.
const file = join(import.meta.dirname, '../../../../docs/floors.md');
const text = readFileSync(file, 'utf8');
const marked = /(<!-- floors -->)[\s\S]*(<!-- \/floors -->)/;
if (!marked.test(text)) throw new Error('docs/floors.md has no <!-- floors --> … <!-- /floors -->.');
writeFileSync(
  file,
  text.replace(marked, (_, open: string, close: string) => `${open}\n\n${floorList()}\n\n${close}`),
);
