// How our mails look. Mail programs want styles inline; what only some understand, night and small screens, is in CSS.

export const SIGN = "Besley, Rockwell, 'Roboto Slab', Georgia, serif";
export const TEXT = "Archivo, 'Helvetica Neue', Arial, sans-serif";

/** By day: linen paper, ink, enamel. The numbers are those of the page's tokens. */
export const STYLES = {
  ground: { margin: '0', padding: '0', width: '100%', background: '#e4e6dd' },
  /** Read by mail programs as the first words of the mail, and shown in lists. */
  preview: { display: 'none', overflow: 'hidden', maxHeight: '0', opacity: '0' },
  middle: { padding: '24px 0' },
  mail: {
    width: '100%',
    maxWidth: '600px',
    background: '#ebece3',
    color: '#15223b',
    font: `400 16px/1.5 ${TEXT}`,
    textAlign: 'left',
  },
  sign: { padding: '6px', background: '#14315e' },
  plate: {
    padding: '10px 22px',
    border: '2px solid #ffffff',
    borderRadius: '4px',
    color: '#ffffff',
    font: `600 22px/1.2 ${SIGN}`,
  },
  body: { padding: '30px 32px 32px' },
  heading: { margin: '0', font: `600 36px/1.1 ${SIGN}`, letterSpacing: '-0.02em' },
  lead: { margin: '14px 0 0' },
  code: {
    padding: '18px 8px 20px',
    background: '#f6f1de',
    border: '2px dashed #8d876f',
    borderRadius: '3px',
    color: '#15223b',
    font: `600 46px/1 ${SIGN}`,
    letterSpacing: '0.04em',
    textAlign: 'center',
    whiteSpace: 'nowrap',
    userSelect: 'all',
  },
  above: { padding: '22px 0 0' },
  button: {
    display: 'block',
    padding: '15px 12px 17px',
    background: '#15223b',
    borderRadius: '6px',
    color: '#ffffff',
    font: `600 20px/24px ${SIGN}`,
    textAlign: 'center',
    textDecoration: 'none',
  },
  notes: { margin: '22px 0 0', padding: '18px 0 0', borderTop: '2px dotted #9aa0a6' },
  home: { color: '#465066' },
  note: { margin: '0 0 8px', color: '#465066', font: `400 14px/1.5 ${TEXT}` },
} as const;

/** By night, and on a phone. Free of characters that HTML would escape. */
export const SHEET = `
:root { color-scheme: light dark; supported-color-schemes: light dark }
@media (max-width: 480px) {
  .middle { padding: 0 !important }
  .body { padding: 24px 20px 28px !important }
  .heading { font-size: 31px !important }
  .code { font-size: 40px !important }
}
@media (prefers-color-scheme: dark) {
  .ground { background: #0d172c !important }
  .mail { background: #141f3a !important; color: #efeadb !important }
  .sign { background: #1b3566 !important }
  .plate { border-color: #8fa6d2 !important; color: #fff6dc !important }
  .code { background: #e2d6b6 !important; border-color: #6e684f !important; color: #14203a !important }
  .button { background: #ffce54 !important; color: #14203a !important }
  .notes { border-color: #43527a !important }
  .note { color: #b3bcd0 !important }
}
`;
