import { join } from 'node:path';
import { createServer } from 'vite';
import { mailWords, startBackend } from '../backend.ts';
import { foreground } from '../foreground.ts';
import { freePort, portFrom } from '../free-port.ts';
import { REPOSITORY } from '../paths.ts';
import { leaveAddress, removeAddress } from '../presence.ts';
import { undoAll } from '../undo.ts';

const PORT = 5173;

/** `npm run dev`: the same backend, loaded again at each change, behind Vite with hot replacement. */
await foreground(async () => {
  const port = await portFrom(PORT);
  const address = `http://localhost:${port}`;
  const backend = await startBackend(
    { port: await freePort(), address, mailboxPort: port + 1, watch: true },
    console.log,
  );
  const vite = await createServer({
    root: join(REPOSITORY, 'web'),
    server: { port, strictPort: true, proxy: { '/api': backend.url } },
  });
  await vite.listen();
  await leaveAddress(address);
  console.log(`\n  ${address} (changes show at once; the Worker alone: ${backend.url})\n  ${mailWords(backend)}\n`);
  return {
    lost: backend.lost,
    stop: () => undoAll([() => backend.stop(), () => vite.close(), removeAddress]),
  };
});
