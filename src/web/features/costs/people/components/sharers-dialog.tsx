import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatList, formatMoney } from '#i18n/format.ts';
import { useLanguage } from '#i18n/i18n.ts';
import type { TripDetails } from '#web/trip-data/queries.ts';
import { namesIn } from '#web/trip-data/trip.ts';
import { useTripChanges } from '#web/trip-data/use-trip-commands.ts';
import { CheckboxField } from '#web/ui/field.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { Stack } from '#web/ui/layout.tsx';
import type { Participant } from '../shared-costs.ts';
import { type Cost, hasUnequalParts, possibleSharers, sharersChange, sharersOf } from '../sharers.ts';
import styles from './people.module.css';

interface SharersDialogProps {
  trip: TripDetails;
  costs: readonly Cost[];
  everyone: readonly Participant[];
  onClose: () => void;
}

const toggled = (ids: ReadonlySet<string>, id: string): ReadonlySet<string> =>
  new Set(ids.has(id) ? [...ids].filter((other) => other !== id) : [...ids, id]);

/** Initially selects everyone, and all costs without a split of their own [PLUS-5]. */
export function SharersDialog({ trip, costs, everyone, onClose }: SharersDialogProps) {
  const { t } = useTranslation('trip');
  const { language } = useLanguage();
  const { change } = useTripChanges(trip.id);
  const names = namesIn(trip);
  const nameFor = (id: string) => names.get(id) ?? t('formerMember');
  const members = everyone.map(({ id }) => id);
  const [sharers, setSharers] = useState<ReadonlySet<string>>(() => new Set(members));
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () => new Set(costs.filter((cost) => !hasUnequalParts(cost)).map(({ item }) => item.id)),
  );
  const people = possibleSharers(costs, members);
  const planned = sharersChange(
    costs.filter(({ item }) => chosen.has(item.id)),
    people.filter((id) => sharers.has(id)),
  );
  const count = planned.items.length;
  const hintOf = (cost: Cost) => {
    const who = formatList(sharersOf(cost, members).map(nameFor), language);
    return hasUnequalParts(cost) ? t('sharersUnequal', { names: who }) : who;
  };
  const apply = () => {
    change(planned, { title: t('sharersChanged', { count }), failed: t('sharersFailed') });
    onClose();
  };
  return (
    <FormDialog
      onClose={onClose}
      title={t('changeSharers')}
      description={t('changeSharersText')}
      submitLabel={count === 0 ? t('sharersUnchanged') : t('sharersApply', { count })}
      disabled={count === 0}
      onSubmit={apply}
    >
      <Stack as="fieldset" gap={6} className={styles.sharers}>
        <legend>{t('sharersOf')}</legend>
        {people.map((id) => (
          <CheckboxField
            key={id}
            label={nameFor(id)}
            {...(!members.includes(id) && { hint: t('hasLeft') })}
            checked={sharers.has(id)}
            onChange={() => setSharers(toggled(sharers, id))}
          />
        ))}
      </Stack>
      <Stack as="fieldset" gap={6} className={styles.sharers}>
        <legend>{t('sharedCosts')}</legend>
        {costs.length > 1 && (
          <CheckboxField
            label={t('allCosts', { count: costs.length })}
            checked={chosen.size === costs.length}
            onChange={({ target }) =>
              setChosen(new Set(target.checked ? costs.map(({ item }) => item.id) : []))
            }
          />
        )}
        {costs.map((cost) => (
          <CheckboxField
            key={cost.item.id}
            label={t('costAndPrice', {
              title: cost.item.title,
              price: formatMoney(cost.minor, cost.currency, language),
            })}
            hint={hintOf(cost)}
            checked={chosen.has(cost.item.id)}
            onChange={() => setChosen(toggled(chosen, cost.item.id))}
          />
        ))}
      </Stack>
    </FormDialog>
  );
}
