import { Copy, Pencil, Trash2 } from 'lucide-react';
import { Link } from 'react-router';
import type { ListedActivity } from '#db/admin.types.ts';
import { toMinorUnits } from '#domain/money.ts';
import { formatDuration, formatMoney } from '#i18n/format.ts';
import { useCountryNames } from '#web/features/explore/ideas/use-country-names.ts';
import { paths } from '#web/paths.ts';
import { useSubTypes } from '#web/trip-data/item-labels.ts';
import { StateMark } from '../components/admin-table.tsx';
import { ConfirmAction } from '../components/resource-actions.tsx';
import { activitiesQuery } from '../queries.ts';
import type { Resource } from '../resource.ts';
import { useAdminWords } from '../use-admin-words.ts';
import { useListLink } from '../use-list-state.ts';
import { DuplicateDialog } from './components/duplicate-dialog.tsx';
import { useCatalogueActions } from './use-catalogue-actions.ts';

export function useActivities(): Resource<ListedActivity> {
  const { t, language, activityTitle: titleOf } = useAdminWords();
  const { countries, nameOf: countryOf } = useCountryNames();
  const subTypes = useSubTypes();
  const listLink = useListLink();
  const { publish, duplicate, remove } = useCatalogueActions();
  const cityOf = ({ city, city_en }: ListedActivity) => (language === 'en' ? city_en : null) ?? city;
  const priceOf = ({ price, currency }: ListedActivity) => {
    const minor = toMinorUnits(price, currency);
    return minor === null ? '' : formatMoney(minor, currency, language);
  };
  return {
    title: t('activities'),
    query: ({ asked, filter }) => {
      const published = { yes: true, no: false }[filter('published')];
      return activitiesQuery({
        ...asked,
        country: filter('country'),
        kind: filter('kind'),
        lang: language,
        ...(published !== undefined && { published }),
      });
    },
    keyOf: ({ id }) => id,
    nameOf: titleOf,
    sort: 'country',
    search: t('searchActivities'),
    filters: [
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
    ],
    empty: { title: t('noActivities'), text: t('noActivitiesText') },
    add: { label: t('newActivity'), to: paths.adminNewActivity() },
    columns: [
      {
        label: t('activityTitle'),
        sort: 'title',
        look: 'main',
        cell: (activity) => (
          <Link to={paths.adminActivity(activity.id)} {...listLink}>
            {titleOf(activity)}
          </Link>
        ),
        under: (activity) =>
          [cityOf(activity), countryOf(activity.country_iso_a2)].filter(Boolean).join(', '),
      },
      {
        label: t('country'),
        sort: 'country',
        look: 'wide',
        cell: ({ country_iso_a2 }) => countryOf(country_iso_a2),
      },
      { label: t('city'), look: 'wide', cell: cityOf },
      {
        label: t('kind'),
        look: 'wide',
        cell: ({ sub_type }) => subTypes.find(({ value }) => value === sub_type)?.label ?? sub_type,
      },
      { label: t('duration'), look: 'wide-number', cell: ({ duration }) => formatDuration(duration) },
      { label: t('price'), look: 'wide-number', cell: priceOf },
      {
        label: t('state'),
        cell: ({ is_published }) => (
          <StateMark
            look={is_published ? 'full' : 'hollow'}
            text={is_published ? t('stateOut') : t('stateHidden')}
          />
        ),
      },
    ],
    actions: [
      {
        icon: Pencil,
        label: (name) => t('editOf', { name }),
        to: ({ id }) => paths.adminActivity(id),
        isWide: true,
      },
      { icon: Copy, label: (name) => t('duplicateOf', { name }), dialog: 'duplicate' },
      { icon: Trash2, label: (name) => t('deleteOfShort', { name }), dialog: 'delete' },
    ],
    bulk: [
      { label: t('publish'), run: (rows) => publish(rows, true) },
      { label: t('unpublish'), run: (rows) => publish(rows, false) },
      { label: t('duplicate'), dialog: 'duplicate' },
      { label: t('delete'), dialog: 'delete', variant: 'danger' },
    ],
    dialogs: {
      duplicate: ({ rows, close, deselect }) => (
        <DuplicateDialog
          targets={rows}
          countries={countries}
          onDuplicate={async (copyIds, code, name) => {
            const isDone = await duplicate(copyIds, code, name);
            if (isDone) deselect();
            return isDone;
          }}
          onClose={close}
        />
      ),
      delete: ({ rows, close, deselect }) => (
        <ConfirmAction
          title={
            rows.length === 1 && rows[0]
              ? t('deleteOf', { name: titleOf(rows[0]) })
              : t('deleteMany', { count: rows.length })
          }
          description={t('deleteText', { count: rows.length })}
          confirmLabel={t('delete')}
          run={() => void remove(rows).then((isDone) => isDone && deselect())}
          onClose={close}
        />
      ),
    },
  };
}
