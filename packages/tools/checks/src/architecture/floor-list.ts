import { API, PACKAGES, WEB, type Tree } from './floors.ts';

/** Returns the floors as Markdown, top floor first, for docs/floors.md between its two `floors` comments. */
export function floorList(): string {
  return [...[API, WEB].flatMap(treeLines), '**`packages`**', '', ...packageLines()].join('\n');
}

function treeLines({ root, floors }: Tree): readonly string[] {
  const rows = floors.map(({ folders, purpose, packages }) => {
    const names = folders.map((folder) => (folder === '.' ? `files in \`${root}\`` : `\`${folder}/\``)).join(' ');
    return `- ${names}: ${purpose}${packages === undefined ? '' : `; imports only ${packages.map(code).join(', ')}`}`;
  });
  return [`**\`${root}\`**`, '', ...rows, ''];
}

function packageLines(): readonly string[] {
  return Object.entries(PACKAGES).map(([name, { purpose, imports }]) => {
    const allowed = imports.length === 0 ? 'nothing' : imports.map(code).join(', ');
    return `- \`${name}\`: ${purpose}; imports ${allowed}`;
  });
}

const code = (text: string): string => `\`${text}\``;
