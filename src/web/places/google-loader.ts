import { recordOf } from '#domain/json.ts';
import { i18n } from '#i18n/i18n.ts';
import { loadConfig } from '#web/data/config.ts';
import { loadClient } from '#web/data/supabase-client.ts';
import { isOnline, subscribeOnline } from '#web/offline/network-state.ts';

export class GoogleMapsError extends Error {
  override name = 'GoogleMapsError';
  /** Whether maps are configured, so that their failing is shown [MAP-2]. */
  readonly isAskedFor: boolean;

  constructor(message: string, isAskedFor: boolean) {
    super(message);
    this.isAskedFor = isAskedFor;
  }
}

/** Reads the key [MAP-1]. @throws on an `error` field and on a missing key */
export function keyOf(answer: unknown): string {
  const fields = recordOf(answer);
  if (fields.error) throw new Error(typeof fields.error === 'string' ? fields.error : 'No API key.');
  if (typeof fields.apiKey !== 'string' || fields.apiKey === '')
    throw new Error('API key not found in function response.');
  return fields.apiKey;
}

/** Milliseconds before each retry [MAP-1]. */
const PAUSES = [1000, 2000, 4000] as const;

interface Means {
  inject: (key: string) => Promise<void>;
  wait: (ms: number) => Promise<void>;
}

/** Tries four times [MAP-1]. @throws as the last one */
export async function loadWithRetries(key: string, { inject, wait }: Means): Promise<void> {
  for (const pause of PAUSES) {
    try {
      return await inject(key);
    } catch {
      await wait(pause);
    }
  }
  await inject(key);
}

/** Throws GoogleMapsError. */
async function fetchKey(): Promise<string> {
  const [client, config] = await Promise.all([loadClient(), loadConfig()]);
  const { data, error } = await client.functions.invoke<unknown>('get-google-maps-key');
  try {
    if (error) throw error;
    return keyOf(data);
  } catch (cause) {
    throw new GoogleMapsError(cause instanceof Error ? cause.message : String(cause), config.hasGoogleMaps);
  }
}

let library: Promise<void> | undefined;
let isRefused = false;

/** Loads once; what failed, as without a network, may be tried again once that is back, but not a key that Google refuses. */
export function loadGoogleMaps(): Promise<void> {
  if (isRefused) return Promise.reject(new GoogleMapsError('Google refuses the key.', true));
  library ??= loadLibrary().catch((error: unknown) => {
    const unsubscribe = subscribeOnline(() => {
      if (!isOnline()) return;
      unsubscribe();
      library = undefined;
      globalThis.dispatchEvent(new Event(LOADABLE_AGAIN));
    });
    throw error;
  });
  return library;
}

async function loadLibrary(): Promise<void> {
  const key = await fetchKey();
  await loadWithRetries(key, { inject: injectScript, wait }).catch((cause: unknown) => {
    throw new GoogleMapsError(String(cause), true);
  });
}

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

const CALLBACK = 'escaleGoogleMapsReady';

/** Resolves when the script calls back: all of it is then there. */
function injectScript(key: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const query = new URLSearchParams({
      key,
      libraries: 'places',
      loading: 'async',
      callback: CALLBACK,
      // Else the map and the places that are picked have the browser's.
      language: i18n.language,
    });
    const script = document.createElement('script');
    script.src = `https://maps.googleapis.com/maps/api/js?${query}`;
    script.async = true;
    script.onerror = () => {
      script.remove();
      reject(new Error('The script of Google Maps did not load.'));
    };
    // Google's script loads with a refused key, too, and then calls this.
    Object.assign(globalThis, {
      [CALLBACK]: () => resolve(),
      gm_authFailure: () => {
        isRefused = true;
        globalThis.dispatchEvent(new Event(AUTH_FAILURE));
      },
    });
    document.head.append(script);
  });
}

/** Event sent to the window when Google refuses the key later. */
export const AUTH_FAILURE = 'escale-google-maps-refused';

/** Event sent to the window when loading has failed and may succeed now. */
export const LOADABLE_AGAIN = 'escale-google-maps-loadable';
