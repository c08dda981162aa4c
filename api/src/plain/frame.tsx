import type { Language } from '@slow-train/protocol/languages';
import { tileText } from '@slow-train/words';
import type { Child, PropsWithChildren } from 'hono/jsx';
import { FORM_TOKEN } from './form-token.ts';
import { plainText } from './text/index.ts';

/** The reader of a plain page. */
export interface Reader {
  readonly language: Language;
  /** The address of the site. */
  readonly site: string;
  /** The token of its forms. */
  readonly token: string;
  /** Where the one turn is that a link in a mail plays; missing for the reader of a session. */
  readonly turn?: string;
}

/** Returns the address of a game's pages for this reader. */
export const plainAddress = ({ turn }: Reader, { id }: { readonly id: string }): string =>
  turn ?? `/plain/tables/${id}`;

type FrameProps = PropsWithChildren<{
  readonly language: Language;
  readonly heading: string;
  /** The line above the heading. */
  readonly above?: string | undefined;
  /** The line below it. */
  readonly below?: string | undefined;
  /** The address of the same page with scripts. */
  readonly full: string;
}>;

/** Returns a whole document, which needs no script and little of a style sheet: web/public/plain.css. */
export function plainDocument(page: Child): string {
  return `<!doctype html>${String(page)}`;
}

export function PlainFrame({ language, heading, above, below, full, children }: FrameProps) {
  const text = plainText(language);
  return (
    <html lang={language}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>{`${heading} · Slow Train`}</title>
        <link rel="stylesheet" href="/plain.css" />
      </head>
      <body>
        {/* No main element: browsers of 2012 do not know it. */}
        <div class="page" role="main">
          <div class="sign">
            <div>
              <p>{above ?? 'Slow Train'}</p>
              <h1>{heading}</h1>
              {below !== undefined && <p class="by">{below}</p>}
            </div>
          </div>
          {children}
          <p class="foot">
            {text.foot} <a href={full}>{text.fullTable}</a>
          </p>
        </div>
      </body>
    </html>
  );
}

/** A form that changes something: it shows that it is ours, and counts once however often it is sent. */
export function Post({ to, reader, fields = {}, children }: PropsWithChildren<PostProps>) {
  return (
    <form method="post" action={to}>
      {Object.entries({ ...fields, [FORM_TOKEN]: reader.token }).map(([name, value]) => (
        <input type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}
interface PostProps {
  readonly to: string;
  readonly reader: Reader;
  readonly fields?: Readonly<Record<string, string>>;
}

/** A tile as text with a frame, which text browsers read as it is. */
export function TileBox({ name }: { readonly name: string }) {
  return <b class="tile">{tileText(name)}</b>;
}
