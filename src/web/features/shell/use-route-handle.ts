import { useMatches } from 'react-router';
import { isRouteHandle, type RouteHandle } from './model.ts';

/** Empty without a handle. */
export function useRouteHandle(): RouteHandle {
  const handle = useMatches().at(-1)?.handle;
  return isRouteHandle(handle) ? handle : {};
}
