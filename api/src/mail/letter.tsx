import { Frame } from './frame.tsx';
import { STYLES } from './look.ts';
import type { Mail } from './mail.ts';

/** A mail that says one thing. */
export interface Letter {
  readonly subject: string;
  readonly heading: string;
  readonly lead: string;
  /** Shown large, in two groups. */
  readonly code?: string;
  /** The one thing to do, and what to know before. */
  readonly button?: { readonly before: string; readonly words: string; readonly link: string };
  /** Small, below. */
  readonly notes: readonly string[];
  /** Where the game is: the last line. */
  readonly appUrl: string;
}

/** A letter in both its parts; they say the same. */
export function written(letter: Letter): Omit<Mail, 'to'> {
  return {
    subject: letter.subject,
    text: plain(letter),
    html: `<!doctype html>${(<Page letter={letter} />).toString()}`,
  };
}

/** `123456` as people read it: `123 456`. */
export function grouped(code: string): string {
  return `${code.slice(0, 3)} ${code.slice(3)}`;
}

function plain({ heading, lead, code, button, notes, appUrl }: Letter): string {
  const parts = [
    heading,
    lead,
    ...(code === undefined ? [] : [`    ${grouped(code)}`]),
    ...(button === undefined ? [] : [`${button.before}\n${button.words}: ${button.link}`]),
    ...notes,
    `-- \nSlow Train, ${appUrl}`,
  ];
  return `${parts.join('\n\n')}\n`;
}

function Page({ letter: { subject, heading, lead, code, button, notes, appUrl } }: { letter: Letter }) {
  return (
    <Frame title={subject} preview={lead}>
      <h1 class="heading" style={STYLES.heading}>
        {heading}
      </h1>
      <p style={STYLES.lead}>{lead}</p>
      {code !== undefined && (
        <div style={STYLES.above}>
          <div class="code" style={STYLES.code}>
            {grouped(code)}
          </div>
        </div>
      )}
      {button !== undefined && (
        <>
          <p style={STYLES.lead}>{button.before}</p>
          <div style={STYLES.above}>
            <a class="button" style={STYLES.button} href={button.link}>
              {button.words}
            </a>
          </div>
        </>
      )}
      <div class="notes" style={STYLES.notes}>
        {notes.map((note) => (
          <p class="note" style={STYLES.note}>
            {note}
          </p>
        ))}
        <p class="note" style={STYLES.note}>
          <a class="note" style={STYLES.home} href={appUrl}>
            {new URL(appUrl).host}
          </a>
        </p>
      </div>
    </Frame>
  );
}
