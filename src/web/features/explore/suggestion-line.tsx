import { queryOptions, useQuery } from '@tanstack/react-query';
import { ExternalLink, X } from 'lucide-react';
import { useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fillTemplate } from '#domain/link-templates.ts';
import { useLanguage } from '#i18n/i18n.ts';
import { readJson, storageKeys, writeJson } from '#web/data/browser-storage.ts';
import { loadConfig } from '#web/data/config.ts';
import { storageOwnerId } from '#web/session/person-storage.ts';
import type { TripDetails } from '#web/trip-data/queries.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Note, Row } from '#web/ui/layout.tsx';
import styles from './suggestions.module.css';
import { type SuggestionKind, suggestionFor } from './suggestions.ts';

const KINDS: readonly SuggestionKind[] = ['flight', 'stay', 'activity'];

/** Marks its link as a partner's; can be dismissed for good. */
export function SuggestionLine({ trip, day }: { trip: TripDetails; day: string }) {
  const { t } = useTranslation('affiliate-suggestions');
  const { language } = useLanguage();
  const { data: links = {} } = useQuery(affiliateLinksQuery());
  const [sentAway, setSentAway] = useState(() => readSentAway(trip.id));
  // Computed from the whole trip, so it is deferred.
  const shown = useDeferredValue<string | null>(day, null);
  const seen = useDeferredValue(trip);
  const suggestion = useMemo(() => {
    if (shown === null || KINDS.every((kind) => !links[kind])) return null;
    const wanted = new Set(KINDS.filter((kind) => links[kind] && !sentAway.includes(kind)));
    return suggestionFor(seen, shown, Temporal.Now.plainDateISO().toString(), wanted);
  }, [seen, shown, links, sentAway]);
  const template = suggestion && links[suggestion.kind];
  if (!suggestion || !template) return null;
  const { kind, start_date, end_date } = suggestion;
  const sendAway = () => {
    const all = [...sentAway, kind];
    setSentAway(all);
    writeJson('local', keyOf(trip.id), all);
  };
  return (
    <Row as={Note} gap={10} rowGap={2} wrap className={styles.suggestion}>
      <span>{t(`${kind}Reason`)}</span>{' '}
      <Row
        as="a"
        gap={5}
        inline
        href={fillTemplate(template, {
          destination: trip.destination ?? trip.title,
          start_date,
          end_date,
          lang: language,
        })}
        target="_blank"
        rel="sponsored noopener noreferrer"
      >
        {t(`${kind}Link`)}
        <ExternalLink size={13} />
      </Row>{' '}
      <small>{t('partner')}</small>
      <IconButton label={t('sendAway')} size="small" onClick={sendAway}>
        <X size={15} />
      </IconButton>
    </Row>
  );
}

const keyOf = (tripId: string) => storageKeys.sentAwaySuggestions(storageOwnerId(), tripId);

function readSentAway(tripId: string): SuggestionKind[] {
  const stored = readJson('local', keyOf(tripId));
  return Array.isArray(stored) ? KINDS.filter((kind) => stored.includes(kind)) : [];
}

/** Most installations have no links [PUB-5]. */
const affiliateLinksQuery = () =>
  queryOptions({
    queryKey: ['affiliate-links'],
    queryFn: async () => (await loadConfig()).affiliateLinks,
    staleTime: Number.POSITIVE_INFINITY,
  });
