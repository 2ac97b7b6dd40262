// @vitest-environment happy-dom
import { act } from 'react';
import { MemoryRouter } from 'react-router';
import { beforeAll, expect, it, vi } from 'vitest';
import { type FilePerson, TRIP_FILE_FORMAT, type TripFile } from '#domain/trip-file/trip-file.ts';
import { initI18n, loadAreas } from '#i18n/i18n.ts';
import { reactPage } from '#tests/support/react-page.ts';
import { ImportTripDialog } from './import-trip-dialog.tsx';

const page = vi.hoisted(() => ({
  files: [] as unknown[],
  imported: vi.fn<(file: object) => Promise<{ id: string }>>(async () => ({ id: 'trip' })),
}));
vi.mock('#web/session/session.tsx', () => ({ useSession: () => ({ user: { name: 'Camille' } }) }));
vi.mock('../../take-along/trip-zip.ts', () => ({
  openTrip: async () => ({ ok: true, file: page.files.shift() }),
}));
vi.mock('../import-trip.ts', () => ({
  useImportTrip: () => ({ mutateAsync: page.imported, isPending: false }),
}));

const fileOf = (...people: FilePerson[]): TripFile => ({
  format: TRIP_FILE_FORMAT,
  version: 2,
  trip: { title: 'Lisbonne', destination: 'Lisbonne', start_date: '2026-12-01', end_date: '2026-12-05' },
  people,
  parts: {},
  documents: [],
});

const show = reactPage();
beforeAll(async () => {
  await initI18n('fr');
  await loadAreas('take-along', 'dashboard');
});

async function choose(file: TripFile): Promise<void> {
  page.files.push(file);
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('There is no field for files.');
  Object.defineProperty(input, 'files', { value: [new File([], 'trip.zip')], configurable: true });
  await act(async () => {
    input.dispatchEvent(new Event('change', { bubbles: true }));
  });
}

it('[PLUS-14] a second file of the same title has the person of its own people', async () => {
  await show(
    <MemoryRouter>
      <ImportTripDialog onClose={() => {}} />
    </MemoryRouter>,
  );
  await choose(fileOf({ id: 'p1', name: 'Camille' }, { id: 'p2', name: 'Thomas' }));
  const second = fileOf({ id: 'p1', name: 'Thomas' }, { id: 'p2', name: 'Camille' });
  await choose(second);
  await act(async () => {
    const submit = new Event('submit', { bubbles: true, cancelable: true });
    document.querySelector('form')?.dispatchEvent(submit);
  });
  expect(page.imported).toHaveBeenCalledWith(expect.objectContaining({ file: second, person: 'p2' }));
});
