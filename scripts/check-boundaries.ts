import packageJson from '../package.json' with { type: 'json' };
import { barrels, brokenImports } from './checks/boundaries.ts';
import { repeatedFunctions } from './checks/migrations.ts';
import { readSources, report } from './checks/source.ts';
import { strayStorage } from './checks/storage.ts';
import { badNames, oddComponents, thinFolders, tooLong } from './checks/structure.ts';

/** Checks who imports whom, who keeps anything in the browser, what a feature holds, how files are named, and how long they are. */
const root = process.cwd();
const code = readSources(root, ['src', 'supabase'], ['.ts', '.tsx']);
const styles = readSources(root, ['src'], ['.css']);
const migrations = readSources(root, ['supabase/migrations'], ['.sql']);
const scripts = readSources(root, ['scripts', 'tests'], ['.ts', '.tsx']);

report('Boundaries', [
  ...brokenImports(code, packageJson.imports),
  ...barrels(code),
  ...strayStorage(code),
  ...tooLong([...code, ...styles, ...migrations, ...scripts]),
  ...badNames([...code.filter(({ path }) => path.startsWith('src/')), ...styles]),
  ...oddComponents(code),
  ...thinFolders(code),
  ...repeatedFunctions(migrations),
]);
