/**
 * Fails a build in which code of the administration alone is in a file that others load: it is for supervisors, and is in
 * nobody else's download. The groups of `vite.config.ts` can bring it there, icons above all.
 */
import type { Plugin } from 'vite';

/** A file of a build: the modules whose code is in it, the one that it stands for, the files that it loads at once or later. */
interface Chunk {
  fileName: string;
  facade: string | null;
  isEntry: boolean;
  modules: readonly string[];
  loads: readonly string[];
}

const ADMINISTRATION =
  /\/src\/(web\/(features\/admin\/|routes\/admin[-.\w]*$|features\/shell\/(components\/admin-layout\.tsx|admin[.\w]*\.css))|i18n\/locales\/(fr|en)\/admin[/.])/;

/** Whether a module is of the administration by its place. */
export const isOfAdministration = (module: string) => ADMINISTRATION.test(module);

/** Modules of the administration in files that are loaded without it, as `file: module`. */
export function strayModules(chunks: readonly Chunk[]): string[] {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const loaded = new Set<Chunk>();
  const waiting = chunks.filter(({ isEntry }) => isEntry);
  for (let chunk = waiting.pop(); chunk; chunk = waiting.pop()) {
    // The door of the administration: what is behind it, supervisors alone load.
    const isDoor = chunk.facade !== null && isOfAdministration(chunk.facade);
    if (isDoor || loaded.has(chunk)) continue;
    loaded.add(chunk);
    waiting.push(...chunk.loads.flatMap((name) => byName.get(name) ?? []));
  }
  return [...loaded].flatMap(({ fileName, modules }) =>
    modules.filter(isOfAdministration).map((module) => `${fileName}: ${module}`),
  );
}

/** The Vite plugin that does so. */
export function administrationApart(): Plugin {
  return {
    name: 'escale-administration-apart',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).flatMap((output) => (output.type === 'chunk' ? [output] : []));
      const stray = strayModules(
        chunks.map(({ fileName, facadeModuleId, isEntry, modules, imports, dynamicImports }) => ({
          fileName,
          facade: facadeModuleId,
          isEntry,
          modules: Object.keys(modules).filter((id) => (modules[id]?.renderedLength ?? 0) > 0),
          loads: [...imports, ...dynamicImports],
        })),
      );
      if (stray.length > 0)
        this.error(`Code of the administration is in files that others load:\n${stray.join('\n')}`);
    },
  };
}
