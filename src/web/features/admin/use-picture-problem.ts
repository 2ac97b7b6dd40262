import { useTranslation } from 'react-i18next';
import { useHiddenPictures } from '#web/pictures/use-hidden-picture.ts';

export interface PictureProblem {
  ofAddress: (url: string) => string | undefined;
  ofText: (markdown: string) => string | undefined;
}

/** Checks the address of a picture; the form shows the message at its field [ADMIN-3] [ADMIN-4]. */
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

/** The content security policy refuses `http:`. */
export const isInsecurePicture = (url: string) => /^\s*http:/i.test(url);

export const pictureAddresses = (markdown: string): string[] =>
  [...markdown.matchAll(/!\[[^\]]*\]\(\s*<?([^\s)>]+)/g)].map(([, address = '']) => address);
