/** Copies the flags of the countries to `public/flags/{code}.svg`, where `countries.flag` points. Part of the build. */
import { copyFileSync, mkdirSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const FLAG = /^[A-Z]{2}\.svg$/;

/** @returns how many flags there are in the folder now */
export function copyFlags(folder: string): number {
  const packageFile = createRequire(import.meta.url).resolve('country-flag-icons/package.json');
  const source = join(dirname(packageFile), '3x2');
  const names = readdirSync(source).filter((name) => FLAG.test(name));
  mkdirSync(folder, { recursive: true });
  for (const name of names) copyFileSync(join(source, name), join(folder, name.toLowerCase()));
  return names.length;
}

if (import.meta.main) {
  const folder = join(import.meta.dirname, '../public/flags');
  console.log(`${copyFlags(folder)} flags in ${folder}`);
}
