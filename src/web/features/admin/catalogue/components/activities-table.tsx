import clsx from 'clsx';
import { Copy, Pencil, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ListedActivity } from '#db/admin.types.ts';
import { toMinorUnits } from '#domain/money.ts';
import { formatDuration, formatMoney } from '#i18n/format.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { paths } from '#web/paths.ts';
import iconButtonStyles from '#web/ui/icon-button.module.css';
import { IconButton } from '#web/ui/icon-button.tsx';
import { AdminTable, type Selection } from '../../components/admin-table.tsx';
import { StateMark } from '../../components/state-mark.tsx';
import styles from '../../tables.module.css';
import type { ListState } from '../../use-list-state.ts';
import { useSubTypes } from '../use-sub-types.ts';

interface ActivitiesTableProps {
  rows: readonly ListedActivity[];
  state: ListState;
  selection: Selection<ListedActivity>;
  isStale: boolean;
  titleOf: (activity: ListedActivity) => string;
  countryOf: (code: string) => string;
  onAsk: (action: 'delete' | 'duplicate', activity: ListedActivity) => void;
}

/** A page of the catalogue as a table. */
export function ActivitiesTable(props: ActivitiesTableProps) {
  const { rows, state, selection, isStale, titleOf, countryOf, onAsk } = props;
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const subTypes = useSubTypes();
  const cityOf = ({ city, city_en }: ListedActivity) => (language === 'en' ? city_en : null) ?? city;
  const price = ({ price: amount, currency }: ListedActivity) => {
    const minor = toMinorUnits(amount, currency);
    return minor === null ? '' : formatMoney(minor, currency, language);
  };
  return (
    <AdminTable
      caption={t('activities')}
      rows={rows}
      keyOf={({ id }) => id}
      state={state}
      selection={selection}
      isStale={isStale}
      columns={[
        {
          label: t('activityTitle'),
          sort: 'title',
          look: 'main',
          cell: (activity) => (
            <>
              <Link to={paths.adminActivity(activity.id)}>{titleOf(activity)}</Link>
              <span className={styles.admUnder}>
                {[cityOf(activity), countryOf(activity.country_iso_a2)].filter(Boolean).join(', ')}
              </span>
            </>
          ),
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
        { label: t('price'), look: 'wide-number', cell: price },
        {
          label: t('state'),
          cell: ({ is_published }) => (
            <StateMark
              look={is_published ? 'full' : 'hollow'}
              text={is_published ? t('stateOut') : t('stateHidden')}
            />
          ),
        },
      ]}
      actions={(activity) => (
        <>
          <Link
            className={clsx(iconButtonStyles.iconButton, styles.admWide)}
            data-slot="icon-button"
            to={paths.adminActivity(activity.id)}
            aria-label={t('editOf', { name: titleOf(activity) })}
            title={t('editOf', { name: titleOf(activity) })}
          >
            <Pencil aria-hidden="true" />
          </Link>
          <IconButton
            label={t('duplicateOf', { name: titleOf(activity) })}
            onClick={() => onAsk('duplicate', activity)}
          >
            <Copy aria-hidden="true" />
          </IconButton>
          <IconButton
            label={t('deleteOfShort', { name: titleOf(activity) })}
            onClick={() => onAsk('delete', activity)}
          >
            <Trash2 aria-hidden="true" />
          </IconButton>
        </>
      )}
    />
  );
}
