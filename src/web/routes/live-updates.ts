import { LiveProfile } from '#web/features/account/profile/components/live-profile.tsx';
import { AwaitedTrip } from '#web/features/collaboration/live/awaited-trip.tsx';
import { LiveTrip } from '#web/features/collaboration/live/live-trip.tsx';
import { LiveDashboard } from '#web/features/trips/components/live-dashboard.tsx';

/** Live updates in one chunk, with their client. */
export const liveUpdates = { AwaitedTrip, LiveDashboard, LiveProfile, LiveTrip };
