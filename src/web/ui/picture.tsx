import clsx from 'clsx';
import { type ComponentProps, type ElementType, type ReactNode, useState } from 'react';
import styles from './layout.module.css';
import { Note } from './layout.tsx';

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

/** Shows nothing when neither is known. */
export function PictureCaption({ caption, credit }: { caption: string; credit?: string }) {
  const parts = [caption, credit && `© ${credit}`].filter(Boolean);
  return parts.length > 0 ? <Note as="figcaption">{parts.join(' · ')}</Note> : null;
}

type PictureFrameProps<E extends ElementType> = { as?: E } & Omit<ComponentProps<E>, 'as'>;

/** A box that its picture fills, cut where it is too wide or too high; its class gives the size. */
export function PictureFrame<E extends ElementType = 'div'>({
  as,
  className,
  ...rest
}: PictureFrameProps<E>) {
  const Element: ElementType = as ?? 'div';
  return <Element className={clsx(styles.pictureFrame, className)} {...rest} />;
}

/** A picture as wide as the text, with its caption below. */
export function PictureFigure({ className, ...rest }: ComponentProps<'figure'>) {
  return <figure className={clsx(styles.pictureFigure, className)} {...rest} />;
}
