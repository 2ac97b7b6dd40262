import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListedUser } from '#db/admin.types.ts';
import { queryClient } from '#web/data/query-client.ts';
import { CsvButton } from '../../components/csv-button.tsx';
import { ListPage } from '../../components/list-page.tsx';
import { useListState } from '../../use-list-state.ts';
import { usersQuery } from '../queries.ts';
import { useUserColumns } from '../user-columns.ts';
import { BanDialog } from './ban-dialog.tsx';
import { RoleDialog } from './role-dialog.tsx';
import { UnbanDialog } from './unban-dialog.tsx';
import { type UserAction, UsersTable } from './users-table.tsx';

/** The accounts (ADMIN-6): found, and what is decided about them. */
export function UsersPage() {
  const { t } = useTranslation(['admin', 'common']);
  const state = useListState('-created');
  const [asked, setAsked] = useState<{ action: UserAction; user: ListedUser } | null>(null);
  const narrowed = { ...state.asked, role: state.filter('role'), state: state.filter('state') };
  const query = useQuery(usersQuery(narrowed));
  const columns = useUserColumns();
  const close = () => setAsked(null);
  return (
    <>
      <ListPage
        title={t('users')}
        action={
          <CsvButton
            name={t('users')}
            columns={columns}
            fetchPage={(part) => queryClient.fetchQuery(usersQuery({ ...narrowed, ...part }))}
          />
        }
        search={t('searchUsers')}
        filters={[
          {
            name: 'role',
            label: t('roleOfUser'),
            all: t('allRoles'),
            options: [
              { value: 'traveler', label: t('common:roleTraveler') },
              { value: 'supervisor', label: t('common:roleSupervisor') },
            ],
          },
          {
            name: 'state',
            label: t('state'),
            all: t('allStates'),
            options: [
              { value: 'premium', label: t('statePremium') },
              { value: 'banned', label: t('stateBanned') },
            ],
          },
        ]}
        state={state}
        query={query}
        empty={{ title: t('noUsers'), text: t('noUsersText') }}
      >
        {({ rows }) => (
          <UsersTable
            rows={rows}
            state={state}
            isStale={query.isPlaceholderData}
            onAsk={(action, user) => setAsked({ action, user })}
          />
        )}
      </ListPage>
      {asked?.action === 'role' && <RoleDialog user={asked.user} onClose={close} />}
      {asked?.action === 'ban' && <BanDialog user={asked.user} onClose={close} />}
      {asked?.action === 'unban' && <UnbanDialog user={asked.user} onClose={close} />}
    </>
  );
}
