import type { Block, Link, NewsLine, TableLetter } from './letter.ts';

/** What stands at the foot of every letter. */
export interface Feet {
  /** Where one chooses what is written. */
  readonly choices: Link;
  /** Where the game is. */
  readonly home: Link;
}

/** The same letter as text. */
export function plainOf(
  { heading, lead, blocks, button, below, why, stop }: TableLetter,
  { choices, home }: Feet,
): string {
  const parts = [
    `${heading}\n${lead}`,
    ...blocks.map((block) => blockLines(block).join('\n')),
    linked(button),
    ...below.map((block) => blockLines(block).join('\n')),
    ['-- ', why, linked(stop), linked(choices), home.link].join('\n'),
  ];
  return `${parts.join('\n\n')}\n`;
}

function blockLines(block: Block): string[] {
  switch (block.kind) {
    case 'words':
      return [plain(block.sentence)];
    case 'departure':
      return [block.time, block.more];
    case 'news':
      return [titled(block.title), ...newsLines(block)];
    case 'places':
      return [
        titled(block.title),
        ...(block.sentence === null ? [] : [plain(block.sentence)]),
        ...block.places.map(({ name, words, tiles }) => `- ${name} ${words}: ${tiles.join(', ')}`),
      ];
    case 'trains':
      return [
        titled(block.title),
        ...block.trains.map(({ name, words, hand, signals }) => {
          const more = [hand, ...signals.map((signal) => signal.words)].filter((said) => said !== null);
          return `- ${[`${name} ${words}`, ...more].join(', ')}`;
        }),
      ];
    case 'hand':
      return [titled(block.title), block.tiles.join('  ')];
    case 'scores':
      return [titled(block.title), ...scoreLines(block.head, block.rows)];
    case 'facts':
      return block.facts.map(({ name, value }) => `${name}: ${value}`);
    case 'table':
      return [titled(block.name), block.state, ...newsLines(block), linked(block.button)];
    default:
      return block satisfies never;
  }
}

function newsLines({ lines, before }: { readonly lines: readonly NewsLine[]; readonly before: string | null }) {
  return [...(before === null ? [] : [before]), ...lines.map(({ sentence }) => `- ${plain(sentence)}`)];
}

/** `- Ana: Round 3 12, In all 40`. */
function scoreLines([, ...head]: readonly string[], rows: readonly (readonly string[])[]): string[] {
  return rows.map(([name = '', ...values]) => {
    const cells = values.map((value, column) => `${head[column]?.toLowerCase() ?? ''} ${value}`);
    return `- ${name}: ${cells.join(', ')}`;
  });
}

const titled = (title: string): string => `${title}:`;
const linked = ({ words, link }: Link): string => `${words}: ${link}`;
/** Without the marks of what is strong. */
const plain = (sentence: string): string => sentence.replaceAll('*', '');
