import clsx from 'clsx';
import { useState } from 'react';
import styles from './avatar.module.css';

const COLOURS = 6;

function hash(text: string): number {
  let value = 0;
  for (const char of text) value = (value * 31 + (char.codePointAt(0) ?? 0)) >>> 0;
  return value;
}

/** Index of a colour, the same for an id each time. */
export const colourIndex = (id: string): number => hash(id) % COLOURS;

/** First grapheme: accents and emoji. Only those need a segmenter, which takes long to make. */
function initialOf(name: string): string {
  const text = name.trim();
  const plain = /^[\p{L}\p{N}]\p{M}*/u.exec(text)?.[0];
  if (plain) return plain.toLocaleUpperCase();
  const [first] = new Intl.Segmenter().segment(text);
  return first?.segment ?? '?';
}

export interface AvatarProps {
  /** Name that gives the letter and, without `colourOf`, the colour. */
  name: string;
  /** Address of the picture; without it, or when it fails, the letter is shown. */
  src?: string | null | undefined;
  label?: string;
  /** The person's id for the colour, since names change. */
  colourOf?: string;
  size?: 'small' | 'normal' | 'large';
  /** `online` has a green dot, and `away` is faded. */
  presence?: 'online' | 'away';
  className?: string | undefined;
}

/** Shows a picture, or the first letter on the person's colour. */
export function Avatar({ name, src, label, colourOf, size = 'normal', presence, className }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null);
  return (
    <span
      className={clsx(
        styles.face,
        size === 'small' && styles.faceSmall,
        size === 'large' && styles.faceLarge,
        className,
      )}
      data-slot="face"
      data-size={size}
      data-colour={colourIndex(colourOf ?? name)}
      data-presence={presence}
      title={label}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      {src && src !== broken ? (
        <img src={src} alt="" referrerPolicy="no-referrer" onError={() => setBroken(src)} />
      ) : (
        initialOf(name)
      )}
    </span>
  );
}
