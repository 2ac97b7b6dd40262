import { expect, it } from 'vitest';
import {
  isPictureHost,
  isShownPicture,
  PICTURE_HOSTS,
  readPictureTexts,
  storedPictureTexts,
} from './pictures.ts';

const HOSTS = [...PICTURE_HOSTS, '*.pictures.example'];
const OWN = ['http://localhost:3000'];

it.each([
  'https://upload.wikimedia.org/wikipedia/commons/a/a9/Lisbon.jpg',
  'https://IMAGES.unsplash.com/photo-1?w=800',
  'https://cdn.pictures.example/a.webp',
  'http://localhost:3000/og/islands-1-day.png',
])('shows %s', (address) => {
  expect(isShownPicture(new URL(address), HOSTS, OWN)).toBe(true);
});

it.each([
  'https://images.example/a.jpg',
  'http://upload.wikimedia.org/a.jpg',
  'https://upload.wikimedia.org.images.example/a.jpg',
  'https://upload.wikimedia.org@images.example/a.jpg',
  'https://upload.wikimedia.org:8443/a.jpg',
  'https://pictures.example/a.jpg',
  'https://notpictures.example/a.jpg',
  'http://localhost:4000/a.png',
  'javascript:alert(1)',
])('does not show %s', (address) => {
  expect(isShownPicture(new URL(address), HOSTS, OWN)).toBe(false);
});

it('a host is a name, or all names below one', () => {
  for (const host of HOSTS) expect(isPictureHost(host), host).toBe(true);
  for (const host of [
    '*',
    '*.com*',
    'https://a.example',
    'a.example/x',
    "a.example 'unsafe-inline'",
    'a;b.example',
  ])
    expect(isPictureHost(host), host).toBe(false);
});

it('[ADMIN-4] texts of a picture are read whole and stored without what is blank', () => {
  const none = { alt_fr: '', alt_en: '', caption_fr: '', caption_en: '', credit: '' };
  for (const stored of [null, undefined, 'x', [], { alt_fr: 3 }])
    expect(readPictureTexts(stored)).toEqual(none);
  const texts = readPictureTexts({ alt_fr: 'Un phare', credit: 'Zoé', other: 'x' });
  expect(texts).toEqual({ ...none, alt_fr: 'Un phare', credit: 'Zoé' });
  expect(storedPictureTexts({ ...texts, caption_en: '  ', alt_en: ' A lighthouse ' })).toEqual({
    alt_fr: 'Un phare',
    alt_en: 'A lighthouse',
    credit: 'Zoé',
  });
});
