import { readSources, report } from './checks/source.ts';
import { replacedWords } from './checks/words.ts';

/** Checks that code and comments use the words of docs/glossary.md. Arguments: the folders to read instead of all. */
const folders = process.argv.slice(2);
const all = folders.length > 0 ? folders : ['src', 'supabase', 'scripts', 'tests'];
const files = readSources(process.cwd(), all, ['.ts', '.tsx', '.css', '.sql']);

/** Texts and seeds are the product's prose, not its names; an upgrade has the names of what it replaces. */
const PROSE = /\/(locales|wording)\/|^supabase\/(seed|upgrade)\/|checks\/words/;

report('Words', replacedWords(files.filter(({ path }) => !PROSE.test(path))));
