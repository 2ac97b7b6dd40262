import { expect, it } from 'vitest';
import { hasInsecurePicture, isInsecurePicture } from './insecure-pictures.ts';

it.each([
  ['http://upload.wikimedia.org/tram.jpg', true],
  [' HTTP://upload.wikimedia.org/tram.jpg', true],
  ['https://upload.wikimedia.org/tram.jpg', false],
  ['/pictures/tram.jpg', false],
  ['', false],
])('[ADMIN-3] [ADMIN-4] the picture at %j is refused: %j', (url, isRefused) => {
  expect(isInsecurePicture(url)).toBe(isRefused);
  expect(hasInsecurePicture(`Le tram.\n\n![Un tram](${url}) monte.`)).toBe(isRefused);
});

it('[ADMIN-4] a link to such an address is none of a picture', () => {
  expect(hasInsecurePicture('![](https://a.fr/b.jpg) [le site](http://a.fr)')).toBe(false);
});
