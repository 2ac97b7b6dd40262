import { Pencil, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { pricedItems } from '#domain/costs.ts';
import { parseDay } from '#domain/days.ts';
import { expenseCategory } from '#domain/expenses.ts';
import { isRefund } from '#domain/items.ts';
import { readSplit } from '#domain/splits.ts';
import { formatDate, formatList, formatMoney } from '#i18n/format.ts';
import { useLanguage } from '#i18n/i18n.ts';
import { WaitingMark } from '#web/offline/waiting-mark.tsx';
import { CATEGORY_LABELS } from '#web/trip-data/item-labels.ts';
import type { TripExpense } from '#web/trip-data/trip.ts';
import { Note, Row } from '#web/ui/layout.tsx';
import { ActionsMenu, MenuItem } from '#web/ui/menu.tsx';
import styles from './expenses.module.css';

interface ExpenseRowProps {
  expense: TripExpense;
  tripCurrency: string;
  hasMembers: boolean;
  /** Includes former members. */
  names: ReadonlyMap<string, string>;
  onEdit?: () => void;
  onRemove?: () => void;
}

export function ExpenseRow({ expense, tripCurrency, hasMembers, names, onEdit, onRemove }: ExpenseRowProps) {
  const { t } = useTranslation(['trip', 'trip-items']);
  const { language } = useLanguage();
  const { id, title, paid_by } = expense;
  const [priced] = pricedItems(tripCurrency, [expense]);
  const converted = priced?.rate ? priced.converted : null;
  const nameOf = (person: string) => names.get(person) ?? t('trip:formerMember');
  const payer = () => {
    if (isRefund(expense))
      return paid_by
        ? t('trip:refundReceivedBy', { name: nameOf(paid_by) })
        : t('trip:refundReceiverUnknown');
    return paid_by ? t('trip:expensePaidBy', { name: nameOf(paid_by) }) : t('trip:expensePayerUnknown');
  };
  const day = parseDay(expense.date);
  const split = readSplit(expense.split);
  const sharers = split ? formatList(Object.keys(split.shares).map(nameOf), language) : t('trip:everyone');
  const isShared = hasMembers || paid_by !== null || split !== null;
  const facts = [
    day && formatDate(day, language, 'weekdayShort'),
    t(CATEGORY_LABELS[expenseCategory(expense.category)]),
    isShared && payer(),
    isShared && t('trip:expenseSharedBy', { names: sharers }),
    converted !== null && `≈ ${formatMoney(converted, tripCurrency, language)}`,
  ];
  return (
    <Row as="li" gap={12} data-slot="expense">
      <div>
        <span>{title}</span> <WaitingMark id={id} />
        <Note>{facts.filter(Boolean).join(' · ')}</Note>
      </div>
      <b className="num">{formatMoney(priced?.minor ?? 0, expense.currency, language)}</b>
      {onEdit && onRemove && (
        <ActionsMenu label={t('trip-items:actions', { title })} className={styles.expenseMenu}>
          <MenuItem icon={<Pencil />} onSelect={onEdit}>
            {t('trip-items:edit')}
          </MenuItem>
          <MenuItem variant="danger" icon={<Trash2 />} onSelect={onRemove}>
            {t('trip-items:delete')}
          </MenuItem>
        </ActionsMenu>
      )}
    </Row>
  );
}
