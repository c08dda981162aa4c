import axe from 'axe-core';
import type { Page } from 'playwright-core';

declare global {
  // Defined in the page by axe's own source.
  var axe: { run(options: axe.RunOptions): Promise<axe.AxeResults> } | undefined;
}

/**
 * Returns axe's findings on the current page, one line for each element.
 * @param rules the only rules to check; all, unless told otherwise
 */
export async function violations(page: Page, rules?: readonly string[]): Promise<readonly string[]> {
  await page.evaluate(() => document.fonts.ready);
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
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

/** As many stops of the Tab key as are looked at on a page. */
const MOST_STOPS = 60;

/**
 * Goes through a page with the Tab key. Returns the stops that cannot be seen: WCAG 2.4.7 (a visible focus) and 2.4.11
 * (not wholly behind something).
 */
export async function hiddenStops(page: Page): Promise<readonly string[]> {
  const found: string[] = [];
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    scrollTo(0, 0);
  });
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    await page.keyboard.press('Tab');
    const seen = await page.evaluate(() => {
      const { activeElement: element } = document;
      if (element === null || element === document.body) return null;
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
      const name = element.getAttribute('aria-label') ?? element.textContent ?? element.tagName;
      return { name: name.trim().slice(0, 60), isVisible, marks };
    });
    // Past the last stop.
    if (seen === null) break;
    if (!seen.isVisible) found.push(`“${seen.name}” is behind something when it has the focus`);
    if (!seen.marks) found.push(`“${seen.name}” does not show that it has the focus`);
  }
  return found;
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
