/** Whether an address is one of `http:`, whose picture no page shows: the content security policy refuses it. */
export const isInsecurePicture = (url: string) => /^\s*http:/i.test(url);

/** Whether a text in Markdown has a picture of such an address. */
export const hasInsecurePicture = (markdown: string) => /!\[[^\]]*\]\(\s*<?http:/i.test(markdown);
