import clsx from 'clsx';
import { useState } from 'react';
import styles from './avatar.module.css';

/** How many colours face.css has for people. */
const COLOURS = 6;

/** A hash of a text. */
function hash(text: string): number {
  let value = 0;
  for (const char of text) value = (value * 31 + (char.codePointAt(0) ?? 0)) >>> 0;
  return value;
}

/** The colour of a person, the same for the same id. */
export const colourIndex = (id: string): number => hash(id) % COLOURS;

/**
 * The first letter as a person sees it: a letter and its accents are one, and so are the parts of an emoji. Only those
 * need a segmenter, which takes long to make.
 */
function initialOf(name: string): string {
  const text = name.trim();
  const plain = /^[\p{L}\p{N}]\p{M}*/u.exec(text)?.[0];
  if (plain) return plain.toLocaleUpperCase();
  const [first] = new Intl.Segmenter().segment(text);
  return first?.segment ?? '?';
}

export interface AvatarProps {
  /** The person's name: gives the letter and, unless `colourOf` does, the colour. */
  name: string;
  /** Address of a picture; without one, or when it does not load, the letter is shown. */
  src?: string | null | undefined;
  /** Accessible name of the avatar; omitted where the name is beside it. */
  label?: string;
  /** What the colour is made from, so that it stays when the name changes: the person's id. */
  colourOf?: string;
  size?: 'small' | 'normal' | 'large';
  /** `online` has a green dot, `away` is faded. */
  presence?: 'online' | 'away';
  className?: string | undefined;
}

/** A person as a round face: a picture, or the first letter on their colour. */
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
