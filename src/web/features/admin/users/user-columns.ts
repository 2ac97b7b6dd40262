import { useTranslation } from 'react-i18next';
import type { ListedUser } from '#db/admin.types.ts';
import type { CsvColumn } from '#i18n/csv.ts';
import { nameOfUser } from './user-name.ts';

/** Columns of the CSV of accounts. */
export function useUserColumns(): CsvColumn<ListedUser>[] {
  const { t } = useTranslation(['admin', 'common']);
  const yesOrNo = (is: boolean) => (is ? t('yes') : t('no'));
  return [
    { label: t('name'), value: nameOfUser },
    { label: t('email'), value: ({ email }) => email },
    {
      label: t('roleOfUser'),
      value: ({ role }) => (role === 'supervisor' ? t('common:roleSupervisor') : t('common:roleTraveler')),
    },
    { label: t('statePremium'), value: ({ is_premium }) => yesOrNo(is_premium) },
    { label: t('stateBanned'), value: ({ is_banned }) => yesOrNo(is_banned) },
    { label: t('reason'), value: ({ ban_reason }) => ban_reason },
    { label: t('lastSeen'), value: ({ last_seen_at }) => last_seen_at },
    { label: t('joined'), value: ({ created_at }) => created_at },
  ];
}
