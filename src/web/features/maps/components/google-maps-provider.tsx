import { createContext, type ReactNode, use, useEffect, useState } from 'react';
import { AUTH_FAILURE, GoogleMapsError, loadGoogleMaps } from '#web/data/google-loader.ts';

/** Loading state of Google Maps [MAP-1]. */
export type GoogleMapsState =
  | { status: 'loading' }
  | { status: 'success' }
  /** `isAskedFor`: a key is configured, so that the failure is worth a message [MAP-2]. */
  | { status: 'failure'; isAskedFor: boolean };

const GoogleMapsContext = createContext<GoogleMapsState | null>(null);

/** Fetches the key and loads Google Maps when a component that shows a map mounts. */
export function GoogleMapsProvider({
  children,
  load = loadGoogleMaps,
}: {
  children: ReactNode;
  /** The loader; tests replace it. */
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
