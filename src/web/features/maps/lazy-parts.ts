import { lazyPart } from '#web/ui/lazy-part.tsx';

/** Its dialog brings what maps don't need. */
export const TrackList = lazyPart(async () => (await import('./components/track-list.tsx')).TrackList);
