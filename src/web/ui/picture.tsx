import { type ReactNode, useState } from 'react';

interface PictureProps {
  url: string | null | undefined;
  alt?: string;
  fallback: ReactNode;
}

export function Picture({ url, alt = '', fallback }: PictureProps) {
  const [broken, setBroken] = useState<string | null>(null);
  if (!url || url === broken) return fallback;
  return (
    <img src={url} alt={alt} loading="lazy" referrerPolicy="no-referrer" onError={() => setBroken(url)} />
  );
}

interface PictureCaptionProps {
  caption: string;
  credit: string;
}

/** Nothing when neither is known. */
export function PictureCaption({ caption, credit }: PictureCaptionProps) {
  const parts = [caption, credit && `© ${credit}`].filter(Boolean);
  return parts.length > 0 ? <figcaption>{parts.join(' · ')}</figcaption> : null;
}
