// Functions missing in the oldest browsers that run this page (build/floor.ts): Safari 15.6 and Chrome 100. The build makes a
// file of its own of this, which start.ts loads before the page where something is missing.

/** Adds a function under a name that this browser does not know. */
function add(to: object, name: string, value: (...args: never) => unknown): void {
  if (!(name in to)) Object.defineProperty(to, name, { value, writable: true, configurable: true });
}

for (const { prototype } of [Array, Uint8Array, Uint16Array, Uint32Array, Float64Array]) {
  add(prototype, 'toSorted', function (this: unknown[], compare?: (a: unknown, b: unknown) => number) {
    // oxlint-disable-next-line unicorn/no-array-sort -- the copy's
    return this.slice().sort(compare);
  });
  add(prototype, 'toReversed', function (this: unknown[]) {
    // oxlint-disable-next-line unicorn/no-array-reverse -- the copy's
    return this.slice().reverse();
  });
  add(prototype, 'with', function (this: unknown[], index: number, value: unknown) {
    const copy = this.slice();
    copy[index < 0 ? copy.length + index : index] = value;
    return copy;
  });
}
add(Array.prototype, 'toSpliced', function (this: unknown[], ...args: [number, number, ...unknown[]]) {
  const copy = this.slice();
  copy.splice(...args);
  return copy;
});

add(AbortSignal, 'timeout', (milliseconds: number): AbortSignal => {
  const controller = new AbortController();
  setTimeout(() => controller.abort(new DOMException('', 'TimeoutError')), milliseconds);
  return controller.signal;
});
add(AbortSignal, 'any', (signals: readonly AbortSignal[]): AbortSignal => {
  const controller = new AbortController();
  for (const signal of signals) {
    const abort = (): void => controller.abort(signal.reason);
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort, { once: true, signal: controller.signal });
  }
  return controller.signal;
});

add(URL, 'canParse', (url: string, base?: string): boolean => {
  try {
    return Boolean(new URL(url, base));
  } catch {
    return false;
  }
});

add(HTMLFormElement.prototype, 'requestSubmit', function (this: HTMLFormElement) {
  const button = document.createElement('button');
  button.hidden = true;
  this.append(button);
  button.click();
  button.remove();
});
// Square corners, in a picture to share.
add(
  CanvasRenderingContext2D.prototype,
  'roundRect',
  function (this: CanvasRenderingContext2D, ...[x, y, width, height]: [number, number, number, number]) {
    this.rect(x, y, width, height);
  },
);
