import { testWorker, type TestWorker } from '@slow-train/local/testing';
import { afterAll, beforeAll } from 'vitest';
import { mailingWorker, type MailingWorker } from './mail.ts';

type Bindings = Readonly<Record<string, string>>;

/**
 * Starts a Worker for all tests of the file that calls this at its top, and stops it after the last.
 * @param bindings in addition to or instead of the usual ones
 */
export function useWorker(bindings: Bindings = {}): TestWorker {
  return new FileWorker(useStarted(() => testWorker(bindings)));
}

/** Like `useWorker`, with a mailbox for the Worker's mails. */
export function useMailingWorker(bindings: Bindings = {}): MailingWorker {
  return new MailingFileWorker(useStarted(() => mailingWorker(bindings)));
}

function useStarted<T extends TestWorker>(start: () => Promise<T>): () => T {
  let worker: T | undefined;
  beforeAll(async () => {
    worker = await start();
  });
  afterAll(() => worker?.stop());
  return () => {
    if (worker === undefined) throw new Error('The Worker starts before the first test, no earlier.');
    return worker;
  };
}

/** A Worker that is not there yet when the file names it. */
class FileWorker<T extends TestWorker> implements TestWorker {
  protected readonly started: () => T;
  constructor(started: () => T) {
    this.started = started;
  }
  get url() {
    return this.started().url;
  }
  get address() {
    return this.started().address;
  }
  get database() {
    return this.started().database;
  }
  fetch(path: string, init?: RequestInit) {
    return this.started().fetch(path, init);
  }
  scheduled() {
    return this.started().scheduled();
  }
  logs() {
    return this.started().logs();
  }
  stop() {
    return this.started().stop();
  }
}

class MailingFileWorker extends FileWorker<MailingWorker> implements MailingWorker {
  get mailbox() {
    return this.started().mailbox;
  }
}
