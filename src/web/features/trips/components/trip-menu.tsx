import { Copy, Pencil, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { can, tripRole } from '#domain/roles.ts';
import { useSession } from '#web/session/session.tsx';
import { ActionsMenu, MenuItem } from '#web/ui/menu.tsx';
import type { TripSummary } from '../queries.ts';
import styles from './trip-list.module.css';

export interface TripActions {
  onEdit: (trip: TripSummary) => void;
  onCopy: (trip: TripSummary) => void;
  onDelete: (trip: TripSummary) => void;
}

export function TripMenu({ trip, onEdit, onCopy, onDelete }: TripActions & { trip: TripSummary }) {
  const { t } = useTranslation('dashboard');
  const { user } = useSession();
  const role = tripRole(trip, user?.id);
  return (
    <div className={styles.tripMenu}>
      <ActionsMenu label={t('tripActions', { title: trip.title })}>
        {can(role, 'edit_trip') && (
          <MenuItem icon={<Pencil />} onSelect={() => onEdit(trip)}>
            {t('edit')}
          </MenuItem>
        )}
        <MenuItem icon={<Copy />} onSelect={() => onCopy(trip)}>
          {t('copy')}
        </MenuItem>
        {can(role, 'delete_trip') && (
          <MenuItem icon={<Trash2 />} variant="danger" onSelect={() => onDelete(trip)}>
            {t('delete')}
          </MenuItem>
        )}
      </ActionsMenu>
    </div>
  );
}
