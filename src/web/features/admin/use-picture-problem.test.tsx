// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { beforeAll, expect, it } from 'vitest';
import { initI18n, loadAreas } from '#i18n/i18n.ts';
import { reactPage } from '#tests/support/react-page.ts';
import { isInsecurePicture, pictureAddresses, usePictureProblem } from './use-picture-problem.ts';

const show = reactPage();
beforeAll(async () => {
  await initI18n('fr');
  await loadAreas('admin');
});

function Problems({ url }: { url: string }) {
  const { ofAddress, ofText } = usePictureProblem();
  return (
    <>
      <p>{ofAddress(url)}</p>
      <p>{ofText(`![Un tram](${url})`)}</p>
    </>
  );
}

it.each([
  ['https://images.example.org/tram.jpg', /images des? ces sites.*upload\.wikimedia\.org/],
  ['http://upload.wikimedia.org/tram.jpg', /commence par https/],
  ['https://upload.wikimedia.org/tram.jpg', /^$/],
  ['/storage/v1/object/public/pictures/a.webp', /^$/],
])('[ADMIN-4] a picture at %s, alone and in a text: %s', async (url, problem) => {
  const client = new QueryClient();
  client.setQueryData(['picture-hosts'], { pictureHosts: ['upload.wikimedia.org'], own: [] });
  const page = await show(
    <QueryClientProvider client={client}>
      <Problems url={url} />
    </QueryClientProvider>,
  );
  for (const shown of page.querySelectorAll('p')) expect(shown.textContent).toMatch(problem);
});

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
