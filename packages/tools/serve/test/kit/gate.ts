import { once } from 'node:events';
import { type RequestListener, createServer } from 'node:http';
import { type Socket, createConnection } from 'node:net';
import { join } from 'node:path';
import { freePort } from '@slow-train/local/testing';
import { onTestFinished } from 'vitest';
import { DEADLINES, type Gate, type GateOptions, openGate } from '../../src/server/gate.ts';
import { newServerLogger } from '../../src/server/log.ts';
import { stateFolder } from './serving.ts';

/** A gate in the tests' process, with a Worker of the test's own behind it. */
export interface TestGate {
  readonly gate: Gate;
  readonly port: number;
  /** Each line of the log. */
  readonly lines: readonly string[];
  /** Opens a connection and writes a text. */
  connect(text?: string): Connection;
}

/** What came back on a connection so far, and its end. */
interface Connection {
  readonly socket: Socket;
  received: string;
  readonly ended: Promise<string>;
}

/** Opens a gate until the end of the test. */
export async function testGate(worker: RequestListener, change: Partial<GateOptions> = {}): Promise<TestGate> {
  const path = join(await stateFolder(), 'front.sock');
  const behind = createServer(worker).listen(path);
  await once(behind, 'listening');
  const port = await freePort();
  const lines: string[] = [];
  const gate = await openGate({
    listen: { kind: 'tcp', address: '127.0.0.1', port },
    worker: path,
    trusted: [],
    deadlines: DEADLINES,
    log: newServerLogger((line) => void lines.push(line)),
    ...change,
  });
  onTestFinished(async () => {
    await gate.close();
    behind.closeAllConnections();
    behind.close();
  });
  return { gate, port, lines, connect: (text = '') => connectTo(port, text) };
}

function connectTo(port: number, text: string): Connection {
  const socket = createConnection(port, '127.0.0.1');
  const connection: Connection = {
    socket,
    received: '',
    ended: new Promise((resolve) => socket.once('close', () => resolve(connection.received))),
  };
  socket.on('data', (data: Buffer) => void (connection.received += data.toString('latin1')));
  socket.on('error', () => undefined);
  socket.write(Buffer.from(text, 'latin1'));
  return connection;
}
