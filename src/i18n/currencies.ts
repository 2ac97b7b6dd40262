import { CURRENCIES, USUAL_CURRENCIES } from '#domain/currencies.ts';
import { formatCurrencyName } from './format.ts';
import type { Language } from './languages.ts';

/** Every currency for a select, as `EUR · euro`: the usual ones first, the others by code. */
export function currencyChoices(language: Language): { value: string; label: string }[] {
  const others = CURRENCIES.filter((code) => !USUAL_CURRENCIES.includes(code));
  return [...USUAL_CURRENCIES, ...others].map((code) => ({
    value: code,
    label: `${code} · ${formatCurrencyName(code, language)}`,
  }));
}
