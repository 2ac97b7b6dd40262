// @vitest-environment happy-dom
import { beforeAll, expect, it, vi } from 'vitest';
import { initI18n } from '#i18n/i18n.ts';
import { setOnline } from '#web/offline/network-state.ts';
import { LOADABLE_AGAIN, loadGoogleMaps } from './google-loader.ts';

const invoke = vi.hoisted(() => vi.fn());
vi.mock('#web/data/supabase-client.ts', () => ({ loadClient: async () => ({ functions: { invoke } }) }));
vi.mock('#web/data/config.ts', () => ({ loadConfig: async () => ({ hasGoogleMaps: true }) }));

beforeAll(() => initI18n('en'));

it('[MAP-1] [PLUS-3] what failed without a network is loaded once that is back, in the language shown', async () => {
  const append = vi.spyOn(document.head, 'append').mockImplementation(() => undefined);
  invoke.mockResolvedValueOnce({ data: null, error: new Error('offline') });
  invoke.mockResolvedValueOnce({ data: { apiKey: 'k' }, error: null });
  setOnline(false);
  await expect(loadGoogleMaps()).rejects.toThrow('offline');
  await expect(loadGoogleMaps()).rejects.toThrow('offline');
  expect(invoke).toHaveBeenCalledOnce();
  const again = vi.fn();
  addEventListener(LOADABLE_AGAIN, again);
  setOnline(true);
  expect(again).toHaveBeenCalledOnce();
  const loaded = loadGoogleMaps();
  await vi.waitFor(() => expect(append).toHaveBeenCalledOnce());
  const [script] = append.mock.calls[0] ?? [];
  expect(script instanceof HTMLScriptElement && new URL(script.src).searchParams.get('language')).toBe('en');
  Reflect.get(globalThis, 'escaleGoogleMapsReady')();
  await loaded;
});

it('[MAP-2] a map that is opened after Google has refused the key does not ask for it again', async () => {
  Reflect.get(globalThis, 'gm_authFailure')();
  await expect(loadGoogleMaps()).rejects.toMatchObject({ isAskedFor: true });
  setOnline(false);
  setOnline(true);
  await expect(loadGoogleMaps()).rejects.toMatchObject({ isAskedFor: true });
});
