import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import type { ListedUser } from '#db/admin.types.ts';
import { StoredFormDialog } from '#web/forms/stored-form-dialog.tsx';
import { useStoredForm } from '#web/forms/use-stored-form.ts';
import { CheckboxField, SelectField, TextArea } from '#web/ui/field.tsx';
import { toast } from '#web/ui/toasts.ts';
import { EditDialog } from '../../components/form-parts.tsx';
import { ConfirmAction } from '../../components/resource-actions.tsx';
import { required } from '../../form-rules.ts';
import { nameOfUser } from '../../use-admin-words.ts';
import { useAttempt } from '../../use-attempt.ts';
import { useEditForm } from '../../use-edit-form.ts';
import { banUser, type Rights, removeSecondFactor, rightsRow, unbanUser } from '../mutations.ts';

interface UserDialogProps {
  user: ListedUser;
  onClose: () => void;
}

const RIGHTS = z.object({ role: z.string(), is_premium: z.boolean() });
const rightsOf = ({ role, is_premium }: Rights) => ({ role, is_premium });

export function RoleDialog({ user, onClose }: UserDialogProps) {
  const { t } = useTranslation(['admin', 'common']);
  const name = nameOfUser(user);
  const form = useEditForm({
    draft: null,
    initial: rightsOf(user),
    rules: () => RIGHTS,
    row: rightsRow(user.id),
    formOf: rightsOf,
    save: async (_, typed) => {
      await form.saveEdit(typed);
      toast({ title: t('saved', { name }) });
      onClose();
    },
  });
  const known = [
    { value: 'traveler', label: t('common:roleTraveler') },
    { value: 'supervisor', label: t('common:roleSupervisor') },
  ];
  const isKnown = known.some(({ value }) => value === user.role);
  return (
    <EditDialog title={t('rightsOf', { name })} form={form} onClose={onClose}>
      <SelectField
        label={t('roleOfUser')}
        hint={t('roleHint')}
        options={isKnown ? known : [...known, { value: user.role, label: user.role }]}
        {...form.field('role')}
      />
      <CheckboxField label={t('isPremium')} {...form.register('is_premium')} />
    </EditDialog>
  );
}

export function BanDialog({ user, onClose }: UserDialogProps) {
  const { t } = useTranslation('admin');
  const name = nameOfUser(user);
  const form = useStoredForm({
    draft: null,
    initial: { reason: '' },
    rules: () => z.object({ reason: required(t('reasonRequired')) }),
    save: async ({ reason }) => {
      await banUser(user.id, reason);
      toast({ title: t('banned', { name }) });
      onClose();
    },
  });
  return (
    <StoredFormDialog
      form={form}
      size="small"
      title={t('banTitle', { name })}
      description={t('banText')}
      submitLabel={t('ban')}
      submitVariant="danger"
      onClose={onClose}
    >
      <TextArea label={t('reason')} hint={t('reasonHint')} maxLength={1000} {...form.field('reason')} />
    </StoredFormDialog>
  );
}

export function UnbanDialog({ user, onClose }: UserDialogProps) {
  const { t } = useTranslation('admin');
  const { attempt } = useAttempt();
  const name = nameOfUser(user);
  const unban = async () => {
    await unbanUser(user.id);
    toast({ title: t('unbanned', { name }) });
  };
  return (
    <ConfirmAction
      title={t('unbanTitle', { name })}
      description={user.ban_reason ? t('bannedFor', { reason: user.ban_reason }) : t('unbanText')}
      confirmLabel={t('unban')}
      variant="go"
      run={() => attempt(unban, t('saveFailed'))}
      onClose={onClose}
    />
  );
}

/** Removes the second factor of a person who has lost the phone [AUTH-9]. */
export function FactorDialog({ user, onClose }: UserDialogProps) {
  const { t } = useTranslation('admin');
  const { attempt } = useAttempt();
  const name = nameOfUser(user);
  const remove = async () => {
    const hadFactor = await removeSecondFactor(user.id);
    toast({ title: t(hadFactor ? 'factorWasRemoved' : 'factorNone', { name }) });
  };
  return (
    <ConfirmAction
      title={t('factorRemoveTitle', { name })}
      description={t('factorRemoveText')}
      confirmLabel={t('factorRemove')}
      run={() => attempt(remove, t('saveFailed'))}
      onClose={onClose}
    />
  );
}
