import { createHash } from 'node:crypto';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The projects with the longest files begin, so that short ones fill up the end. */
const FIRST = ['workerd', 'api', 'browser', 'web'];

/**
 * Puts the test files in the same order in every run, without regard to earlier ones: project by project, since a
 * worker ends with its project. With TEST_SHUFFLE, which is a seed, the files of each project come in random order.
 */
export class KitSequencer extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const seed = process.env['TEST_SHUFFLE'];
    const keyed = files.map((file) => {
      const { name } = file.project;
      const place = FIRST.includes(name) ? FIRST.indexOf(name) : FIRST.length;
      const path =
        seed === undefined ? file.moduleId : hash(`${seed} ${file.moduleId.slice(this.ctx.config.root.length)}`);
      return { file, key: `${place} ${name} ${path}` };
    });
    return Promise.resolve(keyed.toSorted((a, b) => (a.key < b.key ? -1 : 1)).map(({ file }) => file));
  }
}

const hash = (text: string): string => createHash('sha256').update(text).digest('hex');
