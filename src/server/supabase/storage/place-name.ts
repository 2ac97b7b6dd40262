/** Names of files in a bucket. */
export const LONGEST_NAME = 512;

/** Folders and a file of plain letters: nothing that a path, a pattern or a header reads as its own. */
const NAME = /^[\w!.*'() &$@=;:+,?-]+(\/[\w!.*'() &$@=;:+,?-]+)*$/;

export const isPlaceName = (name: string): boolean =>
  name.length <= LONGEST_NAME && NAME.test(name) && !/(^|\/)\.\.?(\/|$)/.test(name);
