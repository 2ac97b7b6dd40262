import { use, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { currencyChoices } from '#i18n/currencies.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { CostSplitContext } from '../../cost-split/use-cost-split.ts';
import { ItemSelect } from './item-field.tsx';

/** Select of all currencies, by code and name; the trip's own and those of its costs first. */
export function CurrencySelect({ span = '2' }: { span?: '2' | '3' }) {
  const { t } = useTranslation('trip-items');
  const { language } = useLanguage();
  const { currencies } = use(CostSplitContext);
  const options = useMemo(() => currencyChoices(language, currencies), [language, currencies]);
  return <ItemSelect name="currency" label={t('currency')} span={span} options={options} />;
}
