import type { LoaderFunctionArgs } from 'react-router';
import { queryClient } from '#web/data/query-client.ts';
import { QueryProvider } from '#web/data/query-provider.tsx';
import { AuthGuard } from '#web/features/account/auth-guard.tsx';
import { AccountMenu } from '#web/features/shell/components/account-menu.tsx';
import { tripsQuery } from '#web/features/trips/queries.ts';
import { storedUserId } from '#web/session/stored-session.ts';
import { tripQuery } from '#web/trip-data/queries.ts';
import Dashboard from './dashboard.tsx';
import Trip from './trip.tsx';

/** Starts to read the trip of an address, while it is still asked who is signed in; the page waits for the answer. */
function startTrip({ params: { id = '' } }: LoaderFunctionArgs): null {
  if (storedUserId() !== null) queryClient.prefetchQuery(tripQuery(id)).catch(console.error);
  return null;
}

/** Starts to read the trips of the stored session's user. */
function startDashboard(): null {
  const userId = storedUserId();
  if (userId !== null) queryClient.prefetchQuery(tripsQuery(userId)).catch(console.error);
  return null;
}

/** The pages that travellers open first, with what stands around them: one part of the build, since one leads to the other. */
export const travelPages = {
  AccountMenu,
  AuthGuard,
  QueryProvider,
  dashboard: { Page: Dashboard, loader: startDashboard },
  trip: { Page: Trip, loader: startTrip },
};
