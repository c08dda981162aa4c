// Stands in front of the bundled Worker in tests (workerd.ts), which stays as it is deployed. Chance in its isolate, so in
// its Durable Object, too, is that of the platform until a test sends a seed, and after a restart of workerd again.

import worker from './index.js';

export * from './index.js';

/** A request with a seed, from 0 to 2³² − 1, as its text. */
const PATH = '/api/seed-of-the-test';

let seed = null;
/** A stream for each length in bytes (see chance.ts). */
const streams = new Map();

function streamOf(length) {
  const stream = streams.get(length) ?? bytesOf((seed + Math.imul(length, 0x9e3779b1)) >>> 0);
  streams.set(length, stream);
  return stream;
}

const unseeded = crypto.getRandomValues.bind(crypto);
Object.defineProperty(crypto, 'getRandomValues', {
  value(array) {
    if (seed === null) return unseeded(array);
    const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
    const next = streamOf(bytes.length);
    for (let index = 0; index < bytes.length; index++) bytes[index] = next();
    return array;
  },
});

/** Returns xoshiro128** (https://prng.di.unimi.it), whose state is filled by a counter that is hashed. */
function bytesOf(seed) {
  const [a = 0, b = 0, c = 0, d = 0] = [1, 2, 3, 4].map((count) => hashOf(seed + count * 0x9e3779b9));
  let state = [a, b, c, d];
  return () => {
    const [one, two, three, four] = state;
    const result = Math.imul(rotated(Math.imul(two, 5), 7), 9);
    const [third, fourth] = [three ^ one, four ^ two];
    state = [one ^ fourth, two ^ third, third ^ (two << 9), rotated(fourth, 11)];
    return result >>> 24;
  };
}

const rotated = (word, by) => (word << by) | (word >>> (32 - by));

function hashOf(word) {
  const mixed = Math.imul(word ^ (word >>> 16), 0x21f0aaad);
  const more = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
  return more ^ (more >>> 15);
}

// eslint-disable-next-line import/no-default-export -- workerd wants it
export default {
  ...worker,
  async fetch(request, env, context) {
    if (new URL(request.url).pathname !== PATH) return worker.fetch(request, env, context);
    seed = Number(await request.text());
    streams.clear();
    return new Response(null, { status: 204 });
  },
};
