import { Frame } from '../../mail/frame.tsx';
import { STYLES } from '../../mail/look.ts';
import { BlockView } from './blocks.tsx';
import type { TableLetter } from './letter.ts';
import { LETTER_SHEET, LOOK } from './look.ts';
import type { Feet } from './plain.ts';

/** A letter as a whole document, which loads nothing from anywhere. */
export function htmlOf(letter: TableLetter, feet: Feet): string {
  return `<!doctype html>${(<Page letter={letter} feet={feet} />).toString()}`;
}

function Page({ letter, feet: { choices, home } }: { letter: TableLetter; feet: Feet }) {
  const { subject, preview, heading, lead, blocks, button, below, why, stop } = letter;
  return (
    <Frame title={subject} preview={preview} sheet={LETTER_SHEET}>
      <h1 class="heading" style={STYLES.heading}>
        {heading}
      </h1>
      <p class="quiet" style={LOOK.where}>
        {lead}
      </p>
      {blocks.map((block) => (
        <BlockView block={block} />
      ))}
      <div style="padding:28px 0 0">
        <a class="button" style={STYLES.button} href={button.link}>
          {button.words}
        </a>
      </div>
      {below.map((block) => (
        <BlockView block={block} />
      ))}
      <div class="notes" style={STYLES.notes}>
        <p class="note" style={STYLES.note}>
          {why}
        </p>
        {[stop, choices, home].map(({ words, link }) => (
          <p class="note" style={STYLES.note}>
            <a class="note" style={LOOK.footLink} href={link}>
              {words}
            </a>
          </p>
        ))}
      </div>
    </Frame>
  );
}
