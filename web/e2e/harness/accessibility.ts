import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';

declare global {
  // Defined in the page by axe's own source.
  var axe: { run(options: axe.RunOptions): Promise<axe.AxeResults> } | undefined;
  // Defined in the page by `hiddenStops`.
  var stops: { look(): boolean; end(): readonly string[] } | undefined;
}

/** Minified, since a browser reads it again on every page. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Returns axe's findings on the current page, one line for each element.
 * @param rules the only rules to check; all, unless told otherwise
 */
export async function violations(page: Page, rules?: readonly string[]): Promise<readonly string[]> {
  await page.evaluate(() => document.fonts.ready);
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE);
  const found = await page.evaluate(
    async (runOnly) =>
      (await globalThis.axe?.run({ resultTypes: ['violations'], ...(runOnly && { runOnly: [...runOnly] }) }))
        ?.violations,
    rules,
  );
  if (found === undefined) throw new Error('axe did not load.');
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary ?? ''}`),
  );
}

/** The most stops of the Tab key to check on a page, and the number to press before asking whether there are more. */
const MOST_STOPS = 60;
const BATCH = 12;

/**
 * Goes through a page with the Tab key. Returns the stops that cannot be seen: WCAG 2.4.7 (a visible focus) and 2.4.11
 * (not wholly behind something).
 */
export async function hiddenStops(page: Page): Promise<readonly string[]> {
  await page.evaluate(lookAtStops);
  for (let pressed = 0; pressed < MOST_STOPS; pressed += BATCH) {
    // Held down it repeats itself: one message a stop, and the page itself looks at each before it goes on.
    for (let press = 0; press < BATCH; press++) await page.keyboard.down('Tab');
    if (await page.evaluate(() => globalThis.stops?.look())) break;
  }
  await page.keyboard.up('Tab');
  return (await page.evaluate(() => globalThis.stops?.end())) ?? ['The page was loaded again.'];
}

/** Runs in the page: checks the focused element each time before the Tab key moves the focus on. */
function lookAtStops(): void {
  const found: string[] = [];
  const isOver = (): boolean => document.activeElement === null || document.activeElement === document.body;
  const look = (): boolean => {
    const { activeElement: element } = document;
    if (element === null || isOver()) return true;
    // A covered input shows its focus on its label.
    const shown = element.matches('input[type=radio], input[type=checkbox]')
      ? (element.closest('label') ?? element)
      : element;
    const { left, top, width, height } = shown.getBoundingClientRect();
    const points = [0.1, 0.5, 0.9].flatMap((x) => [0.15, 0.5, 0.85].map((y) => [left + width * x, top + height * y]));
    const isVisible = points.some(([x = 0, y = 0]) => {
      const over = document.elementFromPoint(x, y);
      return over !== null && (shown.contains(over) || over.contains(shown));
    });
    const marks = [element, shown, ...shown.querySelectorAll('*')].some((one) => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one);
      return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
    });
    const name = (element.getAttribute('aria-label') ?? element.textContent ?? element.tagName).trim().slice(0, 60);
    if (!isVisible) found.push(`“${name}” is behind something when it has the focus`);
    if (!marks) found.push(`“${name}” does not show that it has the focus`);
    return false;
  };
  // The first stop is the document's first, wherever the focus is.
  document.body.tabIndex = -1;
  document.body.focus();
  document.body.removeAttribute('tabindex');
  scrollTo(0, 0);
  let isFirst = true;
  let isPast = false;
  const listening = new AbortController();
  const beforeNext = (): void => {
    if (!isFirst) isPast ||= look();
    isFirst = false;
    if (isPast) listening.abort();
  };
  addEventListener('keydown', beforeNext, { capture: true, signal: listening.signal });
  globalThis.stops = {
    look: () => isPast || isOver(),
    end: () => {
      // Nothing has moved the focus on from the last one.
      if (!isPast) look();
      listening.abort();
      return found;
    },
  };
}

/** Whether a page needs sideways scrolling in a window of 320 pixels (WCAG 1.4.10), which is 1280 at 400 %. */
export async function overflowsAt320(page: Page): Promise<boolean> {
  const size = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 640 });
  const overflows = await page.evaluate(
    () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
  );
  if (size !== null) await page.setViewportSize(size);
  return overflows;
}
