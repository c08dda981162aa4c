import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { NOW, type Scene } from './scenes.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
};

/** A build of the page, with the answers of a scene instead of an API. */
export interface SceneServer {
  /** Its address on loopback. */
  readonly url: string;
  /** Answers as in that scene from now on; before, nobody is signed in and nothing is found. */
  show(scene: Scene): void;
  stop(): Promise<void>;
}

/**
 * Serves a build on a free port.
 * @param dist the output of web/build/build.ts
 */
export async function serveScenes(dist: string): Promise<SceneServer> {
  let answers: Scene['answers'] = {};
  const server = createServer((request, response) => void respond(request, response));
  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    // The page takes the server's time for the true one.
    response.setHeader('date', NOW.toUTCString());
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname.startsWith('/api/')) return respondAsApi(answers, pathname, response);
    const file = extname(pathname) === '' ? '/index.html' : pathname;
    const body = await readFile(join(dist, file)).catch(() => null);
    if (body === null) response.writeHead(404).end();
    else response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' }).end(body);
  };
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return {
    url: `http://localhost:${address.port}`,
    show(scene) {
      ({ answers } = scene);
    },
    stop() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

function respondAsApi(answers: Scene['answers'], path: string, response: ServerResponse): void {
  const json = answers[path];
  const missing = { type: '/problems/not-found', title: 'Not found', status: 404, detail: 'There is no such thing.' };
  if (json !== undefined)
    response.writeHead(200, { 'content-type': 'application/json', etag: '"1"' }).end(JSON.stringify(json));
  else if (path === '/api/me') response.writeHead(204).end();
  else response.writeHead(404, { 'content-type': 'application/problem+json' }).end(JSON.stringify(missing));
}
