// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import {
  AUTH_FAILURE,
  GoogleMapsError,
  keyOf,
  LOADABLE_AGAIN,
  loadWithRetries,
} from '#web/places/google-loader.ts';
import { GoogleMapsProvider, useGoogleMaps } from './google-maps-provider.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

function State() {
  return <output>{JSON.stringify(useGoogleMaps())}</output>;
}

async function open(load: () => Promise<void>) {
  const element = document.createElement('div');
  const root = createRoot(element);
  await act(async () => {
    root.render(
      <GoogleMapsProvider load={load}>
        <State />
      </GoogleMapsProvider>,
    );
  });
  return () => JSON.parse(element.textContent ?? '');
}

describe('the provider of Google Maps', () => {
  it('[MAP-3] throws for a component outside of it', () => {
    expect(() => renderToString(<State />)).toThrow('useGoogleMaps must be used within a GoogleMapsProvider');
  });

  it('[MAP-1] is loading until the library is there, then a success', async () => {
    const library = Promise.withResolvers<void>();
    const state = await open(() => library.promise);
    expect(state()).toEqual({ status: 'loading' });
    await act(async () => library.resolve());
    expect(state()).toEqual({ status: 'success' });
  });

  it('[MAP-2] a failure says whether Google was asked for', async () => {
    const refused = await open(() => Promise.reject(new GoogleMapsError('no', true)));
    expect(refused()).toEqual({ status: 'failure', isAskedFor: true });
    const absent = await open(() => Promise.reject(new GoogleMapsError('no key', false)));
    expect(absent()).toEqual({ status: 'failure', isAskedFor: false });
  });

  it('[MAP-1] [PLUS-3] an open map takes the library that is loaded once the network is back', async () => {
    const load = vi.fn().mockRejectedValueOnce(new GoogleMapsError('offline', true)).mockResolvedValue(null);
    const state = await open(load);
    expect(state()).toEqual({ status: 'failure', isAskedFor: true });
    await act(async () => void globalThis.dispatchEvent(new Event(LOADABLE_AGAIN)));
    expect(state()).toEqual({ status: 'success' });
  });

  it('[MAP-2] a key that Google refuses later is a failure too', async () => {
    const state = await open(() => Promise.resolve());
    await act(async () => void globalThis.dispatchEvent(new Event(AUTH_FAILURE)));
    expect(state()).toEqual({ status: 'failure', isAskedFor: true });
  });
});

describe('loading Google Maps', () => {
  it('[MAP-1] reads the key; an error field or a missing key is a failure', () => {
    expect(keyOf({ apiKey: 'k' })).toBe('k');
    expect(() => keyOf({ error: 'No Google Maps key is configured.' })).toThrow(
      'No Google Maps key is configured.',
    );
    expect(() => keyOf({ apiKey: 'k', error: 'expired' })).toThrow('expired');
    for (const answer of [{}, null, { apiKey: '' }, { apiKey: 3 }, 'k'])
      expect(() => keyOf(answer)).toThrow('API key not found in function response.');
  });

  it('[MAP-1] tries three times more, each after a longer pause, then gives up', async () => {
    const pauses: number[] = [];
    const inject = vi.fn(() => Promise.reject(new Error('offline')));
    const wait = async (ms: number) => void pauses.push(ms);
    await expect(loadWithRetries('k', { inject, wait })).rejects.toThrow('offline');
    expect(inject).toHaveBeenCalledTimes(4);
    expect(pauses).toHaveLength(3);
    expect(pauses.toSorted((a, b) => a - b)).toEqual(pauses);
    expect(new Set(pauses).size).toBe(3);
  });

  it('[MAP-1] stops trying once it is loaded', async () => {
    const inject = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(undefined);
    await loadWithRetries('k', { inject, wait: async () => {} });
    expect(inject).toHaveBeenCalledTimes(2);
  });
});
