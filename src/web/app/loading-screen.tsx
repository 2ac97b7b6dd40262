import { useEffect, useSyncExternalStore } from 'react';
import type { DataRouter } from 'react-router';
import { useSession } from '#web/session/session.tsx';

const FADE_MS = 180;

/** Covers the page until session, texts and first page are there [SHELL-1]. */
export function LoadingScreen({ router }: { router: Pick<DataRouter, 'state' | 'subscribe'> }) {
  const { status } = useSession();
  const isLoaded = useSyncExternalStore(router.subscribe, () => router.state.initialized);
  const isOver = isLoaded && status !== 'loading';

  // Synchronises with the document: the screen is outside React, before it.
  useEffect(() => {
    const screen = document.getElementById('loading');
    if (isOver && screen) fadeAway(screen);
  }, [isOver]);

  return null;
}

function fadeAway(screen: HTMLElement): void {
  // Screen readers skip it, clicks reach the page.
  screen.inert = true;
  screen.removeAttribute('role');
  screen.style.pointerEvents = 'none';
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const fade = screen.animate({ opacity: [1, 0] }, { duration: isStill ? 0 : FADE_MS, fill: 'forwards' });
  fade.onfinish = () => screen.remove();
}
