import axe from 'axe-core';
import type { Page } from 'playwright-core';

declare global {
  // Defined in the page by axe's own source.
  var axe: { run(options: axe.RunOptions): Promise<axe.AxeResults> } | undefined;
}

/** Returns axe's findings on the current page, one line for each element. */
export async function violations(page: Page): Promise<readonly string[]> {
  await page.evaluate(() => document.fonts.ready);
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  const found = await page.evaluate(
    async () => (await globalThis.axe?.run({ resultTypes: ['violations'] }))?.violations,
  );
  if (found === undefined) throw new Error('axe did not load.');
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary ?? ''}`),
  );
}
