/** The parts of a page's path: `['blog', 'posts', 'lisbonne']` of `/blog/posts/lisbonne/`; `['']` of the home page. */
export function partsOf(path: string): string[] {
  return path.replace(/^\/|\/$/g, '').split('/');
}
