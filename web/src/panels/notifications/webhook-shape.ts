import type { WebhookShape } from '@slow-train/protocol';

/** Guesses the service behind a webhook address; `generic` for an unknown service or an incomplete address. */
export function guessedShape(url: string): WebhookShape {
  if (!URL.canParse(url)) return 'generic';
  const { hostname } = new URL(url);
  if (/(?:^|\.)(?:discord|discordapp)\.com$/.test(hostname)) return 'discord';
  return /(?:^|\.)slack\.com$/.test(hostname) ? 'slack' : 'generic';
}
