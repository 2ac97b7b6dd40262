import { i18n } from './i18n.ts';

/**
 * The sentence for an error, in the language shown: the text of its key in the area `errors`, else the message
 * it came with (the database's own, where nothing specific applies [ITEM-8]), else "an unknown error".
 */
export function errorText(error: { key: string; message: string }): string {
  // Nothing specific is known: what the source says is worth more than that.
  if (error.key === 'unknown' && error.message) return error.message;
  return i18n.t(`errors:${error.key}`, { defaultValue: error.message || i18n.t('errors:unknown') });
}
