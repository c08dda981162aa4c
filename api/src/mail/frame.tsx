import type { Child } from 'hono/jsx';
import { SHEET, STYLES } from './look.ts';

interface Framed {
  readonly title: string;
  /** The first words of the mail for mail programs, which show them in lists. */
  readonly preview: string;
  /** The rules for night and small screens. */
  readonly sheet?: string;
  readonly children: Child;
}

/** What is around every mail: paper, the enamel sign, day and night. */
export function Frame({ title, preview, sheet = SHEET, children }: Framed) {
  return (
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        {/* Numbers are no telephone numbers. */}
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
        <title>{title}</title>
        <style>{sheet}</style>
      </head>
      <body class="ground" style={STYLES.ground}>
        <div style={STYLES.preview}>{preview}</div>
        <table role="presentation" class="ground" style={STYLES.ground} width="100%" cellpadding="0" cellspacing="0">
          <tr>
            <td class="middle" style={STYLES.middle} align="center">
              <table role="presentation" class="mail" style={STYLES.mail} width="600" cellpadding="0" cellspacing="0">
                <tr>
                  <td class="sign" style={STYLES.sign}>
                    <div class="plate" style={STYLES.plate}>
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
