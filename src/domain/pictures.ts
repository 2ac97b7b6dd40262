/** Hosts of pictures: loading one reveals the reader's network address to it. */

import { fieldOf } from './json.ts';

/** Hosts of free pictures, whose operators are independent of us. */
export const PICTURE_HOSTS: readonly string[] = [
  'upload.wikimedia.org',
  'images.unsplash.com',
  'images.pexels.com',
  'cdn.pixabay.com',
  'live.staticflickr.com',
];

/** Hosts of pictures of sign-in providers, as in the database's `app.avatar_of`. */
export const AVATAR_HOSTS: readonly string[] = [
  ...[3, 4, 5, 6].map((number) => `lh${number}.googleusercontent.com`),
  'avatars.githubusercontent.com',
];

const HOST = /^(\*\.)?([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]*$/;

export const isPictureHost = (host: string): boolean => HOST.test(host);

interface Address {
  origin: string;
  protocol: string;
  hostname: string;
  port: string;
}

/** Accepts https from one of these hosts alone. @param own origins of the page and a hosted project */
export function isShownPicture(
  { origin, protocol, hostname, port }: Address,
  hosts: readonly string[],
  own: readonly string[] = [],
): boolean {
  if (own.includes(origin)) return true;
  return (
    protocol === 'https:' &&
    port === '' &&
    hosts.some((host) => (host.startsWith('*.') ? hostname.endsWith(host.slice(1)) : hostname === host))
  );
}

const PICTURE_FIELDS = ['alt_fr', 'alt_en', 'caption_fr', 'caption_en', 'credit'] as const;
export type PictureField = (typeof PICTURE_FIELDS)[number];
type PictureTexts = Record<PictureField, string>;

export function readPictureTexts(stored: unknown): PictureTexts {
  const texts = { alt_fr: '', alt_en: '', caption_fr: '', caption_en: '', credit: '' };
  for (const field of PICTURE_FIELDS) {
    const text = fieldOf(stored, field);
    if (typeof text === 'string') texts[field] = text;
  }
  return texts;
}

export function storedPictureTexts(typed: PictureTexts): Partial<PictureTexts> {
  return Object.fromEntries(
    PICTURE_FIELDS.map((field) => [field, typed[field].trim()] as const).filter(([, text]) => text !== ''),
  );
}
