import { useSyncExternalStore } from 'react';
import { readText, remove, storageKeys, writeText } from '#web/data/browser-storage.ts';
import { createListeners } from '#web/ui/store.ts';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

const changes = createListeners();

function chosenTheme(): Theme {
  const stored = readText('local', storageKeys.theme);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

function applyTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}

export function setTheme(theme: Theme): void {
  if (theme === 'system') remove('local', storageKeys.theme);
  else writeText('local', storageKeys.theme, theme);
  applyTheme(theme);
  changes.notify();
}

function subscribe(listener: () => void): () => void {
  const follow = (event: StorageEvent) => {
    if (event.key !== storageKeys.theme) return;
    applyTheme(chosenTheme());
    listener();
  };
  const stop = changes.subscribe(listener);
  globalThis.addEventListener('storage', follow);
  return () => {
    stop();
    globalThis.removeEventListener('storage', follow);
  };
}

export const useTheme = (): Theme => useSyncExternalStore(subscribe, chosenTheme, () => 'system' as const);
