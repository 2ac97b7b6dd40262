import { i18n } from './i18n.ts';

/** The decimal mark of the language shown, for amounts in fields. */
export const decimalMark = (): ',' | '.' => (i18n.language === 'fr' ? ',' : '.');
