/**
 * Writes the fonts of `src/web/ui/styles`, cut down to what is written with them: Latin, the weights in use, and of their
 * features kerning, ligatures and tabular figures. What Fontsource ships has small capitals, fractions and
 * alternates besides. To be run after a change of these settings or of Fontsource's version: `node scripts/fonts.ts`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';

/** Code points: what Fontsource calls Latin, with all spaces and dashes, arrows and signs. */
const CHARACTERS =
  '20-7e a0-ff 131 152-153 2bb-2bc 2c6 2da-2dc 304 308 329 2000-206f 20ac 2122 2190-2193 2212-2215 2248-2265';
const FEATURES = ['kern', 'liga', 'rlig', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'rvrn', 'tnum', 'lnum'];
/** The serif speaks in one weight: the others would be two fifths of its file. */
const FONTS = [
  { name: 'brygada', source: 'brygada-1918/files/brygada-1918-latin-wght-normal.woff2', weight: 500 },
  {
    name: 'figtree',
    source: 'figtree/files/figtree-latin-wght-normal.woff2',
    weight: { min: 400, max: 700 },
  },
];

const written = CHARACTERS.split(' ').map((range) => {
  const [first = 0, last = first] = range.split('-').map((code) => Number.parseInt(code, 16));
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));
});

for (const { name, source, weight } of FONTS) {
  const path = new URL(`../node_modules/@fontsource-variable/${source}`, import.meta.url);
  const font = await subsetFont(readFileSync(path), written.join(''), {
    targetFormat: 'woff2',
    keepFeatures: FEATURES,
    variationAxes: { wght: weight },
  });
  writeFileSync(new URL(`../src/web/ui/styles/${name}.woff2`, import.meta.url), font);
}
