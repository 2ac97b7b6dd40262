import packageJson from '../package.json' with { type: 'json' };
import { brokenImports } from './checks/boundaries.ts';
import { sharedLines } from './checks/directions.ts';
import {
  asvsProblems,
  goneNames,
  malformedDecisions,
  missingPaths,
  unlistedMigrations,
} from './checks/documents.ts';
import { errorKeyProblems } from './checks/error-keys.ts';
import { isTest, readSources, type SourceFile } from './checks/source.ts';
import {
  badNames,
  oddComponents,
  patchedFunctions,
  repeatedFunctions,
  thinFolders,
  tooLong,
  waitsAtTop,
} from './checks/structure.ts';
import { borrowedStyles, globalStyles, strayClasses } from './checks/styles.ts';
import { bareTexts, unusedTexts, usedStrings } from './checks/text-uses.ts';
import { loadTexts, textProblems } from './checks/texts.ts';
import { replacedWords } from './checks/words.ts';

/**
 * Checks what no tool of others knows: who imports whom, names and folders, that texts are whole and used in both languages
 * [I18N-5], that error keys are explained, that styles are local, the words of the glossary, and what documents name.
 * Prints the figures of the last section of `docs/architecture.md`.
 */
const code = readSources('{src,supabase}/**/*.{ts,tsx,js}');
const product = code.filter(
  (file) => !isTest(file) && !/^src\/i18n\/locales\/|^supabase\/(?!functions)|\.types\.ts$/.test(file.path),
);
const web = code.filter(({ path }) => path.startsWith('src/web/'));
const source = code.filter(({ path }) => path.startsWith('src/'));
const styles = readSources('src/**/*.css');
const migrations = readSources('supabase/migrations/*.sql');
const scripts = readSources('scripts/**/*.{ts,js}', 'vite.config.ts');
const documents = readSources('*.md', '{docs,src}/**/*.md', 'supabase/*.md');
const decisions = documents.filter(({ path }) => path.startsWith('docs/adr/'));
const textOf = (path: string) => documents.find((document) => document.path === path)?.text ?? '';
const [fr, en] = await Promise.all([loadTexts('fr'), loadTexts('en')]);

/** Texts and seeds are the product's prose, not its names. */
const PROSE = /\/(locales|wording)\/|^supabase\/seed\/|checks\/words/;
const written = [
  ...code,
  ...styles,
  ...readSources('supabase/**/*.sql', '{scripts,tests}/**/*.{ts,tsx,css,sql}'),
];

const problems = [
  ...brokenImports(code, packageJson.imports),
  ...badNames([...source, ...styles]),
  ...tooLong([...styles, ...migrations]),
  ...oddComponents(code),
  ...thinFolders(source),
  ...repeatedFunctions(migrations),
  ...patchedFunctions(migrations),
  ...waitsAtTop(web),
  ...textProblems(fr, en),
  ...unusedTexts(product, fr),
  ...bareTexts(web.filter((file) => !isTest(file))),
  ...sharedLines(web.filter((file) => !isTest(file))),
  ...errorKeyProblems({
    migrations: readSources('supabase/**/*.sql'),
    code: product,
    docs: textOf('docs/errors.md'),
    fr: fr.errors ?? {},
    en: en.errors ?? {},
    literals: usedStrings(product).literals,
  }),
  ...globalStyles(styles),
  ...strayClasses(web, styles),
  ...borrowedStyles(web),
  ...replacedWords(written.filter(({ path }) => !PROSE.test(path))),
  ...documents.flatMap((document) => missingPaths(document)),
  ...malformedDecisions(decisions),
  ...goneNames(decisions, [...written, ...scripts]),
  ...unlistedMigrations(textOf('supabase/README.md'), migrations),
  ...asvsProblems(textOf('docs/asvs.md')),
];

const linesOf = (files: readonly SourceFile[]) =>
  files.reduce((sum, { text }) => sum + text.trimEnd().split('\n').length, 0).toLocaleString('en-GB');
console.log(`lines of src with tests and CSS: ${linesOf([...source, ...styles])}
lines of migrations: ${linesOf(migrations)}
lines of scripts and the build: ${linesOf(scripts)}
lines of vite.config.ts and its plugins, without tests: ${linesOf(scripts.filter(({ path }) => /vite(?!.*\.test\.)/.test(path)))}`);

for (const problem of problems) console.error(problem);
console.log(`${problems.length} problems`);
process.exitCode = problems.length === 0 ? 0 : 1;
