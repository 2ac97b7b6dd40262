import type { Plugin } from 'vite';

/**
 * Names the classes of CSS modules, short in a build and readable in development, and keeps a module that is imported for
 * its rules alone: Vite drops it when no class of it is read, as `ui/control-styles.ts` does not.
 */
export function styleModules(): Plugin {
  return {
    name: 'escale-style-modules',
    config: (_, { command }) => ({
      css: {
        modules: { generateScopedName: command === 'build' ? '[hash:base64:5]' : '[name]-[local]' },
      },
    }),
    transform: {
      order: 'post',
      handler: (code, id) =>
        /\.module\.css$/.test(id) ? { code, map: null, moduleSideEffects: 'no-treeshake' } : null,
    },
  };
}
