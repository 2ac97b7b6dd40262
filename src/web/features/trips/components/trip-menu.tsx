import { Copy, Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { can, tripRole } from '#domain/roles.ts';
import { hasDraft } from '#web/forms/drafts.ts';
import { useSession } from '#web/session/session.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Menu, MenuItem } from '#web/ui/menu.tsx';
import { CopyTripDialog } from '../lazy-parts.ts';
import type { TripSummary } from '../queries.ts';
import { copyDraftName } from '../trip-form.ts';
import styles from './trip-list.module.css';

interface TripMenuProps {
  trip: TripSummary;
  onEdit: (trip: TripSummary) => void;
  onDelete: (trip: TripSummary) => void;
}

export function TripMenu({ trip, onEdit, onDelete }: TripMenuProps) {
  const { t } = useTranslation('dashboard');
  const { user } = useSession();
  const role = tripRole(trip, user?.id);
  const [isCopying, setCopying] = useState(() => hasDraft(copyDraftName(trip.id)));
  return (
    <div className={styles.tripMenu}>
      <Menu
        trigger={
          <IconButton label={t('tripActions', { title: trip.title })}>
            <Ellipsis />
          </IconButton>
        }
      >
        {can(role, 'edit_trip') && (
          <MenuItem icon={<Pencil />} onSelect={() => onEdit(trip)}>
            {t('edit')}
          </MenuItem>
        )}
        <MenuItem icon={<Copy />} onSelect={() => setCopying(true)}>
          {t('copy')}
        </MenuItem>
        {can(role, 'delete_trip') && (
          <MenuItem icon={<Trash2 />} variant="danger" onSelect={() => onDelete(trip)}>
            {t('delete')}
          </MenuItem>
        )}
      </Menu>
      {isCopying && <CopyTripDialog trip={trip} onClose={() => setCopying(false)} />}
    </div>
  );
}
