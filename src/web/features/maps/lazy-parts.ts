import { lazyPart } from '#web/ui/lazy-part.tsx';

/** Loaded with the first track of a trip: its dialog brings what a map alone does without. */
export const TrackList = lazyPart(async () => (await import('./components/track-list.tsx')).TrackList);
