export const LONGEST_NAME = 512;

/** Plain names: nothing that a path, pattern or header reads as its own. */
const NAME = /^[\w!.*'() &$@=;:+,?-]+(\/[\w!.*'() &$@=;:+,?-]+)*$/;

export const isPlaceName = (name: string): boolean =>
  name.length <= LONGEST_NAME && NAME.test(name) && !/(^|\/)\.\.?(\/|$)/.test(name);
