import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { saveFile } from '../../src/ui/save-file.ts';
import { shareFile } from '../../src/ui/share.ts';

const gone: string[] = [];
let saved: readonly (readonly [address: string, name: string])[] = [];
beforeEach(() => {
  vi.useFakeTimers();
  gone.length = 0;
  saved = [];
  vi.stubGlobal('URL', {
    createObjectURL: () => 'blob:a',
    revokeObjectURL: (address: string) => gone.push(address),
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved = [...saved, [this.getAttribute('href') ?? '', this.download]];
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test.each([
  ['a download', () => saveFile(new Blob(['{}']), 'deal.json')],
  ['a picture, where there is no share sheet', () => void shareFile(new File(['{}'], 'deal.json'), 'A deal')],
])('31.28 a browser has time to read what it saves: %s', (_, save) => {
  save();
  expect(saved).toEqual([['blob:a', 'deal.json']]);
  vi.advanceTimersByTime(30_000);
  expect(gone).toEqual([]);
  vi.advanceTimersByTime(60_000);
  expect(gone).toEqual(['blob:a']);
});
