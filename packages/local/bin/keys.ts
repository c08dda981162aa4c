import { newPushKeys } from '../src/push-keys.ts';

/** `npm run -s keys`: a new pair of keys for pushes, as lines for .dev.vars. Nothing is kept. */
for (const [name, key] of Object.entries(newPushKeys())) console.log(`${name}="${key}"`);
