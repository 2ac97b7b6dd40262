import { isolated } from '#i18n/format.ts';
import { i18n } from '#i18n/i18n.ts';
import type { ToastOptions } from '#web/data/toasts.ts';

/** `skipped`: others have changed them. */
export function undoneText(
  names: readonly string[],
  skipped = 0,
): Pick<ToastOptions, 'title' | 'description'> {
  const left = skipped > 0 ? [i18n.t('notifications:undoSkipped', { count: skipped })] : [];
  const count = names.length - skipped;
  if (count <= 0) return { title: i18n.t('notifications:undoFailed'), description: left.join('') };
  // Then it is unknown which came back.
  const back = names.length === 1 ? names.map(isolated) : [i18n.t('notifications:undoneItems', { count })];
  return { title: i18n.t('notifications:undone'), description: [...back, ...left].join(' · ') };
}
