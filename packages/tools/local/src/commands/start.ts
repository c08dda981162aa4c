import { removeAddress, writeAddress } from '../dev-server/address-file.ts';
import { type DevServer, describeMail, describeSite, startDevServer } from '../dev-server/dev-server.ts';
import { portFrom, portIn } from '../machine/ports.ts';
import { buildWebClient, webClientIsStale } from '../worker/web-client.ts';
import { foreground } from './foreground.ts';

// `npm start`: runs the whole game on this machine.
await foreground(async () => {
  const wanted = portIn(process.env['PORT'], 8787);
  if (await webClientIsStale()) {
    console.log('Building the web client.');
    await buildWebClient();
  }
  const port = await portFrom(wanted);
  const address = `http://localhost:${port}`;
  const allowDeployed = process.argv.includes('--use-deployed-database');
  const server = await startDevServer(
    { port, address, mailboxPort: port + 1, watch: false, allowDeployed },
    console.log,
  );
  await writeAddress(address);
  if (port !== wanted) console.log(`Port ${wanted} is taken; using ${port}.`);
  greet(address, server);
  return {
    crashed: server.crashed,
    async stop() {
      await removeAddress();
      await server.stop();
    },
  };
});

function greet(address: string, server: DevServer): void {
  console.log(`
  Slow Train is running: ${address}
  ${describeMail(server)}${describeSite(server)}
  Open the first address and start a game. Ctrl-C stops it; games are kept in ${server.dataLocation}.
`);
}
