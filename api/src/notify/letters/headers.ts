import type { Daily, MailTarget, Told, TryOutMessage } from '../told.ts';

/**
 * The header fields of a letter: how to stop more of its kind with one request (RFC 2369, RFC 8058), what list it is of
 * (RFC 2919), that no person wrote it (RFC 3834), and for those about one table, that they are one thread (RFC 5322
 * section 3.6.4).
 * @param host of the pages: names are made unique by it
 */
export function headersOf(what: Told | Daily | TryOutMessage, to: MailTarget, host: string): Record<string, string> {
  return {
    'List-Unsubscribe': `<${to.unsubscribe.oneClick}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    'List-Id': `<${listOf(what)}.${host}>`,
    'Auto-Submitted': 'auto-generated',
    ...('answer' in what && threadOf(what, host)),
  };
}

function threadOf({ answer }: Told, host: string): Record<string, string> {
  const beginning = `<table-${answer.game.id}@${host}>`;
  return { 'In-Reply-To': beginning, References: beginning };
}

/** Every table is a list of its own, so that one can be sorted into a folder, or muted. */
function listOf(what: Told | Daily | TryOutMessage): string {
  switch (what.event) {
    case 'daily':
      return 'daily';
    case 'invited':
      return 'invitations';
    case 'tryOut':
      return 'try-out';
    default:
      return what.answer.game.id;
  }
}
