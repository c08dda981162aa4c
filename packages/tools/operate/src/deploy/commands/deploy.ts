import { parseArguments, runCommand } from '@slow-train/local/command';
import { REPOSITORY } from '@slow-train/local/paths';
import { deploy } from '../deploy.ts';
import { releaseIn } from '@slow-train/local/release';
import { environmentOf, readSettings } from '../settings-file.ts';
import { cloudflare } from '../wrangler.ts';

// `npm run deploy`: puts this clone online at Cloudflare. With `-- --dry-run` it changes nothing.
await runCommand(async (say) => {
  const { values } = parseArguments(
    { options: { env: { type: 'string' }, 'dry-run': { type: 'boolean' }, 'take-over': { type: 'boolean' } } },
    'npm run deploy -- [--dry-run] [--env staging] [--take-over]',
  );
  const environment = environmentOf(values.env);
  await deploy(
    {
      environment,
      settings: await readSettings(environment),
      release: await releaseIn(REPOSITORY),
      isDryRun: values['dry-run'] === true,
      takeOver: values['take-over'] === true,
    },
    cloudflare,
    { fetch, patience: 120_000, pause: 2_000 },
    say,
  );
});
