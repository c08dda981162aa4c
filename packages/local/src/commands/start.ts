import { type Backend, mailWords, startBackend } from '../backend.ts';
import { foreground } from '../foreground.ts';
import { portFrom } from '../free-port.ts';
import { leaveAddress, removeAddress } from '../presence.ts';
import { buildWeb, webIsStale } from '../web-build.ts';

const PORT = Number(process.env['PORT'] ?? 8787);

/** `npm start`: the whole game on this machine. */
await foreground(async () => {
  if (await webIsStale()) {
    console.log('Building the web client.');
    await buildWeb();
  }
  const port = await portFrom(PORT);
  const address = `http://localhost:${port}`;
  const backend = await startBackend({ port, address, mailboxPort: port + 1, watch: false }, console.log);
  await leaveAddress(address);
  if (port !== PORT) console.log(`Port ${PORT} is taken: using ${port}.`);
  greet(address, backend);
  return {
    lost: backend.lost,
    async stop() {
      await removeAddress();
      await backend.stop();
    },
  };
});

function greet(address: string, backend: Backend): void {
  console.log(`
  Slow Train is at the platform: ${address}
  ${mailWords(backend)}
  Open the first address and start a table. Ctrl-C ends it; games are kept in ${backend.where}.
`);
}
