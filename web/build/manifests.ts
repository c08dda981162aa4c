import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { manifestText as EnglishText } from '../src/text/en/shell.ts';
import { SITE_LANGUAGES } from './languages.ts';

/** The translatable parts of public/manifest.webmanifest. */
interface Manifest {
  readonly lang: string;
  readonly description: string;
  readonly shortcuts: readonly { readonly url: string }[];
  readonly screenshots: readonly { readonly form_factor: string }[];
}

/** Writes the web app manifest in every language but the first, which is the one in `public`: `manifest.es.webmanifest`. */
export async function writeManifests(folder: string): Promise<void> {
  const manifest: Manifest = JSON.parse(await readFile(join(folder, 'manifest.webmanifest'), 'utf8'));
  for (const language of SITE_LANGUAGES.slice(1)) {
    const { manifestText }: { readonly manifestText: typeof EnglishText } = await import(
      `../src/text/${language}/shell.ts`
    );
    const translated = inWords(manifest, language, manifestText);
    await writeFile(join(folder, `manifest.${language}.webmanifest`), JSON.stringify(translated, null, 2));
  }
}

function inWords(manifest: Manifest, lang: string, { description, ...text }: typeof EnglishText): Manifest {
  const shortcuts = new Map(Object.entries(text.shortcuts));
  const screenshots = new Map(Object.entries(text.screenshots));
  return {
    ...manifest,
    lang,
    description,
    shortcuts: manifest.shortcuts.map((one) => ({ ...one, name: found(shortcuts.get(one.url)) })),
    screenshots: manifest.screenshots.map((one) => ({ ...one, label: found(screenshots.get(one.form_factor)) })),
  };
}

function found(text: string | undefined): string {
  if (text === undefined) throw new Error('A part of the manifest has no text.');
  return text;
}
