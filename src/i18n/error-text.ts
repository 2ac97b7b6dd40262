import { i18n } from './i18n.ts';

/**
 * The sentence for an error, in the language shown: the text of its key in the area `errors`, else the message
 * it came with (the database's own, where nothing specific applies [ITEM-8]), else "an unknown error".
 */
export function errorText(error: { key: string; message: string }): string {
  return i18n.t(`errors:${error.key}`, { defaultValue: error.message || i18n.t('errors:unknown') });
}
