import type { Page } from 'playwright-core';
import { PNG } from 'pngjs';

/** A text with a tone, measured in the pixels of a screenshot. */
export interface MeasuredTone {
  readonly tone: string;
  readonly text: string;
  /** The contrast ratio of WCAG 2.2 between its ground and its ink. */
  readonly contrast: number;
  /** The contrast that it needs (WCAG 1.4.3). */
  readonly least: number;
}

/**
 * Measures every text with a tone in the window: the commonest colour around it is its ground, and the one that differs
 * most from that is its ink. Knows nothing of the style sheet, unlike axe.
 */
export async function tonesIn(page: Page): Promise<readonly MeasuredTone[]> {
  const texts = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-tone]')].flatMap((toned) => {
      const walker = document.createTreeWalker(toned, NodeFilter.SHOW_TEXT);
      const boxes = [];
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        const parent = node.parentElement;
        if (parent === null || node.textContent?.trim() === '' || !parent.checkVisibility({ visibilityProperty: true }))
          continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const { x, y, width, height } = range.getBoundingClientRect();
        const over = document.elementFromPoint(x + width / 2, y + height / 2);
        if (width < 4 || height < 4 || over === null || !parent.contains(over)) continue;
        const { fontSize, fontWeight } = getComputedStyle(parent);
        const isLarge = Number.parseFloat(fontSize) >= (Number(fontWeight) >= 700 ? 18.66 : 24);
        const clip = { x, y, width, height };
        boxes.push({ tone: toned.dataset['tone'] ?? '', text: node.textContent ?? '', clip, least: isLarge ? 3 : 4.5 });
      }
      return boxes;
    }),
  );
  const measured: MeasuredTone[] = [];
  for (const { clip, ...text } of texts)
    measured.push({ ...text, contrast: contrastIn(PNG.sync.read(await page.screenshot({ clip }))) });
  return measured;
}

function contrastIn({ data }: PNG): number {
  const counts = new Map<number, number>();
  for (let at = 0; at < data.length; at += 4) {
    const colour = data.readUIntBE(at, 3);
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  const colours = [...counts].toSorted(([, a], [, b]) => b - a);
  const ground = luminanceOf(colours[0]?.[0] ?? 0);
  // A colour of a few pixels is an edge of something else.
  const inks = colours.filter(([, count]) => count >= 8).map(([colour]) => luminanceOf(colour));
  return Math.max(...inks.map((ink) => (Math.max(ink, ground) + 0.05) / (Math.min(ink, ground) + 0.05)));
}

/** Returns the relative luminance of a colour, `0xRRGGBB` (WCAG 2.2). */
function luminanceOf(colour: number): number {
  const [red = 0, green = 0, blue = 0] = [16, 8, 0]
    .map((shift) => ((colour >> shift) & 255) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
