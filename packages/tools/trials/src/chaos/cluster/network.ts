import { setTimeout as wait } from 'node:timers/promises';
import { now, type RunRecord } from '../record.ts';
import type { NetworkLink } from './link.ts';

/** A client gives up after this many milliseconds. */
const PATIENCE = 12_000;
/** A duplicate arrives up to this many milliseconds later. */
const LATEST_DUPLICATE = 600;

/** A request of a client to one of the Workers. */
export interface ClientRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** What came back; null if nothing did. */
export type NetworkReply = { readonly status: number; readonly headers: Headers; readonly text: string } | null;

/** The network between clients and Workers. */
export class ClusterNetwork {
  readonly link: NetworkLink;
  readonly #workers: () => readonly { readonly url: string }[];
  readonly #record: RunRecord;
  readonly #late = new Set<Promise<unknown>>();

  constructor(link: NetworkLink, workers: () => readonly { readonly url: string }[], record: RunRecord) {
    this.link = link;
    this.#workers = workers;
    this.#record = record;
  }

  /** Sends a request to the Worker with this number. Takes twelve seconds at most, and never fails. */
  async send(worker: number, request: ClientRequest): Promise<NetworkReply> {
    const fault = await this.link.strike();
    if (fault?.kind === 'cut') {
      switch (fault.at) {
        case 'before':
          return null;
        case 'during': {
          const controller = new AbortController();
          setTimeout(() => this.#abort(controller), this.link.choose(1, 40));
          await this.#fetch(worker, request, controller);
          return null;
        }
        case 'after':
          await this.#fetch(worker, request);
          return null;
        default:
          fault.at satisfies never;
      }
    }
    if (fault?.kind === 'duplicate') {
      const other = (worker + this.link.choose(0, 1)) % this.#workers().length;
      const duplicate = wait(this.link.choose(0, LATEST_DUPLICATE)).then(() => this.#fetch(other, request));
      const settled = duplicate.finally(() => this.#late.delete(settled));
      this.#late.add(settled);
    }
    return this.#fetch(worker, request);
  }

  /** Resolves when no duplicate is on its way. */
  async settle(): Promise<void> {
    await Promise.all(this.#late);
  }

  /** The Worker may end what it does after the response, too. */
  #abort(controller: AbortController): void {
    this.#record.losses.push({ from: now(), to: now() });
    controller.abort();
  }

  async #fetch(worker: number, request: ClientRequest, controller = new AbortController()): Promise<NetworkReply> {
    const { method, path, headers, body } = request;
    const url = this.#workers()[worker]?.url ?? '';
    const timer = setTimeout(() => this.#abort(controller), PATIENCE);
    try {
      const { signal } = controller;
      const answer = await fetch(url + path, { method, headers, signal, ...(body !== undefined && { body }) });
      return { status: answer.status, headers: answer.headers, text: await answer.text() };
    } catch {
      return null;
    } finally {
      clearTimeout(timer);
    }
  }
}
