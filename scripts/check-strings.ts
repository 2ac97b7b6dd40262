import { bareTexts } from './checks/bare-texts.ts';
import { readSources, report } from './checks/source.ts';
import { compareUses } from './checks/text-uses.ts';
import { compareLanguages, readTexts } from './checks/texts.ts';
import { frenchSpaces } from './checks/typography.ts';

/**
 * Checks the texts of the interface [I18N-5]: both languages have the same keys and arguments, French its third
 * plural and its no-break spaces; every key is used and every key used exists; no text stands in the components themselves.
 */
const root = process.cwd();
const texts = readTexts(readSources(root, ['src/i18n/locales'], ['.ts']));
const code = readSources(root, ['src/web', 'src/domain', 'src/db', 'src/i18n'], ['.ts', '.tsx']).filter(
  ({ path }) => !/\.test\.tsx?$|^src\/i18n\/locales\/|\.types\.ts$/.test(path),
);

report('Texts', [
  ...texts.problems,
  ...compareLanguages(texts),
  ...frenchSpaces(texts),
  ...compareUses(code, texts.fr),
  ...bareTexts(code.filter(({ path }) => path.startsWith('src/web/'))),
]);
