import { CURRENCIES, USUAL_CURRENCIES } from '#domain/currencies.ts';
import { formatCurrencyName } from './format.ts';
import type { Language } from './languages.ts';

/** Lists `EUR · euro`: likely ones, usual ones, then by code. @param likely codes */
export function currencyChoices(
  language: Language,
  likely: readonly string[] = [],
): { value: string; label: string }[] {
  return [...new Set([...likely, ...USUAL_CURRENCIES, ...CURRENCIES])].map((code) => ({
    value: code,
    label: `${code} · ${formatCurrencyName(code, language)}`,
  }));
}
