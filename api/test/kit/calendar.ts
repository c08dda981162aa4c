import { expect } from 'vitest';

/** A component of a calendar (RFC 5545): its properties, named with their parameters, and its parts. */
export interface Component {
  readonly kind: string;
  readonly properties: ReadonlyMap<string, string>;
  readonly parts: readonly Component[];
}

/** Parses a calendar, and checks that it has a component, and the length and the end of every line. */
export function readIcs(text: string): Component {
  expect(text).toMatch(/\r\n$/);
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  // Unfolded (section 3.1).
  const lines = text
    .replaceAll(/\r\n[ \t]/g, '')
    .split('\r\n')
    .filter((line) => line !== '');
  const root = component('', lines);
  expect(lines).toEqual([]);
  const [calendar, ...more] = root.parts;
  expect(more).toEqual([]);
  if (calendar === undefined) throw new Error('no calendar');
  expect(calendar.parts).not.toEqual([]);
  return calendar;
}

/** Takes the lines of one component off the front. */
function component(kind: string, lines: string[]): Component {
  const properties = new Map<string, string>();
  const parts: Component[] = [];
  for (let line = lines.shift(); line !== undefined; line = lines.shift()) {
    const [, name = '', value = ''] = /^([A-Z-]+(?:;[A-Z-]+=[^:;]+)*):(.*)$/s.exec(line) ?? [];
    expect({ line, name }).not.toMatchObject({ name: '' });
    if (name === 'END') {
      expect(value).toBe(kind);
      break;
    }
    if (name === 'BEGIN') parts.push(component(value, lines));
    else properties.set(name, value);
  }
  return { kind, properties, parts };
}

/** Unescapes a text (section 3.3.11). */
export function meantBy(value = ''): string {
  expect(value).not.toMatch(/(?<!\\)(?:\\\\)*[;,]/);
  return value.replaceAll(/\\([\\;,nN])/g, (_, escaped: string) => (/n/i.test(escaped) ? '\n' : escaped));
}
