import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { ExpectedError } from '@slow-train/settings/expected-error';
import { asksForHelp } from '@slow-train/local/command';
import { COMMANDS } from './commands.ts';
import { adminSiteOf } from './site.ts';

/** What the program has around it. */
export interface AdminSurroundings {
  /** The settings of the site, from the environment and the files of settings. */
  readonly settings: Readonly<Record<string, string | undefined>>;
  /** The name of the account on this machine. */
  readonly user: string;
  print(text: string): void;
  /** Returns whether the operator confirms; null if nobody can be asked. */
  confirm(warning: string): Promise<boolean | null>;
  /** Returns the first line of the standard input. */
  readLine(): Promise<string>;
}

const OPTIONS = {
  as: { type: 'string' },
  reason: { type: 'string' },
  yes: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
  delete: { type: 'boolean', default: false },
  invitation: { type: 'string' },
  email: { type: 'string' },
  account: { type: 'string' },
  days: { type: 'string' },
  out: { type: 'string' },
} as const;

/**
 * Runs `npm run admin -- …`.
 * @throws ExpectedError with a sentence for the operator
 */
export async function admin(args: readonly string[], around: AdminSurroundings): Promise<void> {
  if (asksForHelp(args)) return around.print(help());
  const { values, positionals } = parsed(args);
  const [name, id = null, ...more] = positionals;
  if (name === undefined) return around.print(help());
  const command = COMMANDS[name];
  if (command === undefined || more.length > 0)
    throw new ExpectedError(`There is no command "${positionals.join(' ')}".\n${help()}`);
  const reason = values.reason?.trim() ?? '';
  if ((command.warning !== undefined || command.needsReason) && reason === '')
    throw new ExpectedError('Say why, with --reason: it is kept in the audit log.');
  const site = adminSiteOf(around.settings, values.as ?? around.user);
  if (command.warning !== undefined && !values.yes) await confirmed(command.warning, around);
  const call = {
    site,
    id,
    reason,
    deleted: values.delete,
    invitation: await given(values.invitation, around),
    email: await given(values.email, around),
    account: values.account,
    days: values.days,
  };
  const { data, text } = await command.run(call);
  const output = values.json ? JSON.stringify(data) : text;
  if (values.out === undefined) return around.print(output);
  // Personal data: for the operator's own eyes, and never over another file.
  await writeFile(values.out, `${output}\n`, { mode: 0o600, flag: 'wx' }).catch(() => {
    throw new ExpectedError(`${values.out} cannot be written, or exists already. Choose another name.`);
  });
  around.print(`Written to ${values.out}.`);
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({ args: unambiguous(args), options: OPTIONS, allowPositionals: true });
  } catch (error) {
    throw new ExpectedError(error instanceof Error ? error.message : 'The options are wrong.');
  }
}

/** Returns the arguments so that no id, which may begin with dashes, is taken for an option. */
function unambiguous(args: readonly string[]): string[] {
  const options: string[] = [];
  const ids: string[] = [];
  for (const [index, arg] of args.entries()) {
    const before = args[index - 1] ?? '';
    if (!isId(arg)) options.push(arg);
    else if (takesValue(before)) options.splice(-1, 1, `${before}=${arg}`);
    else ids.push(arg);
  }
  return [...options, '--', ...ids];
}

const takesValue = (arg: string): boolean =>
  Object.entries(OPTIONS).some(([name, { type }]) => arg === `--${name}` && type === 'string');

/** Whether it is one of the site's ids, the shortest of which has twelve characters, and not the name of an option. */
const isId = (arg: string): boolean => /^-[\w-]{11,}$/.test(arg) && !Object.hasOwn(OPTIONS, arg.slice(2));

/** "-" reads the value from the standard input, so that it is in neither the shell's history nor the process list. */
async function given(value: string | undefined, around: AdminSurroundings): Promise<string | undefined> {
  return value === '-' ? (await around.readLine()).trim() : value;
}

async function confirmed(warning: string, around: AdminSurroundings): Promise<void> {
  const answer = await around.confirm(warning);
  if (answer === null) throw new ExpectedError(`${warning} Add --yes if that is what you want.`);
  if (!answer) throw new ExpectedError('Nothing was done.');
}

function help(): string {
  const commands = Object.values(COMMANDS).map(({ usage, purpose }) => `  ${usage}\n      ${purpose}`);
  return `npm run admin -- COMMAND

${commands.join('\n')}

  --as NAME     your name in the audit log; otherwise that of your account on this machine
  --reason TEXT why; kept in the audit log
  --yes         does not ask
  --json        prints data
  --out FILE    writes to a file that only you can read
"-" as CODE or ADDRESS reads it from the standard input. The site is the one in APP_URL, and OPERATOR_TOKEN its token,
from the environment, .production.vars or .dev.vars.`;
}
