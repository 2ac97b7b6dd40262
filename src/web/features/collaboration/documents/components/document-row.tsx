import { Download, Pencil, Smartphone, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { DocumentRow } from '#domain/trip-commands/command.ts';
import { formatFileSize } from '#i18n/format.ts';
import { useLanguage } from '#i18n/i18n.ts';
import { WaitingMark } from '#web/offline/waiting-mark.tsx';
import type { TripDetails } from '#web/trip-data/queries.ts';
import { namesIn } from '#web/trip-data/trip.ts';
import { Note, Row } from '#web/ui/layout.tsx';
import { ActionsMenu, MenuItem } from '#web/ui/menu.tsx';
import { kindOf } from '../document-kind.ts';
import { useThumbnail } from '../thumbnails.ts';
import styles from './documents.module.css';

interface DocumentRowProps {
  row: DocumentRow;
  trip: TripDetails;
  isOfItem: boolean;
  isStored: boolean;
  onOpen: () => void;
  onDownload: () => void;
  onKeep: () => void;
  onUnkeep: () => void;
  onRename?: () => void;
  onRemove?: () => void;
}

export function DocumentRowView({ row, trip, isOfItem, isStored, onOpen, ...acts }: DocumentRowProps) {
  const { t } = useTranslation('documents');
  const { name } = row;
  return (
    <Row as="li" gap={12} className={styles.document} data-slot="document">
      <Thumbnail row={row} />
      <div className={styles.text}>
        <button type="button" className={styles.name} title={t('open', { name })} onClick={onOpen}>
          {name}
        </button>
        <WaitingMark id={row.id} />
        <Facts row={row} trip={trip} isOfItem={isOfItem} isStored={isStored} />
      </div>
      <ActionsMenu label={t('actions', { name })}>
        <MenuItem icon={<Download />} onSelect={acts.onDownload}>
          {t('download')}
        </MenuItem>
        <MenuItem icon={<Smartphone />} onSelect={isStored ? acts.onUnkeep : acts.onKeep}>
          {t(isStored ? 'unkeep' : 'keep')}
        </MenuItem>
        {acts.onRename && (
          <MenuItem icon={<Pencil />} onSelect={acts.onRename}>
            {t('rename')}
          </MenuItem>
        )}
        {acts.onRemove && (
          <MenuItem variant="danger" icon={<Trash2 />} onSelect={acts.onRemove}>
            {t('delete')}
          </MenuItem>
        )}
      </ActionsMenu>
    </Row>
  );
}

function Thumbnail({ row }: { row: DocumentRow }) {
  const picture = useThumbnail(row.id);
  const { Icon } = kindOf(row);
  return (
    <span className={styles.thumbnail} aria-hidden="true">
      {picture ? <img src={picture} alt="" /> : <Icon size={22} />}
    </span>
  );
}

type FactsProps = Pick<DocumentRowProps, 'row' | 'trip' | 'isOfItem' | 'isStored'>;

function Facts({ row, trip, isOfItem, isStored }: FactsProps) {
  const { t } = useTranslation('documents');
  const { language } = useLanguage();
  const author = row.created_by && namesIn(trip).get(row.created_by);
  const item = !isOfItem && trip.items.find(({ id }) => id === row.item_id);
  return (
    <Row as={Note} gap={14} rowGap={2} align="stretch" wrap>
      <span>
        {t(kindOf(row).text)}, {formatFileSize(row.size, language)}
      </span>
      {item && <span>{item.title}</span>}
      {author && <span>{author}</span>}
      {isStored && (
        <Row as="span" gap={4} inline className={styles.stored}>
          <Smartphone size={13} />
          {t('stored')}
        </Row>
      )}
    </Row>
  );
}
