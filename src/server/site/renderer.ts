import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Renderer } from '#web/routes/renderer.ts';

export type { Renderer };

/** Undefined without a build: the browser renders all pages then. @param folder of the build */
export async function loadRenderer(folder: string): Promise<Renderer | undefined> {
  const file = join(folder, 'server/server-entry.js');
  if (!existsSync(file)) return undefined;
  const { renderer }: { renderer: Renderer } = await import(pathToFileURL(file).href);
  return renderer;
}
