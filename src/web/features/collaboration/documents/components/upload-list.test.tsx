// @vitest-environment happy-dom
import { act } from 'react';
import { beforeAll, expect, it, vi } from 'vitest';
import { initI18n, loadAreas } from '#i18n/i18n.ts';
import { reactPage } from '#tests/support/react-page.ts';
import { addUpload } from '../uploads.ts';
import { UploadList } from './upload-list.tsx';

vi.mock('../send-file.ts', () => ({ sendFile: () => new Promise(() => {}) }));
const show = reactPage();

beforeAll(async () => {
  await initI18n('fr');
  await loadAreas('documents', 'errors');
});

it.each([
  ['documents_full', true],
  ['storage_full', true],
  ['forbidden', true],
  ['document_too_large', false],
  ['document_exists', false],
])('[PLUS-10] whether a file that was refused (%s) can be sent again: %s', async (reason, isOffered) => {
  const made = { tripId: reason, itemId: null, name: 'Billet.pdf', file: new File(['%PDF'], 'Billet.pdf') };
  addUpload(made, () => {}, reason);
  const page = await show(<UploadList tripId={reason} onAddAgain={() => {}} />);
  const state = () => page.querySelector<HTMLElement>('[data-slot="upload"]')?.dataset.state;
  expect(state()).toBe('refused');
  const again = [...page.querySelectorAll('button')].find(({ textContent }) => textContent === 'Réessayer');
  expect(again !== undefined).toBe(isOffered);
  await act(async () => again?.click());
  expect(state() !== 'refused').toBe(isOffered);
});
