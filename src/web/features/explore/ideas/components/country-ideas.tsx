import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#i18n/i18n.ts';
import { travelStyleOf } from '#web/features/account/model.ts';
import { useOnline } from '#web/offline/network-state.ts';
import { useSession } from '#web/session/session.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Stack } from '#web/ui/layout.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { Status } from '#web/ui/status.tsx';
import { Stops } from '#web/ui/stops.tsx';
import {
  addedIdeas,
  type IdeaFilter,
  type IdeasPanelProps,
  ideaViews,
  matchingIdeas,
  subTypesOf,
} from '../ideas.ts';
import { type Idea, ideasQuery } from '../queries.ts';
import { IdeaCard } from './idea-card.tsx';
import { IdeaFilters } from './idea-filters.tsx';
import styles from './ideas.module.css';

const NO_FILTER: IdeaFilter = { text: '', city: '', subType: '' };

export function CountryIdeas({ code, ...panel }: IdeasPanelProps & { code: string }) {
  const { t } = useTranslation('trip-activities');
  const isOnline = useOnline();
  const { data: ideas, isPending, isFetching, refetch } = useQuery(ideasQuery(code));
  if (ideas && ideas.length > 0) return <FoundIdeas ideas={ideas} {...panel} />;
  if (ideas) return <EmptyState size="small" title={t('ideasEmptyTitle')} text={t('ideasEmptyText')} />;
  if (isPending && isOnline) return <Spinner className={styles.ideasSpinner} label={t('ideasLoading')} />;
  return (
    <Status>
      <Stack gap={12} align="start" className={styles.ideasFailed}>
        <p>{isOnline ? t('ideasFailed') : t('ideasOffline')}</p>
        <Button isBusy={isFetching} onClick={() => void refetch()}>
          {t('ideasRetry')}
        </Button>
      </Stack>
    </Status>
  );
}

function FoundIdeas({ ideas, ...panel }: IdeasPanelProps & { ideas: readonly Idea[] }) {
  const { t } = useTranslation('trip-activities');
  const { language } = useLanguage();
  const [filter, setFilter] = useState(NO_FILTER);
  const { trip } = panel;
  const shown = useMemo(() => ideaViews(ideas, trip, language), [ideas, trip, language]);
  const { user } = useSession();
  const ofInterest = subTypesOf(travelStyleOf(user?.preferences).interests);
  const matching = matchingIdeas(shown, filter, ofInterest);
  const added = useMemo(() => addedIdeas(trip.items), [trip.items]);
  return (
    <>
      <IdeaFilters ideas={shown} ofInterest={ofInterest} filter={filter} onChange={setFilter} />
      {matching.length === 0 ? (
        <Status>
          <Stack gap={12} align="start" className={styles.ideasFailed}>
            <p>{t('ideasNone')}</p>
            <Button onClick={() => setFilter(NO_FILTER)}>{t('ideasClear')}</Button>
          </Stack>
        </Status>
      ) : (
        <Stops as="ul" className={styles.ideasList} aria-label={t('ideasList')}>
          {matching.map((idea) => (
            <IdeaCard key={idea.idea.id} shown={idea} item={added.get(idea.idea.id) ?? null} {...panel} />
          ))}
        </Stops>
      )}
    </>
  );
}
