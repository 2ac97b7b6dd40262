import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { AdminPerson } from '#db/admin.types.ts';
import { parseInstant } from '#db/timestamps.ts';
import { formatInstant } from '#i18n/format.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { paths } from '#web/paths.ts';
import { AdminTable } from '../../components/admin-table.tsx';
import { StateMark } from '../../components/state-mark.tsx';
import { STATE_LOOKS, stateOf } from '../../inbox/inbox.ts';
import styles from '../../person.module.css';
import tableStyles from '../../tables.module.css';

type Entry = AdminPerson['entries'][number];

/** What someone sent us while signed in, each with the way to it. */
export function PersonEntries({ entries }: { entries: readonly Entry[] }) {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const kindOf = ({ box }: Entry) => (box === 'requests' ? t('sourceRequest') : t('sourceMessage'));
  const when = ({ created_at }: Entry) => {
    const at = parseInstant(created_at);
    return at && formatInstant(at, language, Temporal.Now.timeZoneId());
  };
  return (
    <section className={styles.admPart} aria-labelledby="person-entries">
      <h2 id="person-entries">{t('personEntries')}</h2>
      {entries.length === 0 ? (
        <p>{t('noPersonEntries')}</p>
      ) : (
        <AdminTable
          caption={t('personEntries')}
          rows={entries}
          keyOf={({ id }) => id}
          columns={[
            {
              label: t('subject'),
              look: 'main',
              cell: (entry) => (
                <>
                  <Link
                    to={
                      entry.box === 'requests'
                        ? paths.adminRequests({ letter: entry.id })
                        : paths.adminMessages({ letter: entry.id })
                    }
                  >
                    {entry.about || t('anywhere')}
                  </Link>
                  <span className={tableStyles.admUnder}>
                    {kindOf(entry)} · {when(entry)}
                  </span>
                </>
              ),
            },
            { label: t('entryKind'), look: 'wide', cell: kindOf },
            { label: t('received'), look: 'wide', cell: when },
            {
              label: t('state'),
              cell: ({ status }) => {
                const { look, text } = STATE_LOOKS[stateOf(status)];
                return <StateMark look={look} text={t(text)} />;
              },
            },
          ]}
        />
      )}
    </section>
  );
}
