// @vitest-environment happy-dom
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { reactPage } from '#tests/support/react-page.ts';
import { useLandWays } from './land-ways-store.ts';

const show = reactPage();
const NICE = { lat: 43.7, lng: 7.26 };
const CANNES = { lat: 43.68, lng: 7.1 };
const AJACCIO = { lat: 41.93, lng: 8.74 };

/** What is known of the way over land to a place near by, and to one across the sea. */
function Known({ asked }: { asked: string }) {
  const landWayOf = useLandWays();
  const known = [CANNES, AJACCIO].map((to) => landWayOf(NICE, to));
  return <p title={asked}>{JSON.stringify(known.map(({ landM, isKnown }) => [landM !== null, isKnown]))}</p>;
}

it('[PLUS-1] land is assumed and not known while the outline can’t be had, and asked for again with the next change', async () => {
  const load = vi.fn(() => Promise.reject(new Error('offline')));
  vi.doMock('./land-outline.ts', load);
  const page = await show(<Known asked="first" />);
  expect(page.textContent).toBe('[[true,true],[true,false]]');
  await act(() => vi.waitFor(() => expect(load).toHaveBeenCalled()));
  expect(page.textContent).toBe('[[true,true],[true,false]]');
  vi.doUnmock('./land-outline.ts');
  await show(<Known asked="again" />);
  await act(() => vi.waitFor(() => expect(page.textContent).toBe('[[true,true],[false,true]]')));
});
