import type { WebhookShape } from '@slow-train/protocol';
import type { Settings } from '../../env.ts';
import type { Told, TryOutMessage } from '../told.ts';
import { namesFor, seatsOn } from './table-words.ts';
import { webhookText } from './webhook-words.ts';

/** What a webhook is sent, before it is written as JSON. @param id the same for every attempt */
export function webhookBody(
  shape: WebhookShape,
  id: string,
  what: Told | TryOutMessage,
  { APP_URL }: Pick<Settings, 'APP_URL'>,
): object {
  const url = new URL(pathOf(what), APP_URL).href;
  switch (shape) {
    case 'generic':
      return what.event === 'tryOut' ? tryOut(id) : generic(id, what, url);
    case 'discord':
      return {
        username: 'Slow Train',
        // In pointed brackets a link shows no preview.
        content: `${forDiscord(webhookText(what))} <${url}>`,
        allowed_mentions: { parse: [] },
      };
    case 'slack':
      return {
        text: `${forSlack(webhookText(what))} <${url}|Open Slow Train>`,
        unfurl_links: false,
        unfurl_media: false,
      };
    default:
      return shape satisfies never;
  }
}

/** Who is only invited gets no further than the first page: the link that lets them in is a secret. */
function pathOf(what: Told | TryOutMessage): string {
  return what.event === 'tryOut' || what.event === 'invited' ? '/' : `/tables/${what.answer.game.id}`;
}

function generic(id: string, what: Told, url: string): object {
  const { game } = what.answer;
  const names = namesFor(game, null);
  return {
    id,
    event: what.event,
    at: what.happenedAt.toISOString(),
    table: { id: game.id, name: game.name, url },
    round: game.round?.round ?? 0,
    rounds: game.rounds,
    waitingFor: seatsOn(game).map(names.seat),
    turnBy: what.turnBy?.toISOString() ?? null,
    text: webhookText(what),
  };
}

const tryOut = (id: string): object => ({
  id,
  event: 'tryOut',
  at: new Date().toISOString(),
  table: null,
  round: 0,
  rounds: 0,
  waitingFor: [],
  turnBy: null,
  text: webhookText({ event: 'tryOut', key: id }),
});

/**
 * Players choose their names, and must not choose what Discord makes of them. A mark behind a backslash is only itself:
 * no Markdown, no mention, no emoji, and no address that would become a link.
 */
function forDiscord(text: string): string {
  return text.replaceAll(/[\\*_~`|>#[\]()<@/]/g, String.raw`\$&`);
}

const ENTITIES: { readonly [mark: string]: string } = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
/**
 * The same for Slack: its three control characters as it wants them
 * (https://docs.slack.dev/messaging/formatting-message-text), and an invisible joiner where a link or a mention would
 * begin that it finds by itself.
 */
function forSlack(text: string): string {
  return text.replaceAll(/[&<>]/g, (mark) => ENTITIES[mark] ?? mark).replaceAll(/[@:.](?=\S)/g, '$&\u2060');
}
