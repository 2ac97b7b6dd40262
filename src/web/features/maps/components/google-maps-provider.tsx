import { createContext, type ReactNode, use, useEffect, useState } from 'react';
import { AUTH_FAILURE, GoogleMapsError, LOADABLE_AGAIN, loadGoogleMaps } from '#web/places/google-loader.ts';

export type GoogleMapsState =
  | { status: 'loading' }
  | { status: 'success' }
  /** `isAskedFor`: a key is configured, so that the failure is shown [MAP-2]. */
  | { status: 'failure'; isAskedFor: boolean };

const GoogleMapsContext = createContext<GoogleMapsState | null>(null);

/** Loads the library when a component with a map mounts. */
export function GoogleMapsProvider({
  children,
  load = loadGoogleMaps,
}: {
  children: ReactNode;
  /** Tests replace it. */
  load?: () => Promise<void>;
}) {
  const [state, setState] = useState<GoogleMapsState>({ status: 'loading' });
  useEffect(() => {
    // Synchronises with Google's script.
    let isCurrent = true;
    const fail = (isAskedFor: boolean) => isCurrent && setState({ status: 'failure', isAskedFor });
    const refuse = () => fail(true);
    const attempt = () =>
      void load().then(
        () => isCurrent && setState({ status: 'success' }),
        (error: unknown) => fail(error instanceof GoogleMapsError && error.isAskedFor),
      );
    attempt();
    globalThis.addEventListener(LOADABLE_AGAIN, attempt);
    globalThis.addEventListener(AUTH_FAILURE, refuse);
    return () => {
      isCurrent = false;
      globalThis.removeEventListener(LOADABLE_AGAIN, attempt);
      globalThis.removeEventListener(AUTH_FAILURE, refuse);
    };
  }, [load]);
  return <GoogleMapsContext value={state}>{children}</GoogleMapsContext>;
}

/** Reports the state of Google's library [MAP-3]. @throws outside a {@link GoogleMapsProvider} */
export function useGoogleMaps(): GoogleMapsState {
  const state = use(GoogleMapsContext);
  if (!state) throw new Error('useGoogleMaps must be used within a GoogleMapsProvider');
  return state;
}
