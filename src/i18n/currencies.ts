import { CURRENCIES, USUAL_CURRENCIES } from '#domain/currencies.ts';
import { formatCurrencyName } from './format.ts';
import type { Language } from './languages.ts';

/**
 * Every currency for a select, as `EUR · euro`: those that are likely here, the usual ones, the others by code.
 *
 * @param likely codes, the likeliest first
 */
export function currencyChoices(
  language: Language,
  likely: readonly string[] = [],
): { value: string; label: string }[] {
  return [...new Set([...likely, ...USUAL_CURRENCIES, ...CURRENCIES])].map((code) => ({
    value: code,
    label: `${code} · ${formatCurrencyName(code, language)}`,
  }));
}
