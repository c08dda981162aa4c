import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import * as z from 'zod';
import type { ReceiverFailure, ReceiverName } from '../faults/fault.ts';
import { now, type ObservedDelivery, type RunRecord } from '../record.ts';
import { serveHttp } from './server.ts';

/** A server that takes the messages of one channel, and fails on demand. */
export interface Receiver {
  /** Base address: clients append their name. */
  readonly url: string;
  failure: ReceiverFailure | null;
  /** Ends the failure, and the connections that it has left hanging. */
  heal(): void;
  readonly inFlight: () => number;
  stop(): Promise<void>;
}

/** News of a tournament belong to no game; their address ends in its id. */
const WebhookBody = z.object({
  event: z.string(),
  at: z.string(),
  table: z.object({ id: z.string() }).nullable(),
  url: z.string().optional(),
});

/** The link of an invitation, in a mail without soft line breaks. */
const INVITATION = /\/join\/([A-Za-z0-9_-]{22})/;

/** Longer than an answer is on its way within this machine, in milliseconds. */
const IN_TRANSIT = 500;

/** Where a client's mail goes. */
export const MAIL_DOMAIN = 'players.example';

/** Starts a receiver of pushes or webhooks. */
export async function startHttpReceiver(receiver: Exclude<ReceiverName, 'mail'>, record: RunRecord): Promise<Receiver> {
  let inFlight = 0;
  const server = await serveHttp((request, response) => {
    // Of a connection that has been cut already, nobody would tell when it closes.
    if (request.socket.destroyed) return;
    inFlight += 1;
    response.once('close', () => (inFlight -= 1));
    void receive(request, response).catch(() => request.socket.destroy());
  });
  server.onConnection = (socket) => {
    if (started.failure === 'refuse') socket.destroy();
  };

  async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { failure } = started;
    if (failure === 'cut' || failure === 'refuse') {
      request.socket.destroy();
      return;
    }
    const body = await buffer(request);
    switch (failure) {
      case 'hang':
        return;
      case 'error':
        response.writeHead(body.length % 2 === 0 ? 500 : 502).end();
        return;
      case 'acceptThenCut':
        record.deliveries.push(deliveryOf(request, body));
        request.socket.destroy();
        return;
      case null: {
        const delivery = deliveryOf(request, body);
        record.deliveries.push(delivery);
        response.once('finish', () => (delivery.isAcknowledged = true));
        response.writeHead(201).end();
        return;
      }
      default:
        failure satisfies never;
    }
  }

  function deliveryOf({ url = '', headers }: IncomingMessage, body: Buffer): ObservedDelivery {
    const client = url.slice(1);
    const at = now();
    if (receiver === 'push') {
      const key = String(headers['topic']);
      return { receiver, client, at, key, about: null, isAcknowledged: false };
    }
    const { event, at: happenedAt, table, url: link } = WebhookBody.parse(JSON.parse(body.toString()));
    const about = { game: table?.id ?? link?.split('/').at(-1) ?? '', event, happenedAt };
    return { receiver, client, at, key: String(headers['webhook-id']), about, isAcknowledged: false };
  }

  const started: Receiver = {
    url: `http://127.0.0.1:${server.port}`,
    failure: null,
    heal() {
      started.failure = null;
      // An answer may be on its way through one of them.
      record.losses.push({ from: now() - IN_TRANSIT, to: now() });
      server.cutAll();
    },
    inFlight: () => inFlight,
    stop: () => server.stop(),
  };
  return started;
}

/** Starts a receiver of mail. Its address is an SMTP_URL. */
export async function startMailReceiver(record: RunRecord): Promise<Receiver> {
  const sockets = new Map<number, Socket>();
  const cut = ({ remotePort }: { readonly remotePort: number }): void => void sockets.get(remotePort)?.destroy();
  const server = new SMTPServer({
    name: 'localhost',
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    disableReverseLookup: true,
    closeTimeout: 200,
    onRcptTo(_address, _session, answer) {
      if (started.failure === 'hang') return;
      if (started.failure === 'error')
        return answer(Object.assign(new Error('Try again later'), { responseCode: 451 }));
      return answer();
    },
    onData(stream, session, answer) {
      void buffer(stream).then(
        (raw) => {
          if (started.failure === 'cut') return cut(session);
          const mail = raw.toString('latin1');
          const client = ownerOf(session.envelope.rcptTo[0]?.address ?? '');
          const code = INVITATION.exec(mail.replaceAll('=\r\n', ''))?.[1];
          if (code !== undefined) record.mailedInvitations.push({ client, code });
          const delivery = {
            receiver: 'mail' as const,
            client,
            at: now(),
            key: /^Message-ID:\s*(\S+)/im.exec(mail)?.[1] ?? '',
            about: null,
            isAcknowledged: false,
          };
          record.deliveries.push(delivery);
          if (started.failure === 'acceptThenCut') return cut(session);
          delivery.isAcknowledged = true;
          return answer();
        },
        // The sender has hung up in the middle of the mail.
        () => cut(session),
      );
    },
  });
  server.on('error', () => undefined);
  server.server.on('connection', (socket: Socket) => {
    const { remotePort = 0 } = socket;
    sockets.set(remotePort, socket);
    socket.once('close', () => sockets.delete(remotePort));
    socket.on('error', () => undefined);
    if (started.failure === 'refuse') socket.destroy();
  });
  const listening = once(server.server, 'listening');
  server.listen(0, '127.0.0.1');
  await listening;
  const address = server.server.address();
  if (address === null || typeof address === 'string') throw new Error('No port.');
  const started: Receiver = {
    url: `smtp://127.0.0.1:${address.port}`,
    failure: null,
    heal() {
      started.failure = null;
      record.losses.push({ from: now() - IN_TRANSIT, to: now() });
      for (const socket of sockets.values()) socket.destroy();
    },
    inFlight: () => sockets.size,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return started;
}

/** Returns the client with an address: addresses may have lost their capitals. */
function ownerOf(address: string): string {
  const name = address.split('@')[0] ?? '';
  return name.slice(0, 1).toUpperCase() + name.slice(1);
}
