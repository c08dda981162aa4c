import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import * as z from 'zod';
import { REPOSITORY } from '@slow-train/local/paths';
import type { LockedPackage } from './lock-file.ts';

const Component = z.looseObject({ 'bom-ref': z.string(), name: z.string(), version: z.string() });
const Bom = z.looseObject({
  bomFormat: z.literal('CycloneDX'),
  metadata: z.looseObject({ component: Component }),
  components: z.array(Component),
  dependencies: z.array(z.object({ ref: z.string(), dependsOn: z.array(z.string()).optional() })),
});

/** A software bill of materials in CycloneDX 1.5 (ECMA-424). */
export type Bom = z.infer<typeof Bom>;

/**
 * Returns npm's own bill of everything that is installed, tools of developers included.
 * @throws Error with npm's words if what is installed does not fit package.json
 */
export async function wholeBom(): Promise<Bom> {
  const { stdout } = await promisify(execFile)('npm', ['sbom', '--sbom-format=cyclonedx'], {
    cwd: REPOSITORY,
    maxBuffer: 64 * 1024 * 1024,
  });
  const bom = Bom.parse(JSON.parse(stdout));
  // npm names it after the folder, which is anybody's choice.
  return named(bom, 'slow-train');
}

/**
 * Returns the bill of one part: only the packages that are in it, and how those depend on each other.
 * @throws Error if a package is not in the whole bill
 */
export function bomOf(whole: Bom, part: string, packages: readonly LockedPackage[]): Bom {
  const refs = new Set(packages.map(({ name, version }) => `${name}@${version}`));
  const components = whole.components.filter((one) => refs.has(`${one.name}@${one.version}`));
  const found = new Set(components.map((one) => one['bom-ref']));
  const missing = [...refs].filter((ref) => !found.has(ref));
  if (missing.length > 0) throw new Error(`Not in the list of what is installed: ${missing.join(', ')}`);
  const root = whole.metadata.component['bom-ref'];
  const dependencies = whole.dependencies
    .filter(({ ref }) => found.has(ref))
    .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter((other) => found.has(other)) }));
  const bom = { ...whole, components, dependencies: [{ ref: root, dependsOn: [...found] }, ...dependencies] };
  return { ...named(bom, `slow-train ${part}`), serialNumber: `urn:uuid:${crypto.randomUUID()}` };
}

function named(bom: Bom, name: string): Bom {
  return { ...bom, metadata: { ...bom.metadata, component: { ...bom.metadata.component, name } } };
}
