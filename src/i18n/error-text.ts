import { i18n } from './i18n.ts';

/** The text of its key, else its own message [ITEM-8], else "an unknown error". */
export function errorText(error: { key: string; message: string }): string {
  // The source's message is more specific.
  if (error.key === 'unknown' && error.message) return error.message;
  return i18n.t(`errors:${error.key}`, { defaultValue: error.message || i18n.t('errors:unknown') });
}
