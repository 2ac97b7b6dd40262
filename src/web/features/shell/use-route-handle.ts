import { useMatches } from 'react-router';
import { isRouteHandle, type RouteHandle } from './model.ts';

/** What the route of the page on screen tells the shell; nothing for a route that has nothing to tell. */
export function useRouteHandle(): RouteHandle {
  const handle = useMatches().at(-1)?.handle;
  return isRouteHandle(handle) ? handle : {};
}
