// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { setOnline } from '#web/offline/network-state.ts';
import { loadGoogleMaps } from './google-loader.ts';

const invoke = vi.hoisted(() => vi.fn());
vi.mock('#web/data/supabase-client.ts', () => ({ loadClient: async () => ({ functions: { invoke } }) }));
vi.mock('#web/data/config.ts', () => ({ loadConfig: async () => ({ hasGoogleMaps: true }) }));

it('[MAP-1] [PLUS-3] what failed without a network is loaded once that is back', async () => {
  const append = vi.spyOn(document.head, 'append').mockImplementation(() => undefined);
  invoke.mockResolvedValueOnce({ data: null, error: new Error('offline') });
  invoke.mockResolvedValueOnce({ data: { apiKey: 'k' }, error: null });
  setOnline(false);
  await expect(loadGoogleMaps()).rejects.toThrow('offline');
  await expect(loadGoogleMaps()).rejects.toThrow('offline');
  expect(invoke).toHaveBeenCalledOnce();
  setOnline(true);
  const loaded = loadGoogleMaps();
  await vi.waitFor(() => expect(append).toHaveBeenCalledOnce());
  Reflect.get(globalThis, 'escaleGoogleMapsReady')();
  await loaded;
});
