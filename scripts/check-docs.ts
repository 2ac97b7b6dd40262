import { existsSync } from 'node:fs';
import { asvsCounts, asvsProblems, missingTests } from './checks/documented-tests.ts';
import { readSources, report } from './checks/source.ts';

/** Checks that the tests which the documents on security name are there, and that the table of ASVS is whole. */
const documents = readSources(process.cwd(), ['docs'], ['security.md', 'asvs.md']);
const asvs = documents.find(({ path }) => path === 'docs/asvs.md')?.text ?? '';

console.log(`OWASP ASVS 5.0, levels 1 and 2: ${asvsCounts(asvs)}.`);
report('Documented tests', [
  ...documents.flatMap((document) => missingTests(document, existsSync)),
  ...asvsProblems(asvs),
]);
