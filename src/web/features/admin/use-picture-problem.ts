import { useTranslation } from 'react-i18next';
import { useHiddenPictures } from '#web/data/use-hidden-picture.ts';

/** What is wrong with a picture's address, or with one in a text, in words. */
export interface PictureProblem {
  ofAddress: (url: string) => string | undefined;
  ofText: (markdown: string) => string | undefined;
}

/** Why pages would not show a picture, or one of a text, in words: it is refused at its field [ADMIN-3] [ADMIN-4]. */
export function usePictureProblem(): PictureProblem {
  const { t } = useTranslation('admin');
  const hostsHiding = useHiddenPictures();
  const ofAddress = (url: string): string | undefined => {
    if (isInsecurePicture(url)) return t('pictureInsecure');
    const hosts = hostsHiding(url);
    return hosts ? t('pictureHidden', { hosts: hosts.join(', ') || '–' }) : undefined;
  };
  const ofText = (markdown: string): string | undefined =>
    pictureAddresses(markdown)
      .map(ofAddress)
      .find((problem) => problem !== undefined);
  return { ofAddress, ofText };
}

/** Whether an address is one of `http:`, whose picture no page shows: the content security policy refuses it. */
export const isInsecurePicture = (url: string) => /^\s*http:/i.test(url);

/** The addresses of the pictures of a text in Markdown. */
export const pictureAddresses = (markdown: string): string[] =>
  [...markdown.matchAll(/!\[[^\]]*\]\(\s*<?([^\s)>]+)/g)].map(([, address = '']) => address);
