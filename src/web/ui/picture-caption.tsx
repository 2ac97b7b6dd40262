interface PictureCaptionProps {
  caption: string;
  credit: string;
}

/** Below a picture: what it shows and whom it is by; nothing when neither is known. */
export function PictureCaption({ caption, credit }: PictureCaptionProps) {
  const parts = [caption, credit && `© ${credit}`].filter(Boolean);
  return parts.length > 0 ? <figcaption>{parts.join(' · ')}</figcaption> : null;
}
