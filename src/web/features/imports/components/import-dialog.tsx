import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TrackRow } from '#domain/trip-commands/command.ts';
import type { TripDetails } from '#web/trip-data/queries.ts';
import type { PlannerItem } from '#web/trip-data/trip.ts';
import { useMedia } from '#web/ui/browser-state.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { CheckboxField } from '#web/ui/field.tsx';
import { FilePicker } from '#web/ui/file-picker.tsx';
import { useProposals } from '../bookings/use-proposal-facts.ts';
import type { OfferedPlace } from '../places/list-places.ts';
import { useOfferedTracks } from '../places/use-offered-tracks.ts';
import { usePlaces } from '../places/use-places.ts';
import type { Offer } from '../queries.ts';
import { type AttachedFile, useAttachedFiles } from '../use-attached-files.ts';
import { useImportedFiles } from '../use-imported-files.ts';
import { BookingsSection } from './bookings-section.tsx';
import { FileList } from './file-list.tsx';
import { type FoundOnMap, WithMap } from './found-on-map.tsx';
import styles from './imports.module.css';
import { PastedText } from './pasted-text.tsx';
import { PlacesSection, TracksSection } from './places-section.tsx';

const ACCEPTED =
  '.eml,.pkpass,.ics,.html,.htm,.gpx,.kml,.kmz,.json,.geojson,.csv,.zip,message/rfc822,text/calendar,text/html,application/vnd.apple.pkpass';

export interface ImportDialogProps {
  trip: TripDetails;
  files: readonly File[];
  onTake: (rows: readonly PlannerItem[]) => void;
  onTakeTracks: (rows: readonly TrackRow[]) => void;
  onCorrect: (row: PlannerItem) => void;
  onAttach: (attached: readonly AttachedFile[]) => void;
  map: (found: FoundOnMap) => ReactNode;
  onClose: () => void;
}

/** Reads files and pasted texts; adds only what the user confirms [PLUS-13]. */
export function ImportDialog(props: ImportDialogProps) {
  const { trip, files: first, onTake, onCorrect, onAttach } = props;
  const { t } = useTranslation('imports');
  const isTouch = useMedia('(pointer: coarse)');
  const { files, addFiles, addText } = useImportedFiles(first);
  const proposals = useProposals(
    files.flatMap(({ offer }) => (offer?.data?.type === 'bookings' ? offer.data.proposals : [])),
    trip,
  );
  const places = usePlaces(useSameList(files.map(({ offer }) => offer?.data).map(placesIn)), trip);
  const tracks = useOfferedTracks(
    files.flatMap(({ offer }) => (offer?.data?.type === 'places' ? offer.data.tracks : [])),
    trip.id,
  );
  const { chosen, items } = proposals;
  const { hasFiles, isAttached, setAttached, attach } = useAttachedFiles(files, onAttach);
  const close = () => {
    // The form has added the items that were corrected.
    attach(items.filter(({ status }) => status === 'addedToTrip').map(({ row }) => row));
    props.onClose();
  };
  const count = chosen.length + places.chosen.length + tracks.chosen.length;
  const take = () => {
    const rows = chosen.map(({ row }) => row);
    const added = [...rows, ...places.rows()];
    if (added.length > 0) onTake(added);
    if (tracks.chosen.length > 0) props.onTakeTracks(tracks.rows());
    attach(rows);
    const isLeft =
      items.some((item) => item.status === null && !chosen.includes(item)) ||
      places.listed.some((place) => place.status === null && !places.isTicked(place)) ||
      tracks.listed.some((track) => track.status === null && !tracks.isTicked(track));
    if (!isLeft) close();
  };
  return (
    <Dialog
      onClose={close}
      title={t('title')}
      description={t('description')}
      size="wide"
      footer={
        <>
          <Button variant="quiet" onClick={close}>
            {t('close')}
          </Button>
          {items.length + places.listed.length + tracks.listed.length > 0 && (
            <Button variant="go" disabled={count === 0} onClick={take}>
              {t('take', { count })}
            </Button>
          )}
        </>
      }
    >
      <FilePicker
        label={t('choose')}
        hint={isTouch ? t('kinds') : `${t('drop')} ${t('kinds')}`}
        accept={ACCEPTED}
        isMultiple
        isSmall={files.length > 0}
        onFiles={addFiles}
      >
        <PastedText onFiles={addFiles} onText={addText} />
      </FilePicker>
      <FileList files={files} />
      <BookingsSection proposals={proposals} onCorrect={onCorrect} />
      {hasFiles && (
        <div className={styles.attach}>
          <CheckboxField
            label={t('keepFiles')}
            hint={t('keepFilesHint')}
            checked={isAttached}
            onChange={({ target }) => setAttached(target.checked)}
          />
        </div>
      )}
      <WithMap places={places} tracks={tracks} map={props.map}>
        <PlacesSection trip={trip} places={places} />
        <TracksSection tracks={tracks} />
      </WithMap>
    </Dialog>
  );
}

const placesIn = (offer: Offer | undefined): readonly OfferedPlace[] =>
  offer?.type === 'places' ? offer.places : NONE;
const NONE: readonly OfferedPlace[] = [];

function useSameList(lists: readonly (readonly OfferedPlace[])[]): readonly OfferedPlace[] {
  const [last, setLast] = useState({ lists, all: lists.flat() });
  const isSame = last.lists.length === lists.length && last.lists.every((list, at) => list === lists[at]);
  if (isSame) return last.all;
  const next = { lists, all: lists.flat() };
  setLast(next);
  return next.all;
}
