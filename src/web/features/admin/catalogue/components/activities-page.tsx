import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ListedActivity } from '#db/admin.types.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { paths } from '#web/paths.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { ListBody } from '../../components/list-body.tsx';
import { ListCount, ListFilter, ListSearch, PAGE_SIZE, PageHead } from '../../components/list-parts.tsx';
import { useChosen } from '../../components/use-chosen.ts';
import { useCountryNames } from '../../components/use-country-names.ts';
import { useListState } from '../../components/use-list-state.ts';
import { activitiesQuery } from '../queries.ts';
import { ActivitiesTable } from './activities-table.tsx';
import { DuplicateDialog } from './duplicate-dialog.tsx';
import { useCatalogueActions } from './use-catalogue-actions.ts';
import { useSubTypes } from './use-sub-types.ts';

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
      search: state.search,
      country: state.filter('country'),
      kind: state.filter('kind'),
      ...(published !== undefined && { published }),
      sort: state.sort,
      descending: state.isDescending,
      page: state.page,
      size: PAGE_SIZE,
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
      <PageHead title={t('activities')}>
        <Link className={buttonClass({ variant: 'go' })} to={paths.adminNewActivity()}>
          <Plus aria-hidden="true" />
          {t('new')}
        </Link>
      </PageHead>
      <div className="adm-tools">
        <ListSearch state={state} label={t('searchActivities')} />
        <ListFilter
          state={state}
          name="country"
          label={t('country')}
          all={t('allCountries')}
          options={countries}
        />
        <ListFilter state={state} name="kind" label={t('kind')} all={t('allKinds')} options={subTypes} />
        <ListFilter
          state={state}
          name="published"
          label={t('state')}
          all={t('allStates')}
          options={[
            { value: 'yes', label: t('stateOut') },
            { value: 'no', label: t('stateHidden') },
          ]}
        />
        <ListCount state={state} page={query.data} />
      </div>
      {chosen.length > 0 && (
        <section className="adm-chosen" aria-label={t('chosen', { count: chosen.length })}>
          <b className="num">{t('chosen', { count: chosen.length })}</b>
          <Button size="small" onClick={() => void actions.publish(chosen, true).then(afterwards)}>
            {t('publish')}
          </Button>
          <Button size="small" onClick={() => void actions.publish(chosen, false).then(afterwards)}>
            {t('unpublish')}
          </Button>
          <Button size="small" onClick={() => setAsked({ action: 'duplicate', targets: chosen })}>
            {t('duplicate')}
          </Button>
          <Button
            size="small"
            variant="danger"
            onClick={() => setAsked({ action: 'delete', targets: chosen })}
          >
            {t('delete')}
          </Button>
          <Button size="small" variant="quiet" onClick={clear}>
            {t('unchoose')}
          </Button>
        </section>
      )}
      <ListBody state={state} query={query} empty={{ title: t('noActivities'), text: t('noActivitiesText') }}>
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
      </ListBody>
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
        description={t('deleteText')}
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
