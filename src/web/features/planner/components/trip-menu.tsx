import {
  CalendarDays,
  CalendarSync,
  Copy,
  FileArchive,
  FileDown,
  Link2,
  List,
  Luggage,
  MapPin,
  Pencil,
  Printer,
  Sheet,
  Trash2,
  Upload,
} from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { can, type TripRole } from '#domain/roles.ts';
import { withAreas } from '#i18n/i18n.ts';
import { toastFailure } from '#web/data/request.ts';
import type { TakeAlongFormat } from '#web/features/take-along/downloads.ts';
import type { TripDetails } from '#web/trip-data/queries.ts';
import { ActionsMenu, MenuItem, MenuNote, MenuSeparator, MenuSub } from '#web/ui/menu.tsx';
import { toast } from '#web/ui/toasts.ts';
import { useCalendarFile } from '../calendar/use-calendar-file.ts';
import { FeedDialog, PrintDialog, ShareDialog } from '../lazy-parts.ts';
import { prepareToPrint } from '../print-view/components/print-when-asked.tsx';
import { usePlannerActions } from './planner-actions.tsx';

interface TripMenuProps {
  trip: TripDetails;
  role: TripRole;
  onEdit: () => void;
  onCopy: () => void;
  onDelete: () => void;
}

export function TripMenu({ trip, role, onEdit, onCopy, onDelete }: TripMenuProps) {
  const { t } = useTranslation('trip');
  const [open, setOpen] = useState<'share' | 'feed' | 'print' | null>(null);
  const { showAgenda, importFiles } = usePlannerActions();
  const close = () => setOpen(null);
  const saveCalendar = useCalendarFile(trip);
  const attempt = useAttempt();
  return (
    <>
      <ActionsMenu label={t('actions')}>
        {!can(role, 'edit_trip') && <MenuNote>{t('readOnlyReason')}</MenuNote>}
        <MenuItem icon={<Pencil />} disabled={!can(role, 'edit_trip')} onSelect={onEdit}>
          {t('edit')}
        </MenuItem>
        <MenuItem icon={<Copy />} onSelect={onCopy}>
          {t('copy')}
        </MenuItem>
        <MenuItem icon={<List />} onSelect={showAgenda}>
          {t('agenda')}
        </MenuItem>
        <MenuItem icon={<FileDown />} disabled={!can(role, 'edit_items')} onSelect={() => importFiles()}>
          {t('import')}
        </MenuItem>
        <MenuItem
          icon={<Upload />}
          onSelect={() =>
            toast({ title: t('exportNotImplemented'), description: t('exportNotImplementedDetail') })
          }
        >
          {t('export')}
        </MenuItem>
        <MenuSeparator />
        <TakeAlongMenu trip={trip} />
        <MenuItem icon={<Printer />} onSelect={() => setOpen('print')}>
          {t('print')}
        </MenuItem>
        <MenuItem icon={<CalendarDays />} onSelect={() => attempt(saveCalendar())}>
          {t('calendarFile')}
        </MenuItem>
        <MenuItem icon={<CalendarSync />} onSelect={() => setOpen('feed')}>
          {t('feed')}
        </MenuItem>
        <MenuItem
          icon={<Link2 />}
          disabled={!can(role, 'share_link')}
          reason={t('shareOwnerOnly')}
          onSelect={() => setOpen('share')}
        >
          {t('shareLink')}
        </MenuItem>
        <MenuSeparator />
        <MenuItem icon={<Trash2 />} variant="danger" disabled={!can(role, 'delete_trip')} onSelect={onDelete}>
          {t('delete')}
        </MenuItem>
      </ActionsMenu>
      {open === 'share' && <ShareDialog tripId={trip.id} onClose={close} />}
      {open === 'print' && <PrintDialog prepare={prepareToPrint} onClose={close} />}
      {open === 'feed' && <FeedDialog tripId={trip.id} onClose={close} />}
    </>
  );
}

/** The code that makes a file may be out of reach. */
function useAttempt() {
  const { t } = useTranslation('trip');
  return (work: Promise<void>) => void work.catch((error: unknown) => toastFailure(t('fileFailed'), error));
}

function TakeAlongMenu({ trip }: { trip: TripDetails }) {
  const { t } = useTranslation('trip');
  const attempt = useAttempt();
  const save = (format: TakeAlongFormat) => attempt(takeAlong(trip, format));
  return (
    <MenuSub icon={<Luggage />} label={t('takeAlong')}>
      <MenuItem icon={<FileArchive />} onSelect={() => save('trip')}>
        {t('tripFile')}
      </MenuItem>
      <MenuItem icon={<MapPin />} onSelect={() => save('gpx')}>
        {t('placesGpx')}
      </MenuItem>
      <MenuItem icon={<MapPin />} onSelect={() => save('kml')}>
        {t('placesKml')}
      </MenuItem>
      <MenuItem icon={<Sheet />} onSelect={() => save('costs')}>
        {t('costsCsv')}
      </MenuItem>
    </MenuSub>
  );
}

/** Loads the writers of file formats on demand [PLUS-14]. */
async function takeAlong(trip: TripDetails, format: TakeAlongFormat): Promise<void> {
  const { downloadTrip } = await withAreas(import('#web/features/take-along/downloads.ts'), 'take-along');
  await downloadTrip(trip, format);
}
