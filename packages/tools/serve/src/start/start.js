// Starts the current release: `node dist/serve/server.js`. Copied beside the pointer to it by `npx slow-train build:serve`.
await import('./current/server.js');
