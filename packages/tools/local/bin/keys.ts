import { newPushKeys } from '../src/dev-server/push-keys.ts';

// `npx slow-train keys`: prints a new key pair for pushes as lines for .dev.vars.
for (const [name, key] of Object.entries(newPushKeys())) console.log(`${name}="${key}"`);
