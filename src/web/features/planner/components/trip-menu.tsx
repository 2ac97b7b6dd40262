import { Ellipsis, Pencil, Trash2, Upload } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { can, type TripRole } from '#domain/roles.ts';
import { toast } from '#web/lib/toasts.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Menu, MenuItem } from '#web/ui/menu.tsx';

interface TripMenuProps {
  role: TripRole;
  onEdit: () => void;
  onDelete: () => void;
}

/** What can be done with the whole trip; what the role does not allow stays, disabled. */
export function TripMenu({ role, onEdit, onDelete }: TripMenuProps) {
  const { t } = useTranslation('trip');
  return (
    <Menu
      trigger={
        <IconButton label={t('actions')}>
          <Ellipsis aria-hidden="true" />
        </IconButton>
      }
    >
      <MenuItem icon={<Pencil aria-hidden="true" />} disabled={!can(role, 'edit_trip')} onSelect={onEdit}>
        {t('edit')}
      </MenuItem>
      <MenuItem
        icon={<Upload aria-hidden="true" />}
        onSelect={() =>
          toast({ title: t('exportNotImplemented'), description: t('exportNotImplementedDetail') })
        }
      >
        {t('export')}
      </MenuItem>
      <MenuItem
        icon={<Trash2 aria-hidden="true" />}
        variant="danger"
        disabled={!can(role, 'delete_trip')}
        onSelect={onDelete}
      >
        {t('delete')}
      </MenuItem>
    </Menu>
  );
}
