import { ChevronDown, FolderPlus, Lock, Pencil, Printer, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { WaitingMark } from '#web/offline/waiting-mark.tsx';
import { Note, Row } from '#web/ui/layout.tsx';
import { ActionsMenu, MenuItem } from '#web/ui/menu.tsx';
import type { ListOnScreen } from '../list-entries.ts';
import type { Edited } from '../list-form.ts';
import type { ListChanges } from '../mutations.ts';
import { ListRows } from './list-rows.tsx';
import listSheetStyles from './list-sheet.module.css';
import styles from './lists.module.css';
import { NewEntry } from './new-entry.tsx';

interface ListCardProps {
  tripId: string;
  list: ListOnScreen;
  names: ReadonlyMap<string, string>;
  tripTitle: string;
  /** False: entries can only be ticked. */
  canEdit: boolean;
  changes: ListChanges;
  onEdit: (edited: Edited) => void;
}

/** A finished list is folded at first. */
export function ListCard({ tripId, list, names, tripTitle, canEdit, changes, onEdit }: ListCardProps) {
  const { t } = useTranslation(['lists', 'trip']);
  const id = useId();
  const [isOpen, setIsOpen] = useState(list.total === 0 || list.ticked < list.total);
  const [isPrinting, setIsPrinting] = useState(false);
  const isPrivate = list.private_to !== null;
  const print = () => {
    // Rendered at once, before the browser takes its snapshot.
    flushSync(() => setIsPrinting(true));
    window.addEventListener('afterprint', () => setIsPrinting(false), { once: true });
    window.print();
  };
  return (
    <section className={styles.list} aria-labelledby={`${id}title`} data-slot="list">
      <div className={styles.listHead}>
        <h3 id={`${id}title`} aria-label={list.title}>
          <Row
            as="button"
            gap={6}
            type="button"
            aria-expanded={isOpen}
            aria-controls={`${id}body`}
            onClick={() => setIsOpen(!isOpen)}
          >
            <ChevronDown size={18} />
            {list.title}
          </Row>
        </h3>
        <Row as={Note} gap={14} rowGap={2} align="stretch" wrap className={styles.listFacts}>
          {isPrivate && (
            <Row as="span" gap={5} inline>
              <Lock size={13} />
              {t('lists:private')}
            </Row>
          )}
          {list.total > 0 && (
            <Row as="span" gap={5} inline className="num">
              {t('lists:progress', { ticked: list.ticked, total: list.total })}
            </Row>
          )}
          <WaitingMark id={list.id} />
        </Row>
        <ActionsMenu label={t('lists:actions', { title: list.title })}>
          {canEdit && (
            <MenuItem icon={<FolderPlus />} onSelect={() => onEdit({ type: 'newGroup', list })}>
              {t('lists:newGroup')}
            </MenuItem>
          )}
          <MenuItem icon={<Printer />} onSelect={() => setTimeout(print)}>
            {t('trip:print')}
          </MenuItem>
          {canEdit && (
            <MenuItem icon={<Pencil />} onSelect={() => onEdit({ type: 'list', list })}>
              {t('lists:rename')}
            </MenuItem>
          )}
          {canEdit && (
            <MenuItem variant="danger" icon={<Trash2 />} onSelect={() => changes.remove(list)}>
              {t('lists:delete')}
            </MenuItem>
          )}
        </ActionsMenu>
        <progress
          className={styles.listProgress}
          max={list.total || 1}
          value={list.ticked}
          aria-hidden="true"
        />
      </div>
      <div id={`${id}body`} hidden={!isOpen} className={styles.listBody}>
        <ListRows
          list={list}
          names={names}
          canEdit={canEdit}
          changes={changes}
          onEdit={(entry) => onEdit({ type: 'entry', list, entry })}
        />
        {canEdit && (
          <NewEntry
            tripId={tripId}
            list={list}
            onAdd={(after, entries) => changes.add(list, after, entries)}
          />
        )}
      </div>
      {isPrinting && <ListSheet list={list} tripTitle={tripTitle} />}
    </section>
  );
}

function ListSheet({ list, tripTitle }: { list: ListOnScreen; tripTitle: string }) {
  return createPortal(
    <main className={listSheetStyles.sheet} data-slot="list-sheet">
      <p>{tripTitle}</p>
      <h1>{list.title}</h1>
      <ul>
        {list.entries.map(({ id, text, quantity, is_heading, ticked_by }) =>
          is_heading ? (
            <li key={id} className={listSheetStyles.sheetGroup}>
              {text}
            </li>
          ) : (
            <li key={id}>
              <span className={listSheetStyles.sheetBox} aria-hidden="true">
                {ticked_by !== null && '×'}
              </span>
              <span>{text}</span>
              {quantity > 1 && <b className="num">×{quantity}</b>}
            </li>
          ),
        )}
      </ul>
    </main>,
    document.body,
  );
}
