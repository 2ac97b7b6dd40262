import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import type { ListedUser } from '#db/admin.types.ts';
import { useStoredForm } from '#web/forms/use-stored-form.ts';
import { CheckboxField } from '#web/ui/checkbox-field.tsx';
import { SelectField } from '#web/ui/field.tsx';
import { toast } from '#web/ui/toasts.ts';
import { EditDialog } from '../../components/edit-dialog.tsx';
import { changeUser } from '../mutations.ts';
import { nameOfUser } from '../user-name.ts';

const RIGHTS = z.object({ role: z.string(), is_premium: z.boolean() });

export function RoleDialog({ user, onClose }: { user: ListedUser; onClose: () => void }) {
  const { t } = useTranslation(['admin', 'common']);
  const name = nameOfUser(user);
  const form = useStoredForm({
    draft: null,
    initial: { role: user.role, is_premium: user.is_premium },
    rules: () => RIGHTS,
    save: async (values) => {
      await changeUser(user.id, values);
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
