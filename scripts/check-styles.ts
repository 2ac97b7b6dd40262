import { readSources, report } from './checks/source.ts';
import { globalStyles, strayClasses } from './checks/styles.ts';

/** Checks that styles are modules beside their component, and that each of their classes is read and exists. */
const root = process.cwd();
const styles = readSources(root, ['src'], ['.css']);
const code = readSources(root, ['src/web'], ['.ts', '.tsx']);

report('Styles', [...globalStyles(styles), ...strayClasses(code, styles)]);
