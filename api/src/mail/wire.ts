import type { Socket } from 'cloudflare:sockets';
import type { SmtpAccount } from './smtp-account.ts';

/** A connection, as Cloudflare gives it. */
export type Wire = Socket;

/** Begins to connect. */
export type Dial = (server: SmtpAccount) => Promise<Wire>;

/** Cloudflare's sockets. Loaded when they are needed: outside of workerd there are none. */
export const dialFromWorker: Dial = async ({ host, port, tls }) => {
  const { connect } = await import('cloudflare:sockets');
  return connect({ hostname: host, port }, { secureTransport: tls, allowHalfOpen: false });
};
