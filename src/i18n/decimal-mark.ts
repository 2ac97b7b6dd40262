import { i18n } from './i18n.ts';

export const decimalMark = (): ',' | '.' => (i18n.language === 'fr' ? ',' : '.');
