import { useQuery } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { type ReferenceRates, referenceRate } from '#domain/rates.ts';
import { can } from '#domain/roles.ts';
import { NO_CHANGE, type TripChange } from '#domain/trip-change.ts';
import { formatMoney } from '#i18n/format.ts';
import { useLanguage } from '#i18n/i18n.ts';
import { useSession } from '#web/session/session.tsx';
import type { TripDetails } from '#web/trip-data/queries.ts';
import { referenceRatesQuery } from '#web/trip-data/reference-rates.ts';
import { roleIn } from '#web/trip-data/trip.ts';
import { useTripChanges } from '#web/trip-data/use-trip-commands.ts';
import { Button } from '#web/ui/button.tsx';
import { Note, Row, Stack } from '#web/ui/layout.tsx';
import type { OtherCost } from '../model.ts';
import styles from './currencies.module.css';
import { useRateWords } from './use-rate-words.ts';

interface OtherCurrenciesProps {
  trip: TripDetails;
  others: readonly OtherCost[];
}

/** Lists costs apart from the total [COST-1], with their amount in the trip's currency [PLUS-12]. */
export function OtherCurrencies({ trip, others }: OtherCurrenciesProps) {
  const { t } = useTranslation('trip');
  const { language } = useLanguage();
  const { conversion } = useRateWords();
  return (
    <Stack
      as="section"
      gap={2}
      align="start"
      className={styles.otherCurrencies}
      aria-label={t('otherCurrencies')}
    >
      <h3>{t('otherCurrencies')}</h3>
      <Row as={Note} gap={8} tone="warn">
        <TriangleAlert size={16} />
        {t('otherCurrenciesHint')}
      </Row>
      <ul>
        {others.map((other) => (
          <li key={other.item.id}>
            <span>{other.item.title}</span>
            <b className="num">{formatMoney(other.minor, other.currency, language)}</b>
            <Note as="small" className="num">
              {conversion(other)}
            </Note>
          </li>
        ))}
      </ul>
      <ConvertOthers trip={trip} others={others} />
    </Stack>
  );
}

/** Converts earlier costs, and all costs after a change of the trip's currency. */
function ConvertOthers({ trip, others }: OtherCurrenciesProps) {
  const { t } = useTranslation('trip');
  const { user } = useSession();
  const { day } = useRateWords();
  const { change } = useTripChanges(trip.id);
  const { data: reference = null } = useQuery(referenceRatesQuery);
  const planned = missingRates(others, trip.currency, reference);
  if (!reference || planned.items.length === 0 || !can(roleIn(trip, user?.id), 'edit_items')) return null;
  return (
    <Button
      variant="line"
      onClick={() => change(planned, { title: t('othersConverted'), failed: t('othersFailed') })}
    >
      {t('convertOthers', { date: day(reference.date) })}
    </Button>
  );
}

/** Sets reference rates of costs that have no rate; leaves out those that get none. */
export function missingRates(
  others: readonly OtherCost[],
  tripCurrency: string,
  reference: ReferenceRates | null,
): TripChange {
  return {
    ...NO_CHANGE,
    items: others.flatMap(({ item, currency, rate: own }) => {
      const rate = own ? null : referenceRate(reference, currency, tripCurrency);
      return rate ? { kind: item.kind, id: item.id, from: { rate: item.rate }, to: { rate } } : [];
    }),
  };
}
