import type { Language } from '@slow-train/protocol/languages';
import type { Child } from 'hono/jsx';
import { BlockView } from './blocks.tsx';
import type { Footer, MailContent } from './content.ts';
import { STYLES, STYLE_SHEET } from './styles.ts';

/** Renders a mail as a whole HTML document, which loads nothing. */
export function renderHtml(content: MailContent): string {
  return `<!doctype html>${(<Layout content={content} />).toString()}`;
}

function Layout({ content }: { content: MailContent }) {
  const { language, subject, preview, heading, lead, blocks, button, below, notes, footer } = content;
  return (
    <Frame language={language} title={subject} preview={preview}>
      <h1 class="heading" style={STYLES.heading}>
        {heading}
      </h1>
      {lead !== null && (
        <p class="quiet" style={STYLES.lead}>
          {lead}
        </p>
      )}
      {blocks.map((block) => (
        <BlockView block={block} />
      ))}
      {button !== null && (
        <div class="button-row" style={STYLES.buttonRow}>
          <a class="button" style={STYLES.button} href={button.href}>
            {button.text}
          </a>
        </div>
      )}
      {below.map((block) => (
        <BlockView block={block} />
      ))}
      <FooterView notes={notes} footer={footer} />
    </Frame>
  );
}

function FooterView({ notes, footer: { reason, links, appUrl } }: Pick<MailContent, 'notes'> & { footer: Footer }) {
  const home = { text: new URL(appUrl).host, href: appUrl };
  return (
    <div class="section" style={STYLES.footer}>
      {[...notes, ...(reason === null ? [] : [reason])].map((note) => (
        <p class="note" style={STYLES.note}>
          {note}
        </p>
      ))}
      {[...links, home].map(({ text, href }) => (
        <p class="note" style={STYLES.note}>
          <a class="note" style={STYLES.footerLink} href={href}>
            {text}
          </a>
        </p>
      ))}
    </div>
  );
}

/** The document around every mail: the page, the header, day and night. */
function Frame({
  language,
  title,
  preview,
  children,
}: {
  language: Language;
  title: string;
  preview: string;
  children: Child;
}) {
  return (
    <html lang={language}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        {/* Keeps iOS from linking pips and times. */}
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
        <title>{title}</title>
        <style>{STYLE_SHEET}</style>
      </head>
      <body class="page" style={STYLES.page}>
        <div style={STYLES.preview}>{preview}</div>
        <table role="presentation" class="page" style={STYLES.page} width="100%" cellpadding="0" cellspacing="0">
          <tr>
            <td class="gutter" style={STYLES.gutter} align="center">
              <table role="presentation" class="mail" style={STYLES.mail} width="600" cellpadding="0" cellspacing="0">
                <tr>
                  <td class="header" style={STYLES.header}>
                    <div class="logo" style={STYLES.logo}>
                      Slow Train
                    </div>
                  </td>
                </tr>
                <tr>
                  <td class="body" style={STYLES.body}>
                    {children}
                  </td>
                </tr>
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html>
  );
}
