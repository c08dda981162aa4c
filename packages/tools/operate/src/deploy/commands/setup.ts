import { createInterface } from 'node:readline/promises';
import { parseArguments, runCommand } from '@slow-train/local/command';
import { REPOSITORY } from '@slow-train/local/paths';
import { environmentOf, proxyIn, readSettings, settingsFile } from '../settings-file.ts';
import { answerOn, setUp } from '../setup.ts';
import { cloudflare, signIn } from '../wrangler.ts';

// `npm run setup`: the guided first time. Without a terminal, or with `--yes`, it asks nothing and takes what is missing
// from the environment. Secrets cannot be given as arguments, which other programs can read. With `--serve`, the site will
// be served by `npm run serve` instead of Cloudflare.
await runCommand(async (say) => {
  const { values } = parseArguments(
    {
      options: {
        env: { type: 'string' },
        'app-url': { type: 'string' },
        'mail-from': { type: 'string' },
        serve: { type: 'boolean', default: false },
        yes: { type: 'boolean', short: 'y' },
      },
    },
    'npm run setup -- [--env staging] [--app-url https://…] [--mail-from "Slow Train <mail@your-domain>"] [--serve] [--yes]',
  );
  const environment = environmentOf(values.env);
  const given = {
    ...(values['app-url'] !== undefined && { APP_URL: values['app-url'] }),
    ...(values['mail-from'] !== undefined && { MAIL_FROM: values['mail-from'] }),
  };
  const terminal =
    process.stdin.isTTY && values.yes !== true
      ? createInterface({ input: process.stdin, output: process.stdout })
      : null;
  try {
    const known = { ...(await readSettings(environment)), ...(await proxyIn(environment)), ...given };
    const inFile = { ...(await readSettings(environment, REPOSITORY, {})), ...(await proxyIn(environment, {})) };
    const ask = terminal === null ? null : (question: string) => answerOn(terminal, question);
    const host = values.serve ? 'own' : 'cloudflare';
    await setUp({ environment, host, folder: REPOSITORY, known, inFile, ask }, say);
    if (values.serve)
      return say('\nNext: docs/serve.md explains the proxy.\n  npx slow-train migrate\n  npm run serve');
    const isSignedIn = await cloudflare.isSignedIn();
    const hasJustSignedIn =
      !isSignedIn &&
      terminal !== null &&
      !/^n/i.test(await answerOn(terminal, 'Sign in to Cloudflare now, in the browser? [Y/n] '));
    if (hasJustSignedIn) await signIn();
    const flag = environment === 'production' ? '' : ` --env ${environment}`;
    const steps = [
      ...(isSignedIn || hasJustSignedIn ? [] : [['npx wrangler login', 'sign in to Cloudflare']]),
      [`npm run deploy -- --dry-run${flag}`, 'check everything, change nothing'],
      [`npm run deploy${flag === '' ? '' : ` --${flag}`}`, 'put it online'],
    ];
    say(`\nNext:${steps.map(([command = '', purpose = '']) => `\n  ${command.padEnd(44)}${purpose}`).join('')}`);
    if (environment === 'production')
      say(
        `To deploy from GitHub at every tag instead: gh secret set --env production --env-file ${settingsFile(environment)}`,
      );
  } finally {
    terminal?.close();
  }
});
