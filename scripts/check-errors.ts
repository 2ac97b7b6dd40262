import { errorKeyProblems, raisedKeys, thrownKeys } from './checks/error-keys.ts';
import { parseSource, readSources, report, stringOf, walk } from './checks/source.ts';
import { readTexts } from './checks/texts.ts';

/** Checks that every error key the database raises or the code throws is explained and has a text in both languages. */
const root = process.cwd();
const texts = readTexts(readSources(root, ['src/i18n/locales'], ['errors.ts']));
const code = readSources(root, ['src', 'supabase/functions'], ['.ts', '.tsx']).filter(
  ({ path }) => !path.startsWith('src/i18n/locales/') && !/\.test\.tsx?$/.test(path),
);
const literals = new Set<string>();
for (const file of code) {
  walk(parseSource(file), (node) => {
    const text = stringOf(node);
    if (text !== null) literals.add(text.replace(/^errors:/, ''));
  });
}

report('Error keys', [
  ...errorKeyProblems({
    raised: raisedKeys(readSources(root, ['supabase'], ['.sql'])),
    thrown: thrownKeys(code),
    docs: readSources(root, ['docs'], ['errors.md'])[0]?.text ?? '',
    fr: texts.fr.get('errors') ?? new Map(),
    en: texts.en.get('errors') ?? new Map(),
    literals,
  }),
]);
