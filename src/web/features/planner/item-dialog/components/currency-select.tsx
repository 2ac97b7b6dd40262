import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCurrencyName } from '#i18n/format.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { ItemSelect } from './item-field.tsx';

/** Select of all currencies, by code and name. */
export function CurrencySelect({ span = '2' }: { span?: '2' | '3' }) {
  const { t } = useTranslation('trip-items');
  const { language } = useLanguage();
  const options = useMemo(
    () =>
      Intl.supportedValuesOf('currency').map((code) => ({
        value: code,
        label: `${code} · ${formatCurrencyName(code, language)}`,
      })),
    [language],
  );
  return <ItemSelect name="currency" label={t('currency')} span={span} options={options} />;
}
