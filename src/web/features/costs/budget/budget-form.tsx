import { type KeyboardEvent, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { amountText, readAmount } from '#domain/money.ts';
import { decimalMark } from '#i18n/i18n.ts';
import { groupsOf } from '#web/forms/merge-forms.ts';
import { MergeNotice } from '#web/forms/merge-notice.tsx';
import { useMergedForm } from '#web/forms/use-merged-form.ts';
import { useStoredForm } from '#web/forms/use-stored-form.ts';
import type { TripDetails } from '#web/trip-data/queries.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { Row } from '#web/ui/layout.tsx';
import { useSetBudget } from '../mutations.ts';
import styles from './budget.module.css';

const FIELDS = groupsOf<{ budget: string }>(['budget']);

/** Edits in place; an empty field removes the budget, Escape cancels. */
export function BudgetForm({ trip, onClose }: { trip: TripDetails; onClose: () => void }) {
  const { t } = useTranslation('trip');
  const setBudget = useSetBudget(trip);
  // The language may change meanwhile: nobody else has changed the budget then.
  const [mark] = useState(decimalMark);
  const stored = { budget: amountText(trip.budget, trip.currency, mark) };
  const read = (typed: string) => readAmount(typed, trip.currency);
  const form = useStoredForm({
    draft: null,
    initial: stored,
    rules: () =>
      z.object({
        budget: z.string().check(z.refine((typed) => read(typed) !== undefined, t('budgetInvalid'))),
      }),
    save: ({ budget }) => {
      setBudget(read(budget) ?? null);
      onClose();
    },
  });
  const merged = useMergedForm(form, { opened: form.seen(), stored, groups: FIELDS });
  const { setFocus } = form;
  useEffect(() => setFocus('budget', { shouldSelect: true }), [setFocus]); // Opened on request.

  const leave = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
  };
  return (
    <>
      <MergeNotice
        id={trip.id}
        merged={merged}
        labelOf={() => t('budget')}
        theirsOf={() => stored.budget}
        goneText={() => ''}
      />
      <Row
        as="form"
        gap={8}
        align="end"
        justify="end"
        wrap
        className={styles.budgetForm}
        noValidate
        onSubmit={form.submit}
      >
        <TextField
          label={t('budgetField', { currency: trip.currency })}
          hint={t('budgetHint')}
          inputMode="decimal"
          autoComplete="off"
          onKeyDown={leave}
          {...form.field('budget')}
        />
        <Button variant="quiet" onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button variant="lagoon" type="submit">
          {t('save')}
        </Button>
      </Row>
    </>
  );
}
