import { SERVICE_WORKER } from '#web/paths.ts';

/** Registers the worker, which needs https or localhost. */
export function registerServiceWorker(): void {
  if (import.meta.env.PROD && 'serviceWorker' in navigator)
    navigator.serviceWorker.register(SERVICE_WORKER).catch(console.warn);
}
