/**
 * Cuts the fonts down to what is written with them: Latin, the weights in use, and of their features kerning, ligatures
 * and figures that stand in columns. What Fontsource ships has small capitals, fractions and alternates besides.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

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
/** By the name in `@fonts/<name>.woff2`. The serif speaks in one weight: the others would be two fifths of its file. */
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

/** Cuts one font, unless that was done before with the same settings. Answers where it is. */
async function cut(root: string, name: string, { source, weight }: Font): Promise<string> {
  const whole = readFileSync(join(root, 'node_modules', source));
  const settings = JSON.stringify([CHARACTERS, FEATURES, weight]);
  const stamp = createHash('sha256').update(settings).update(whole).digest('hex').slice(0, 12);
  const folder = join(root, '.cache/fonts', stamp);
  const path = join(folder, `${name}.woff2`);
  if (existsSync(path)) return path;
  const font = await subsetFont(whole, written, {
    targetFormat: 'woff2',
    keepFeatures: FEATURES,
    variationAxes: { wght: weight },
  });
  mkdirSync(folder, { recursive: true });
  // Never half a file: another build may be looking.
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, font);
  renameSync(draft, path);
  return path;
}

/** The Vite plugin that serves them as `@fonts/<name>.woff2`. */
export function fonts(): Plugin {
  return {
    name: 'escale-fonts',
    async config({ root = process.cwd() }) {
      const alias = await Promise.all(
        Object.entries(FONTS).map(async ([name, font]) => ({
          find: `@fonts/${name}.woff2`,
          replacement: await cut(root, name, font),
        })),
      );
      return { resolve: { alias } };
    },
  };
}
