// @vitest-environment happy-dom
import { act } from 'react';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { initI18n, loadAreas } from '#i18n/i18n.ts';
import { reactPage } from '#tests/support/react-page.ts';
import { afterThisTask } from '#web/ui/timing.ts';
import { PdfPages } from './pdf-pages.tsx';

vi.mock('idb-keyval', async () => (await import('#tests/support/memory-idb.ts')).memoryIdb().idb);

const show = reactPage();
const alertOf = async () => {
  const page = await show(<PdfPages content={new Blob(['%PDF-1.7'])} />);
  while (!page.querySelector('[role=alert]')) await act(() => afterThisTask());
  return page.textContent;
};

beforeAll(async () => {
  await initI18n('fr');
  await loadAreas('documents');
});
beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

it('[PLUS-10] a PDF whose reader is not on the device is not called damaged', async () => {
  vi.doMock('../pdf.ts', () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  expect(await alertOf()).toContain('Le lecteur de PDF n’a pas pu être chargé');
});

it('[PLUS-10] a PDF that its reader refuses is', async () => {
  vi.doMock('../pdf.ts', () => ({ openPdf: () => Promise.reject(new Error('Invalid PDF structure.')) }));
  expect(await alertOf()).toContain('Ce fichier est abîmé');
});
