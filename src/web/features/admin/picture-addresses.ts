/** Whether an address is one of `http:`, whose picture no page shows: the content security policy refuses it. */
export const isInsecurePicture = (url: string) => /^\s*http:/i.test(url);

/** The addresses of the pictures of a text in Markdown. */
export const pictureAddresses = (markdown: string): string[] =>
  [...markdown.matchAll(/!\[[^\]]*\]\(\s*<?([^\s)>]+)/g)].map(([, address = '']) => address);
