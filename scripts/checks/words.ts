import type { SourceFile } from './source.ts';

/** Words that are not the field's, each with the one that is (docs/glossary.md). A plain `s` may follow. */
const REPLACED: Readonly<Record<string, string>> = {
  kept: 'persisted, stored, cached',
  unsent: 'outbox',
  deed: 'command',
  told: 'published, notified, shown',
  heard: 'received',
  voice: 'broadcaster, announcer',
  mover: 'drag controller',
  nudge: 'keyboard step',
  grab: 'startDrag, drag handle',
  aim: 'drop target',
  anew: 'again',
  whoever: 'the one who does it',
  whatever: 'any',
  reckon: 'compute',
  slip: 'item card',
  lap: 'overlap label',
  crowd: 'overflow stack, cluster',
  rail: 'timeline axis',
  handover: 'transfer, ownership transfer',
  talker: 'author, message group',
  companion: 'members, presence',
  carnet: 'trip',
  standing: 'account status, balance',
  steady: 'stable',
  gate: 'auth middleware, auth guard',
  farewell: 'account deletion',
  rehearsed: 'dry run',
  'hand over': 'transfer, ownership transfer',
  'in the meantime': 'until then',
  'as it were': 'nothing',
  'first touch': 'first interaction',
  'who is here': 'presence',
};

/** As above, of the product's names and comments: titles of tests and SQL are prose, or can't change. */
const VOICE: Readonly<Record<string, string>> = {
  say: 'return, show, contain',
  said: 'given, shown, text',
  tell: 'notify, return, distinguish',
  stand: 'be, replace',
  stood: 'was, replaced',
};

/** Lines that name something of others, or that can't change. */
const OTHERS: Readonly<Record<string, RegExp>> = {
  // CSS's own name of the cursor.
  grab: /cursor: grab|'grab'/,
  // Addresses, and the French word that users read.
  aim: /WebUIOmniboxAimPopup/,
  carnet: /['/]carnets\b|carnets? de voyage/,
  // Layer ids of the vector tiles.
  rail: /id\.includes\('rail'\)/,
  // A kind of mail in databases of before the baseline.
  farewell: /values \('farewell'/,
  // The text of a migration can't change: databases have its checksum.
  kept: /0030-figures-are-kept/,
  whatever: /^-- The mail queue: every mail that is due, whatever it is about/,
};

/** An acceptance row, as tests name it: `[GATE-3]`. */
const ROW_ID = /\b[A-Z]+-\d+/g;
const WORDS = new RegExp(`\\b(${Object.keys({ ...REPLACED, ...VOICE }).join('|')})s?\\b`, 'g');
const isVoiced = (path: string) => /\.test\.tsx?$|\.sql$|^tests\//.test(path);

/** The words of identifiers, comments and file names that the glossary replaces, one line for each. */
export function replacedWords(files: readonly SourceFile[]): string[] {
  return files.flatMap(({ path, text }) =>
    [path, ...text.split('\n')].flatMap((line, number) => {
      const words = line.replace(ROW_ID, '').split(/[^A-Za-z]+|(?<=[a-z])(?=[A-Z])/);
      const found = new Set([...words.join(' ').toLowerCase().matchAll(WORDS)].map(([, word = '']) => word));
      return [...found]
        .filter((word) => !OTHERS[word]?.test(line) && !(VOICE[word] && isVoiced(path)))
        .map((word) => `${path}:${number}: "${word}" is ${REPLACED[word] ?? VOICE[word]} in the glossary`);
    }),
  );
}
