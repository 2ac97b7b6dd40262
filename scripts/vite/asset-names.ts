import { hash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { matchesGlob } from 'node:path';

const LANDSCAPES = 'src/web/artwork/landscapes/*.svg';
const root = `${import.meta.dirname}/../..`;
const drawings = globSync(LANDSCAPES, { cwd: root }).toSorted();
const content = Buffer.concat(drawings.map((file) => readFileSync(`${root}/${file}`)));
const digest = hash('sha256', content, 'base64url').slice(0, 8);

/** The path of a built asset. The landscapes share a digest: every page has their addresses, and digests don't compress. */
export const assetName = ({ originalFileNames }: { originalFileNames: readonly string[] }): string =>
  `assets/[name]-${originalFileNames.some((name) => matchesGlob(name, LANDSCAPES)) ? digest : '[hash]'}[extname]`;
