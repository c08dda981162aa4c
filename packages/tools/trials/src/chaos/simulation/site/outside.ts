import * as z from 'zod';
import type { ObservedDelivery } from '../../record.ts';
import type { ReceiverName } from '../../faults/fault.ts';
import type { Agenda } from '../kernel/agenda.ts';
import { short, type RunHistory } from '../kernel/history.ts';
import { scopeHere } from '../kernel/scope.ts';
import type { Isolate } from './isolate.ts';
import type { Weather } from './weather.ts';

/** Where pushes and webhooks go: a path names the person, and the device. On this machine, which the site is told to allow. */
export const PUSH_SERVICE = 'http://127.0.0.1:7001';
export const WEBHOOK_SERVICE = 'http://127.0.0.1:7002';
const MAIL_SERVICE = 'https://api.resend.com/emails';

/** Milliseconds until the other side has a message, and until the site has its answer. */
const LATENCY: readonly [number, number] = [20, 400];

const MailBody = z.object({ to: z.array(z.string()), subject: z.string(), text: z.string() });
/** News of a tournament belong to no game; their address ends in its id. */
const WebhookBody = z.object({
  event: z.string(),
  at: z.string(),
  table: z.object({ id: z.string() }).nullable(),
  url: z.string().optional(),
});

/** A message that somebody gets. */
export interface OutsideMessage {
  readonly way: ReceiverName;
  /** The address, or the path that names the person. */
  readonly to: string;
  /** What a mail says; of others, what they are about. */
  readonly subject: string;
  readonly text: string;
}

interface Options {
  readonly agenda: Agenda;
  readonly weather: Weather;
  readonly history: RunHistory;
  /** Returns whose address or path this is; null if nobody’s. */
  readonly ownerOf: (way: ReceiverName, to: string) => string | null;
  /** Milliseconds of the evidence's clock. */
  readonly now: () => number;
  readonly onMessage: (client: string, message: OutsideMessage) => void;
  readonly onDelivery: (delivery: ObservedDelivery) => void;
}

/** Everything that the site sends to: a mail service, a push service, and receivers of webhooks. */
export class Outside {
  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
  }

  fetch(isolate: Isolate, address: string, { headers, body, signal }: RequestInit): Promise<Response> {
    const { agenda, weather, history } = this.#options;
    const { luck, name } = scopeHere();
    const way = wayOf(address);
    const failure = weather.receivers[way];
    const given = new Headers(headers);
    return new Promise((resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason));
      const back = (work: () => void): void =>
        void isolate.reach(luck.from(...LATENCY), () => {
          isolate.forget(signal);
          work();
        });
      const cut = (): void => reject(new TypeError('fetch failed'));
      agenda.in(luck.from(...LATENCY), () => {
        const note = (became: string): void => history.add(way, became, name, short(address + keyOf(way, given)));
        if (failure === 'hang') return note('hangs');
        if (failure === 'refuse' || failure === 'cut') {
          note('cut');
          return back(cut);
        }
        if (failure === 'error') {
          note('error');
          const isBusy = luck.chance(30);
          const init = isBusy ? { status: 429, headers: { 'retry-after': '600' } } : { status: 500 };
          return back(() => resolve(new Response('{}', init)));
        }
        const isLost = failure === 'acceptThenCut';
        const delivery = this.#receive(way, address, given, body);
        note(isLost ? 'taken, cut' : 'taken');
        return back(() => {
          if (isLost) return cut();
          if (delivery !== null) delivery.isAcknowledged = true;
          return resolve(new Response(way === 'mail' ? '{"id":"1"}' : '', { status: way === 'mail' ? 200 : 201 }));
        });
      });
    });
  }

  #receive(way: ReceiverName, address: string, headers: Headers, body: unknown): ObservedDelivery | null {
    const { now, ownerOf, onDelivery, onMessage } = this.#options;
    const message = messageOf(way, address, headers, body);
    const client = ownerOf(way, message.to);
    if (client === null) return null;
    const key = keyOf(way, headers);
    onMessage(client, message);
    // A mail about the account itself, which somebody has asked for.
    if (key === '') return null;
    const about = way === 'webhook' ? aboutOf(String(body)) : null;
    const delivery: ObservedDelivery = {
      receiver: way,
      client,
      at: now(),
      key,
      about,
      isAcknowledged: false,
    };
    onDelivery(delivery);
    return delivery;
  }
}

function wayOf(address: string): ReceiverName {
  if (address.startsWith(PUSH_SERVICE)) return 'push';
  if (address.startsWith(WEBHOOK_SERVICE)) return 'webhook';
  if (address === MAIL_SERVICE) return 'mail';
  throw new TypeError(`Nobody listens at ${address}.`);
}

/** What is the same for each attempt at one message; of a push, its topic. */
function keyOf(way: ReceiverName, headers: Headers): string {
  const name = { mail: 'idempotency-key', push: 'topic', webhook: 'webhook-id' }[way];
  return headers.get(name) ?? '';
}

function messageOf(way: ReceiverName, address: string, headers: Headers, body: unknown): OutsideMessage {
  if (way === 'mail') {
    const { to, subject, text } = MailBody.parse(JSON.parse(String(body)));
    return { way, to: to[0] ?? '', subject, text };
  }
  const to = new URL(address).pathname.slice(1);
  return { way, to, subject: keyOf(way, headers), text: way === 'webhook' ? String(body) : '' };
}

function aboutOf(body: string): ObservedDelivery['about'] {
  const { event, at: happenedAt, table, url } = WebhookBody.parse(JSON.parse(body));
  return { game: table?.id ?? url?.split('/').at(-1) ?? '', event, happenedAt };
}
