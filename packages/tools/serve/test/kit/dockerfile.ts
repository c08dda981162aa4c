/** One instruction of a Dockerfile, such as `RUN` and its text. */
interface Instruction {
  readonly name: string;
  readonly text: string;
}

/** One stage of a Dockerfile, from its `FROM` to the next. */
export interface Stage {
  /** Its name; '' for the last one. */
  readonly name: string;
  readonly instructions: readonly Instruction[];
}

/** Parses a Dockerfile whose instructions stand on one line each. */
export function stagesIn(dockerfile: string): readonly Stage[] {
  const stages: { name: string; instructions: Instruction[] }[] = [];
  for (const line of dockerfile.split('\n')) {
    const [, name, text] = /^([A-Z]+) (.*)$/.exec(line) ?? [];
    if (name === undefined || text === undefined) {
      if (line !== '' && !line.startsWith('#')) throw new Error(`Not an instruction: ${line}`);
    } else if (name === 'FROM') stages.push({ name: / AS (.*)$/.exec(text)?.[1] ?? '', instructions: [] });
    else stages.at(-1)?.instructions.push({ name, text });
  }
  return stages;
}

/** Returns the texts of a stage's instructions of one kind. */
export function textsOf(stage: Stage | undefined, name: string): readonly string[] {
  return stage?.instructions.filter((one) => one.name === name).map(({ text }) => text) ?? [];
}
