import type { WebhookShape } from '@slow-train/protocol';

/** Who most likely reads what is sent to an address; `generic` for one that cannot be told, or is no address yet. */
export function shapeOf(url: string): WebhookShape {
  if (!URL.canParse(url)) return 'generic';
  const { hostname } = new URL(url);
  if (/(?:^|\.)(?:discord|discordapp)\.com$/.test(hostname)) return 'discord';
  return /(?:^|\.)slack\.com$/.test(hostname) ? 'slack' : 'generic';
}
