import { CopyTripDialog } from './components/copy-trip-dialog.tsx';
import { DeleteTripDialog } from './components/delete-trip-dialog.tsx';
import { DeletedList } from './components/deleted-list.tsx';
import { TripDialog } from './components/trip-dialog.tsx';

/** The parts that load together, as one chunk. */
export const laterParts = { CopyTripDialog, DeletedList, DeleteTripDialog, TripDialog };
