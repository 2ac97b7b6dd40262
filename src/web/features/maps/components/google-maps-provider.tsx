import { createContext, type ReactNode, use, useEffect, useState } from 'react';
import { AUTH_FAILURE, GoogleMapsError, loadGoogleMaps } from '#web/data/google-loader.ts';

/** How the loading of Google Maps stands [MAP-1]. */
export type GoogleMapsState =
  | { status: 'loading' }
  | { status: 'success' }
  /** `isAskedFor`: someone has set Google up, so that its failing is worth a word [MAP-2]. */
  | { status: 'failure'; isAskedFor: boolean };

const GoogleMapsContext = createContext<GoogleMapsState | null>(null);

/** Asks for the key and loads Google Maps, as soon as something that shows a map is there. */
export function GoogleMapsProvider({
  children,
  load = loadGoogleMaps,
}: {
  children: ReactNode;
  /** How it is loaded. */
  load?: () => Promise<void>;
}) {
  const [state, setState] = useState<GoogleMapsState>({ status: 'loading' });
  useEffect(() => {
    // Synchronises with a script of Google's.
    let isCurrent = true;
    const fail = (isAskedFor: boolean) => isCurrent && setState({ status: 'failure', isAskedFor });
    const refuse = () => fail(true);
    load().then(
      () => isCurrent && setState({ status: 'success' }),
      (error: unknown) => fail(error instanceof GoogleMapsError && error.isAskedFor),
    );
    globalThis.addEventListener(AUTH_FAILURE, refuse);
    return () => {
      isCurrent = false;
      globalThis.removeEventListener(AUTH_FAILURE, refuse);
    };
  }, [load]);
  return <GoogleMapsContext value={state}>{children}</GoogleMapsContext>;
}

/** Whether Google Maps can be used. Throws outside a {@link GoogleMapsProvider} [MAP-3]. */
export function useGoogleMaps(): GoogleMapsState {
  const state = use(GoogleMapsContext);
  if (!state) throw new Error('useGoogleMaps must be used within a GoogleMapsProvider');
  return state;
}
