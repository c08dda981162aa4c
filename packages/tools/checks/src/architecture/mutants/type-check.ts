import { join } from 'node:path';
import { API } from 'typescript/unstable/sync';

/** A compiler that keeps a package in memory, so that a changed file takes it less than a second. */
export interface TypeCheck {
  /** Returns whether a file with this text has no error of its own. Names that are no longer used are none. */
  passes(file: string, text: string): boolean;
  close(): void;
}

/**
 * Opens a package.
 * @param repository absolute path
 * @param project path of the package in the repository
 */
export function typeCheckOf(repository: string, project: string): TypeCheck {
  const config = join(repository, project, 'tsconfig.json');
  const texts = new Map<string, string>();
  const api = new API({ cwd: repository, fs: { readFile: (path) => texts.get(path) } });
  let snapshot = api.updateSnapshot({ openProjects: [config] });
  return {
    passes(file, text) {
      const path = join(repository, file);
      texts.clear();
      texts.set(path, text);
      const before = snapshot;
      snapshot = api.updateSnapshot({ fileChanges: { changed: [path] } });
      before.dispose();
      const program = snapshot.getProject(config)?.program;
      if (program === undefined) throw new Error(`${config} is no project.`);
      const problems = [...program.getSyntacticDiagnostics(path), ...program.getSemanticDiagnostics(path)];
      texts.clear();
      api.updateSnapshot({ fileChanges: { changed: [path] } }).dispose();
      return problems.every(({ reportsUnnecessary }) => reportsUnnecessary === true);
    },
    close: () => api.close(),
  };
}
