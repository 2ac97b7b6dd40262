// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, useEffect } from 'react';
import { beforeAll, expect, it } from 'vitest';
import { initI18n, loadAreas } from '#i18n/i18n.ts';
import { reactPage, until } from '#tests/support/react-page.ts';
import { useImportedFiles } from './use-imported-files.ts';

const show = reactPage();
let imported: ReturnType<typeof useImportedFiles>;

function Imports({ first }: { first: readonly File[] }): null {
  const files = useImportedFiles(first);
  useEffect(() => {
    imported = files;
  });
  return null;
}

beforeAll(async () => {
  await initI18n('fr');
  await loadAreas('imports');
});

const showImports = (first: readonly File[]) =>
  show(
    <QueryClientProvider client={new QueryClient()}>
      <Imports first={first} />
    </QueryClientProvider>,
  );
const pendingNames = () =>
  imported.files.filter(({ offer }) => offer?.isPending).map(({ file }) => file.name);

it('[PLUS-13] of many files each is read, a few at once, and stays when more are chosen', async () => {
  const open = new Set<number>();
  let most = 0;
  const fileOf = (_: unknown, index: number) => {
    const file = new File([`a,b\n${index},c`], `${index}.csv`);
    const slice = file.slice.bind(file);
    file.slice = (...part) => {
      const piece = slice(...part);
      const read = piece.arrayBuffer.bind(piece);
      piece.arrayBuffer = async () => {
        most = Math.max(most, open.add(index).size);
        const bytes = await read();
        open.delete(index);
        return bytes;
      };
      return piece;
    };
    return file;
  };
  const files = Array.from({ length: 60 }, fileOf);
  await showImports(files);
  act(() => imported.addFiles([new File(['x'], 'late.csv')]));
  expect(imported.files).toHaveLength(61);
  await until(() => expect(pendingNames()).toEqual([]));
  expect(imported.files.map(({ file }) => file.name)).toContain('0.csv');
  expect(most).toBe(6);
});

it('[PLUS-13] a file that a cloud has to send first holds up none of the others', async () => {
  const files = Array.from({ length: 20 }, (_, index) => new File([`a,b\n${index},c`], `${index}.csv`));
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<ArrayBuffer>();
  const [late] = files;
  if (late) late.slice = () => Object.assign(new Blob(), { arrayBuffer: () => arrived });
  await showImports(files);
  await until(() => expect(pendingNames()).toEqual(['0.csv']));
  act(() => arrive(new ArrayBuffer(0)));
  await until(() => expect(pendingNames()).toEqual([]));
});
