import { i18n } from '#i18n/i18n.ts';
import { isolated } from '#i18n/isolated.ts';
import type { ToastOptions } from '#web/data/toasts.ts';

/** Toast of an undo: the name of what came back, or how many came back. `skipped` were left as somebody else has changed them. */
export function undoneText(
  names: readonly string[],
  skipped = 0,
): Pick<ToastOptions, 'title' | 'description'> {
  const left = skipped > 0 ? [i18n.t('notifications:undoSkipped', { count: skipped })] : [];
  const count = names.length - skipped;
  if (count <= 0) return { title: i18n.t('notifications:undoFailed'), description: left.join('') };
  // With some left out, which of them came back is not known.
  const back = names.length === 1 ? names.map(isolated) : [i18n.t('notifications:undoneItems', { count })];
  return { title: i18n.t('notifications:undone'), description: [...back, ...left].join(' · ') };
}
