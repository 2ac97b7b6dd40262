import { useTranslation } from 'react-i18next';
import { isRefund } from '#domain/items.ts';
import { can } from '#domain/roles.ts';
import { formatMoney } from '#i18n/format.ts';
import { useLanguage } from '#i18n/i18n.ts';
import { useSession } from '#web/session/session.tsx';
import type { TripDetails } from '#web/trip-data/queries.ts';
import { namesIn, roleIn } from '#web/trip-data/trip.ts';
import { SelectField } from '#web/ui/field.tsx';
import { Row } from '#web/ui/layout.tsx';
import { useSetPayer } from '../../mutations.ts';
import { type Participant, payersOf, type SharedCosts } from '../shared-costs.ts';
import { useWording } from '../use-wording.ts';
import styles from './people.module.css';

interface UnpaidItemsProps {
  trip: TripDetails;
  costs: SharedCosts;
  everyone: readonly Participant[];
}

/** Costs without a payer are in nobody's account; a menu sets the payer. */
export function UnpaidItems({ trip, costs: { unpaid, currency }, everyone }: UnpaidItemsProps) {
  const { t } = useTranslation(['trip', 'trip-items']);
  const { language } = useLanguage();
  const { user } = useSession();
  const { name, money } = useWording(currency);
  const names = namesIn(trip);
  const setPayer = useSetPayer(trip);
  const canEdit = can(roleIn(trip, user?.id), 'edit_items');
  const total = unpaid.reduce((sum, { minor }) => sum + minor, 0);
  return (
    <details className={styles.unpaid}>
      <summary>{t('trip:unpaid', { count: unpaid.length, amount: money(total) })}</summary>
      <ul>
        {unpaid.map(({ item, minor, original }) => (
          <Row as="li" gap={12} key={item.id}>
            <span>
              <bdi>{item.title}</bdi>
              {original.currency !== currency &&
                ` · ${formatMoney(original.minor, original.currency, language)}`}
            </span>
            <b className="num">{money(minor)}</b>
            {canEdit && (
              <SelectField
                label={t(isRefund(item) ? 'trip:receiverOf' : 'trip:payerOf', { title: item.title })}
                isLabelHidden
                value=""
                options={[
                  { value: '', label: t(isRefund(item) ? 'trip:receivedByChoose' : 'trip:paidByChoose') },
                  ...payersOf(item, everyone, names).map((person) => ({
                    value: person.id,
                    label: person.hasLeft
                      ? t('trip-items:nameHasLeft', { name: name(person) })
                      : name(person),
                  })),
                ]}
                onChange={(event) => event.target.value && setPayer(item, event.target.value)}
              />
            )}
          </Row>
        ))}
      </ul>
    </details>
  );
}
