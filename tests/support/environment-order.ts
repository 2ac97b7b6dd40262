import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Files that ask for a page come after all others of their project. A process has one environment, and ends where the next file
 * asks for another: starting one takes longer than the tests of most files.
 */
export class EnvironmentOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const byProject = Map.groupBy(await super.sort(files), ({ project }) => project);
    return [...byProject.values()].flatMap((ofProject) => {
      const { page = [], none = [] } = Object.groupBy(ofProject, (file) =>
        asksForPage(file) ? 'page' : 'none',
      );
      return [...none, ...page];
    });
  }
}

function asksForPage({ moduleId }: TestSpecification): boolean {
  return readFileSync(moduleId, 'utf8').startsWith('// @vitest-environment');
}
