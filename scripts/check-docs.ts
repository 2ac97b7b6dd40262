import { existsSync, globSync, readFileSync } from 'node:fs';
import { brokenLinks, malformedDecisions, missingPaths } from './checks/decisions.ts';
import { asvsCounts, asvsProblems, missingTests } from './checks/documented-tests.ts';
import { houseFigures } from './checks/house-figures.ts';
import { readSources, report } from './checks/source.ts';

/**
 * Checks that what documents name is there (tests, links, paths), that decisions have one form, and that the table of ASVS is whole.
 * Prints the figures of the last section of `docs/architecture.md`.
 */
const root = process.cwd();
const start = ['README.md', 'CONTRIBUTING.md'].map((path) => ({ path, text: readFileSync(path, 'utf8') }));
const documents = [...start, ...readSources(root, ['docs', 'src'], ['.md'])];
/** Where a stranger looks for a path first. */
const guides = documents.filter(
  ({ path }) => !path.startsWith('docs/') || /^docs\/(architecture|where-do-i-change)\.md$/.test(path),
);
const tested = documents.filter(({ path }) => /^docs\/(security|asvs)\.md$/.test(path));
const asvs = tested.find(({ path }) => path === 'docs/asvs.md')?.text ?? '';

console.log(`OWASP ASVS 5.0, levels 1 and 2: ${asvsCounts(asvs)}.`);
for (const [figure, value] of houseFigures(root)) console.log(`${figure}: ${value}`);
report('Documents', [
  ...documents.flatMap((document) => brokenLinks(document, existsSync)),
  ...guides.flatMap((document) =>
    missingPaths(document, (path) => globSync(path.replace('…', '*')).length > 0),
  ),
  ...malformedDecisions(documents),
  ...tested.flatMap((document) => missingTests(document, existsSync)),
  ...asvsProblems(asvs),
]);
