import { SERVICE_WORKER } from '#web/paths.ts';

/** Precaches the files of the build; browsers have workers for pages that come over https, and for the own machine. */
export function registerServiceWorker(): void {
  if (import.meta.env.PROD && 'serviceWorker' in navigator)
    navigator.serviceWorker.register(SERVICE_WORKER).catch(console.warn);
}
