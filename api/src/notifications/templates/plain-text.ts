import { tileText } from '@slow-train/words';
import type { Block, Link, MailContent, News, ContentPlace } from './content.ts';

/** Renders a mail as plain text: the same content as the HTML part. */
export function renderPlainText(content: MailContent): string {
  const { heading, lead, blocks, button, below, notes, footer } = content;
  const parts = [
    lead === null ? heading : `${heading}\n${lead}`,
    ...blocks.map((block) => blockLines(block).join('\n')),
    ...(button === null ? [] : [linkLine(button)]),
    ...below.map((block) => blockLines(block).join('\n')),
    ...notes,
    // Mail programs know the rest by the "-- " as a signature (RFC 3676 section 4.3).
    ['-- ', ...(footer.reason === null ? [] : [footer.reason]), ...footer.links.map(linkLine), footer.appUrl].join(
      '\n',
    ),
  ];
  return `${parts.join('\n\n')}\n`;
}

function blockLines(block: Block): string[] {
  switch (block.kind) {
    case 'sentence':
      return [withoutMarks(block.sentence)];
    case 'code':
      return [`    ${block.code}`];
    case 'deadline':
      return [block.time, block.more];
    case 'news':
      return [`${block.title}:`, ...newsLines(block)];
    case 'places':
      return [
        `${block.title}:`,
        ...(block.sentence === null ? [] : [withoutMarks(block.sentence)]),
        ...(block.note === null ? [] : [block.note]),
        ...block.places.flatMap(placeLines),
        ...(block.other === null ? [] : [linkLine(block.other)]),
      ];
    case 'trains':
      return [
        `${block.title}:`,
        ...block.trains.map(({ name, endText, hand, tags }) => {
          const details = [hand, ...tags.map(({ text }) => text)].filter((detail) => detail !== null);
          return `- ${[`${name} ${endText}`, ...details].join(', ')}`;
        }),
      ];
    case 'hand':
      return [`${block.title}:`, block.tiles.map(tileText).join('  ')];
    case 'scores':
      return [`${block.title}:`, ...scoreLines(block.head, block.rows)];
    case 'facts':
      return block.facts.map(({ name, value }) => `${name}: ${value}`);
    case 'game':
      return [`${block.name}:`, block.state, ...newsLines(block), linkLine(block.link)];
    default:
      return block satisfies never;
  }
}

/** A train and the tiles that fit there: on its line, or with their links below it. */
function placeLines({ name, endText, tiles }: ContentPlace): string[] {
  const named = tiles.map((tile) => tileText(tile.name)).join(', ');
  const links = tiles.flatMap((tile) => (tile.href === null ? [] : [`  ${tileText(tile.name)}: ${tile.href}`]));
  return links.length === 0 ? [`- ${name} ${endText}: ${named}`] : [`- ${name} ${endText}:`, ...links];
}

function newsLines({ lines, omitted }: News): string[] {
  return [...(omitted === null ? [] : [omitted]), ...lines.map(({ sentence }) => `- ${withoutMarks(sentence)}`)];
}

/** `- Ana. Round 3: 12. Total: 40.` */
function scoreLines([, ...head]: readonly string[], rows: readonly (readonly string[])[]): string[] {
  return rows.map(([name = '', ...values]) => {
    // German ordinals end in a full stop themselves.
    const cells = values.map((value, column) => `${head[column] ?? ''}: ${value}${value.endsWith('.') ? '' : '.'}`);
    return `- ${name}. ${cells.join(' ')}`;
  });
}

function linkLine({ text, href }: Link): string {
  return `${text}: ${href}`;
}

/** Removes the marks of strong words. */
function withoutMarks(sentence: string): string {
  return sentence.replaceAll('*', '');
}
