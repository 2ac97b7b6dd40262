import { useTranslation } from 'react-i18next';
import type { ListedUser } from '#db/admin.types.ts';
import { toast } from '#web/data/toasts.ts';
import { CheckboxField } from '#web/ui/checkbox-field.tsx';
import { SelectField } from '#web/ui/field.tsx';
import { EditDialog } from '../../components/edit-dialog.tsx';
import { useEditForm } from '../../use-edit-form.ts';
import { changeUser } from '../mutations.ts';
import { nameOfUser } from '../user-name.ts';

/** Somebody's role, and whether they are premium (ADMIN-6). */
export function RoleDialog({ user, onClose }: { user: ListedUser; onClose: () => void }) {
  const { t } = useTranslation(['admin', 'common']);
  const name = nameOfUser(user);
  const form = useEditForm({
    initial: { role: user.role, is_premium: user.is_premium },
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
      <CheckboxField label={t('isPremium')} {...form.box('is_premium')} />
    </EditDialog>
  );
}
