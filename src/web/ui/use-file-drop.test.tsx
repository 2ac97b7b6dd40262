// @vitest-environment happy-dom
import { act, useEffect, useRef } from 'react';
import { expect, it } from 'vitest';
import { reactPage } from '#tests/support/react-page.ts';
import { useFileDrop } from './use-file-drop.ts';

const show = reactPage();
const FILE = new File(['%PDF'], 'billet.pdf');

/** A page that takes files, with a part that takes them itself. */
function Page({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  const part = useRef<HTMLElement>(null);
  useEffect(() => {
    for (const type of ['dragover', 'drop'])
      part.current?.addEventListener(type, (event) => event.preventDefault());
  }, []);
  return (
    <div id="page" {...useFileDrop(onFiles, 'Déposez ici')}>
      <section ref={part} />
    </div>
  );
}

it('[PLUS-10] [PLUS-13] what a part of the page takes is not taken by the page, nor announced as such', async () => {
  const taken: string[] = [];
  const main = await show(<Page onFiles={(files) => taken.push(...files.map(({ name }) => name))} />);
  const page = main.querySelector<HTMLElement>('#page');
  const drag = (type: string, to: Element | null | undefined) =>
    act(async () => {
      const event = new Event(type, { bubbles: true, cancelable: true });
      to?.dispatchEvent(Object.assign(event, { dataTransfer: { types: ['Files'], files: [FILE] } }));
    });
  await drag('dragover', page);
  expect(page?.dataset.filesOver).toBe('Déposez ici');
  await drag('dragover', page?.firstElementChild);
  expect(page?.dataset.filesOver).toBeUndefined();
  await drag('drop', page?.firstElementChild);
  expect(taken).toEqual([]);
  await drag('drop', page);
  expect(taken).toEqual(['billet.pdf']);
});
