import { Link } from 'react-router';
import type { AdminPerson } from '#db/admin.types.ts';
import { paths } from '#web/paths.ts';
import { AdminTable } from '../../components/admin-table.tsx';
import { StateMark } from '../../components/state-mark.tsx';
import { STATE_LOOKS, stateOf } from '../../inbox/inbox.ts';
import styles from '../../person.module.css';
import { useAdminWords } from '../../use-admin-words.ts';

type Entry = AdminPerson['entries'][number];

/** What someone sent us while signed in, each with the way to it. */
export function PersonEntries({ entries }: { entries: readonly Entry[] }) {
  const { t, when } = useAdminWords();
  const kindOf = ({ box }: Entry) => (box === 'requests' ? t('sourceRequest') : t('sourceMessage'));
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
                <Link
                  to={
                    entry.box === 'requests'
                      ? paths.adminRequests({ letter: entry.id })
                      : paths.adminMessages({ letter: entry.id })
                  }
                >
                  {entry.about || t('anywhere')}
                </Link>
              ),
              under: (entry) => `${kindOf(entry)} · ${when(entry.created_at)}`,
            },
            { label: t('entryKind'), look: 'wide', cell: kindOf },
            { label: t('received'), look: 'wide', cell: ({ created_at }) => when(created_at) },
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
