import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ListedActivity } from '#db/admin.types.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { paths } from '#web/paths.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { ListPage } from '../../components/list-page.tsx';
import { useChosen } from '../../use-chosen.ts';
import { useCountryNames } from '../../use-country-names.ts';
import { useListState } from '../../use-list-state.ts';
import { activitiesQuery } from '../queries.ts';
import { useCatalogueActions } from '../use-catalogue-actions.ts';
import { useSubTypes } from '../use-sub-types.ts';
import { ActivitiesTable } from './activities-table.tsx';
import { ChosenBar } from './chosen-bar.tsx';
import { DuplicateDialog } from './duplicate-dialog.tsx';

/** What an open dialog is about. */
type Asked = { action: 'delete' | 'duplicate'; targets: readonly ListedActivity[] };

/** The catalogue by country (ADMIN-3): found, narrowed, and handled one by one or several at once. */
export function ActivitiesPage() {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const { countries, nameOf } = useCountryNames();
  const subTypes = useSubTypes();
  const actions = useCatalogueActions();
  const state = useListState('country');
  const [asked, setAsked] = useState<Asked | null>(null);
  const published = { yes: true, no: false }[state.filter('published')];
  const query = useQuery(
    activitiesQuery({
      ...state.asked,
      country: state.filter('country'),
      kind: state.filter('kind'),
      lang: language,
      ...(published !== undefined && { published }),
    }),
  );
  const titleOf = (activity: ListedActivity) =>
    (language === 'en' ? activity.title_en : null) ?? activity.title;
  const { selection, chosen, clear } = useChosen(query.data?.rows ?? [], titleOf);
  const first = asked?.targets[0];
  const afterwards = (isDone: boolean) => {
    if (isDone) clear();
    return isDone;
  };

  return (
    <>
      <ListPage
        title={t('activities')}
        action={
          <Link className={buttonClass({ variant: 'go' })} to={paths.adminNewActivity()}>
            <Plus aria-hidden="true" />
            {t('newActivity')}
          </Link>
        }
        search={t('searchActivities')}
        filters={[
          { name: 'country', label: t('country'), all: t('allCountries'), options: countries },
          { name: 'kind', label: t('kind'), all: t('allKinds'), options: subTypes },
          {
            name: 'published',
            label: t('state'),
            all: t('allStates'),
            options: [
              { value: 'yes', label: t('stateOut') },
              { value: 'no', label: t('stateHidden') },
            ],
          },
        ]}
        above={
          <ChosenBar
            count={chosen.length}
            onPublish={(isPublished) => void actions.publish(chosen, isPublished).then(afterwards)}
            onAsk={(action) => setAsked({ action, targets: chosen })}
            onClear={clear}
          />
        }
        state={state}
        query={query}
        empty={{ title: t('noActivities'), text: t('noActivitiesText') }}
      >
        {({ rows }) => (
          <ActivitiesTable
            rows={rows}
            state={state}
            selection={selection}
            isStale={query.isPlaceholderData}
            titleOf={titleOf}
            countryOf={nameOf}
            onAsk={(action, activity) => setAsked({ action, targets: [activity] })}
          />
        )}
      </ListPage>
      {asked?.action === 'duplicate' && (
        <DuplicateDialog
          targets={asked.targets}
          countries={countries}
          onDuplicate={(code, name) => actions.duplicate(asked.targets, code, name).then(afterwards)}
          onClose={() => setAsked(null)}
        />
      )}
      <ConfirmDialog
        open={asked?.action === 'delete'}
        onOpenChange={(isOpen) => !isOpen && setAsked(null)}
        title={
          asked?.targets.length === 1 && first
            ? t('deleteOf', { name: titleOf(first) })
            : t('deleteMany', { count: asked?.targets.length ?? 0 })
        }
        description={t('deleteText', { count: asked?.targets.length ?? 0 })}
        confirmLabel={t('delete')}
        cancelLabel={t('cancel')}
        onConfirm={() => {
          setAsked(null);
          if (asked) actions.remove(asked.targets).then(afterwards).catch(console.error);
        }}
      />
    </>
  );
}
