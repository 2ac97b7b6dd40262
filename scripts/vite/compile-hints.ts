import type { Plugin } from 'vite';

/** Has to be a file's first line (https://github.com/WICG/explicit-javascript-compile-hints-file-based). */
const HINT = '//# allFunctionsCalledOnLoad';

/**
 * Tells browsers to compile whole files beside the page while they are loaded, not each function in the moment of its
 * first call: on a slow processor that is a third of what opening a trip takes. Where the hint is unknown it is a comment.
 *
 * @param names of the files of which nearly all is called
 */
export function compileHints(names: ReadonlySet<string>): Plugin {
  return {
    name: 'escale:compile-hints',
    generateBundle: {
      // After all that writes into the files.
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'chunk' && names.has(file.name)) file.code = `${HINT}\n${file.code}`;
      },
    },
  };
}
