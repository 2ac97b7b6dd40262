import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FieldHint } from '#web/ui/field.tsx';
import { ItemSelect } from '../item-dialog/components/item-field.tsx';
import type { ItemForm } from '../item-dialog/schema.ts';
import { inMode, priceOf, SPLIT_MODES } from './cost-split.ts';
import { SplitRows } from './split-rows.tsx';
import { useCostSplit } from './use-cost-split.ts';

/** Appears with a price and more than one person [PLUS-5]. */
export function SplitFields() {
  const { t } = useTranslation('trip-items');
  const [kind, category] = useWatch<ItemForm, ['kind', 'category']>({ name: ['kind', 'category'] });
  const isReceived = kind === 'expense' && category === 'refund';
  const { form, ids, payers, change } = useCostSplit();
  const isFilled = form.split_mode !== 'everyone' || form.paid_by !== '';
  if (priceOf(form) === 0 || (ids.length < 2 && !isFilled)) return null;

  return (
    <>
      <ItemSelect
        name="paid_by"
        label={isReceived ? t('receivedBy') : t('paidBy')}
        span="3"
        options={[
          { value: '', label: t('paidByNobody') },
          ...payers.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      <ItemSelect
        name="split_mode"
        label={t('split')}
        span="3"
        onChange={(mode) =>
          change(inMode(form, SPLIT_MODES.find((known) => known === mode) ?? 'everyone', ids))
        }
        options={SPLIT_MODES.map((value) => ({ value, label: t(`split_${value}`) }))}
      />
      {form.split_mode !== 'everyone' && <SplitRows mode={form.split_mode} />}
      {form.split_mode === 'everyone' && form.paid_by !== '' && (
        <FieldHint>{t('splitEveryoneHint')}</FieldHint>
      )}
    </>
  );
}
