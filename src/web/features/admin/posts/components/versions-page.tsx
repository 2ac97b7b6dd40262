import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { paths } from '#web/paths.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { AdminTable } from '../../components/admin-table.tsx';
import { PageHead, RowButton } from '../../components/list-parts.tsx';
import { Loaded } from '../../components/loaded.tsx';
import { useAdminWords } from '../../use-admin-words.ts';
import { versionsQuery } from '../queries.ts';
import type { PreviewPost } from './post-body.tsx';
import { VersionDialog } from './version-dialog.tsx';

/** Lists the last fifty saves [ADMIN-4]. */
export function VersionsPage({ id, preview }: { id: string; preview: PreviewPost }) {
  const { t, when, titleOf } = useAdminWords();
  const [opened, setOpened] = useState<string | null>(null);
  const query = useQuery(versionsQuery(id));
  const authorOf = (version: { replaced_by_name: string | null }) =>
    version.replaced_by_name ?? t('byServer');
  return (
    <>
      <Link className="link" to={paths.adminPost(id)}>
        {t('backToPost')}
      </Link>
      <PageHead title={t('versions')} />
      <Loaded query={query}>
        {(versions) =>
          versions.length === 0 ? (
            <EmptyState title={t('noVersions')} text={t('noVersionsText')} size="small" />
          ) : (
            <AdminTable
              caption={t('versions')}
              rows={versions}
              keyOf={(version) => version.id}
              columns={[
                {
                  label: t('versionUntil'),
                  look: 'main',
                  cell: (version) => (
                    <RowButton onClick={() => setOpened(version.id)}>{when(version.replaced_at)}</RowButton>
                  ),
                  under: (version) => `${authorOf(version)} · ${titleOf(version)}`,
                },
                { label: t('replacedBy'), look: 'wide', cell: authorOf },
                { label: t('activityTitle'), look: 'wide', cell: titleOf },
              ]}
            />
          )
        }
      </Loaded>
      {opened !== null && (
        <VersionDialog
          key={opened}
          postId={id}
          versionId={opened}
          moment={when(query.data?.find((version) => version.id === opened)?.replaced_at)}
          preview={preview}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  );
}
