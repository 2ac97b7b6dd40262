import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

const MANIFEST = z.record(z.string(), z.object({ file: z.string().regex(/^assets\/[\w.-]+$/) }));
const LANDSCAPE = /\/landscapes\/([\w-]+)\.svg$/;

/** The address of a drawn landscape by its name, `city-1-day`; undefined when the build has none of that name. */
export type BuiltLandscapes = (name: string) => string | undefined;

/**
 * Reads them from the manifest that Vite writes beside the build.
 *
 * @param folder of the build
 */
export function readBuiltLandscapes(folder: string): BuiltLandscapes {
  const path = join(folder, '.vite/manifest.json');
  if (!existsSync(path)) return () => undefined;
  const files = Object.entries(MANIFEST.parse(JSON.parse(readFileSync(path, 'utf8'))));
  const landscapes = new Map(
    files.flatMap(([source, { file }]) => {
      const [, name] = LANDSCAPE.exec(source) ?? [];
      return name ? [[name, `/${file}`] as const] : [];
    }),
  );
  return (name) => landscapes.get(name);
}
