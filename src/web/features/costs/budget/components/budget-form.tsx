import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { amountText, readAmount } from '#domain/money.ts';
import { decimalMark } from '#i18n/decimal-mark.ts';
import type { TripDetails } from '#web/trip-data/queries.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { useSetBudget } from '../../mutations.ts';
import styles from '../budget.module.css';

/** Asks for the budget where it stands; an empty field removes it. Escape leaves it as it was. */
export function BudgetForm({ trip, onClose }: { trip: TripDetails; onClose: () => void }) {
  const { t } = useTranslation('trip');
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(amountText(trip.budget, trip.currency, decimalMark()));
  const [isWrong, setIsWrong] = useState(false);
  const setBudget = useSetBudget(trip);
  useEffect(() => field.current?.select(), []); // Moves the focus to the field that was asked for.

  const save = (event: FormEvent) => {
    event.preventDefault();
    const budget = readAmount(text, trip.currency);
    if (budget === undefined) {
      setIsWrong(true);
      field.current?.focus();
      return;
    }
    setBudget(budget);
    onClose();
  };
  const leave = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
  };
  return (
    <form className={styles.budgetForm} noValidate onSubmit={save}>
      <TextField
        ref={field}
        label={t('budgetField', { currency: trip.currency })}
        hint={t('budgetHint')}
        inputMode="decimal"
        autoComplete="off"
        value={text}
        onKeyDown={leave}
        {...(isWrong && { error: t('budgetInvalid') })}
        onChange={(event) => {
          setText(event.target.value);
          setIsWrong(false);
        }}
      />
      <Button variant="quiet" onClick={onClose}>
        {t('cancel')}
      </Button>
      <Button variant="lagoon" type="submit">
        {t('save')}
      </Button>
    </form>
  );
}
