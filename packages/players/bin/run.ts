/** Runs a program and prints its output; about arguments that it does not know, only a sentence. */
export async function run(main: (args: readonly string[]) => string | undefined | Promise<string>): Promise<void> {
  try {
    const output = await main(process.argv.slice(2));
    if (output !== undefined) console.log(output);
  } catch (error) {
    if (!isFaultOfArguments(error)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

/** Whether `parseArgs` has refused the arguments. */
const isFaultOfArguments = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS_');
