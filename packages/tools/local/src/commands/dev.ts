import { join } from 'node:path';
import { createServer } from 'vite';
import { removeAddress, writeAddress } from '../dev-server/address-file.ts';
import { describeMail, describeSite, startDevServer } from '../dev-server/dev-server.ts';
import { disposeAll } from '../machine/disposer.ts';
import { REPOSITORY } from '../machine/paths.ts';
import { freePort, portFrom } from '../machine/ports.ts';
import { foreground } from './foreground.ts';

const PORT = 5173;

// `npm run dev`: like `npm start`, but the Worker reloads after each change and Vite serves the client with hot reload.
await foreground(async () => {
  const port = await portFrom(PORT);
  const address = `http://localhost:${port}`;
  const server = await startDevServer(
    {
      port: await freePort(),
      address,
      mailboxPort: port + 1,
      watch: true,
      allowDeployed: process.argv.includes('--use-deployed-database'),
    },
    console.log,
  );
  const vite = await createServer({
    root: join(REPOSITORY, 'web'),
    server: { port, strictPort: true, proxy: { '/api': server.url } },
  });
  await vite.listen();
  await writeAddress(address);
  console.log(
    `\n  ${address} (changes show at once; the Worker itself: ${server.url})\n  ${describeMail(server)}${describeSite(server)}\n`,
  );
  return {
    crashed: server.crashed,
    stop: () => disposeAll([() => server.stop(), () => vite.close(), removeAddress]),
  };
});
