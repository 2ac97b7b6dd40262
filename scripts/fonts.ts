/**
 * Writes the fonts of `src/web/ui/styles`, cut down to what is written with them: Latin, the weights in use, and of their
 * features kerning, ligatures and figures that stand in columns. What Fontsource ships has small capitals, fractions and
 * alternates besides. To be run after a change of these settings or of Fontsource's version: `node scripts/fonts.ts`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const root = fileURLToPath(new URL('../', import.meta.url));

/** First and last code points: what Fontsource calls Latin, with all spaces and dashes, arrows and signs. */
const CHARACTERS: readonly (readonly [number, number])[] = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x2bb, 0x2bc],
  [0x2c6, 0x2c6],
  [0x2da, 0x2dc],
  [0x304, 0x304],
  [0x308, 0x308],
  [0x329, 0x329],
  [0x2000, 0x206f],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2190, 0x2193],
  [0x2212, 0x2215],
  [0x2248, 0x2265],
];
const FEATURES = ['kern', 'liga', 'rlig', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'rvrn', 'tnum', 'lnum'];
type Font = { source: string; weight: number | { min: number; max: number } };
/** By the names of the files. The serif speaks in one weight: the others would be two fifths of its file. */
const FONTS: Readonly<Record<string, Font>> = {
  brygada: {
    source: '@fontsource-variable/brygada-1918/files/brygada-1918-latin-wght-normal.woff2',
    weight: 500,
  },
  figtree: {
    source: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
    weight: { min: 400, max: 700 },
  },
};

const written = CHARACTERS.map(([first, last]) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index)),
).join('');

for (const [name, { source, weight }] of Object.entries(FONTS)) {
  const font = await subsetFont(readFileSync(join(root, 'node_modules', source)), written, {
    targetFormat: 'woff2',
    keepFeatures: FEATURES,
    variationAxes: { wght: weight },
  });
  writeFileSync(join(root, `src/web/ui/styles/${name}.woff2`), font);
}
