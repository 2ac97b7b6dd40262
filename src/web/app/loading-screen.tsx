import { useEffect, useSyncExternalStore } from 'react';
import type { DataRouter } from 'react-router';
import { useSession } from '#web/session/session.tsx';

/** How long the loading screen takes to fade, in milliseconds. */
const FADE_MS = 180;

/**
 * Keeps the loading screen of index.html until the session is known, the texts are loaded and the first page is on
 * screen (SHELL-1); then takes it away for good. Texts are loaded before React renders at all.
 */
export function LoadingScreen({ router }: { router: Pick<DataRouter, 'state' | 'subscribe'> }) {
  const { status } = useSession();
  const isLoaded = useSyncExternalStore(router.subscribe, () => router.state.initialized);
  const isOver = isLoaded && status !== 'loading';

  // Synchronises with the document: the screen stands outside React, so that it is there before it.
  useEffect(() => {
    const screen = document.getElementById('loading');
    if (isOver && screen) fadeAway(screen);
  }, [isOver]);

  return null;
}

function fadeAway(screen: HTMLElement): void {
  // Screen readers pass over it, and a click meets the page.
  screen.inert = true;
  screen.removeAttribute('role');
  screen.style.pointerEvents = 'none';
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const fade = screen.animate({ opacity: [1, 0] }, { duration: isStill ? 0 : FADE_MS, fill: 'forwards' });
  fade.onfinish = () => screen.remove();
}
