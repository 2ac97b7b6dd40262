import { expect, it } from 'vitest';
import { isInsecurePicture, pictureAddresses } from './picture-addresses.ts';

it.each([
  ['http://upload.wikimedia.org/tram.jpg', true],
  [' HTTP://upload.wikimedia.org/tram.jpg', true],
  ['https://upload.wikimedia.org/tram.jpg', false],
  ['/pictures/tram.jpg', false],
  ['', false],
])('[ADMIN-3] [ADMIN-4] the picture at %j is refused: %j', (url, isRefused) => {
  expect(isInsecurePicture(url)).toBe(isRefused);
});

it('[ADMIN-4] finds the pictures of a text, and takes no link for one', () => {
  const text =
    '![](https://a.fr/b.jpg) [le site](http://a.fr)\n\n![Un tram]( <http://c.fr/d.png> "Tram") monte.';
  expect(pictureAddresses(text)).toEqual(['https://a.fr/b.jpg', 'http://c.fr/d.png']);
  expect(pictureAddresses('Rien.')).toEqual([]);
});
