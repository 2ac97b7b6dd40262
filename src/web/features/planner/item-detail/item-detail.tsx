import { FileText, Pencil, X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { cutTo } from '#domain/text.ts';
import { noteOf, type PlannerItem, type TripPerson } from '#web/trip-data/trip.ts';
import { Button } from '#web/ui/button.tsx';
import { rememberFocus } from '#web/ui/focus-return.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Row, Stack } from '#web/ui/layout.tsx';
import { AfterPaint } from '#web/ui/timing.ts';
import { ItemIcon } from '../components/item-icon.tsx';
import { usePlannerActions } from '../components/planner-actions.tsx';
import { ItemTransfers } from '../transfers/components/item-transfers.tsx';
import styles from './item-detail.module.css';
import { ItemFacts } from './item-facts.tsx';
import { useUncovered } from './use-uncovered.ts';

/** In characters; a longer note opens in a dialog. */
const SHORT_NOTE = 160;

export interface ItemDetailProps {
  item: PlannerItem;
  people: readonly TripPerson[];
  children?: ReactNode;
}

/** Shows the title at once, the rest a frame later. Escape closes it. */
export function ItemDetail({ item, people, children }: ItemDetailProps) {
  const { t } = useTranslation('trip-items');
  const { select } = usePlannerActions();
  const titleId = useId();
  const panel = useRef<HTMLElement>(null);
  useUncovered(panel, item);
  useEffect(() => {
    // Focus returns to the card on close, unless it has moved elsewhere.
    const restoreFocus = rememberFocus();
    const element = panel.current;
    const closeOnEscape = ({ key, target, defaultPrevented }: KeyboardEvent) => {
      // Between dialog and return the focus is nowhere.
      const isHere = target === document.body || (target instanceof Node && element?.contains(target));
      if (key === 'Escape' && isHere && !defaultPrevented) select(null);
    };
    element?.focus({ preventScroll: true });
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('keydown', closeOnEscape);
      restoreFocus();
    };
  }, [select]);
  return (
    <Stack
      as="section"
      gap={10}
      className={styles.itemDetail}
      data-slot="item-detail"
      aria-labelledby={titleId}
      data-kind={item.kind}
      ref={panel}
      tabIndex={-1}
    >
      <Row as="header" gap={10} align="start" className={styles.itemDetailHead}>
        <ItemIcon item={item} size={20} />
        <h2 id={titleId}>{item.title}</h2>
        <IconButton label={t('close')} onClick={() => select(null)}>
          <X />
        </IconButton>
      </Row>
      <AfterPaint>
        <Particulars item={item} people={people} />
        {children}
      </AfterPaint>
    </Stack>
  );
}

function Particulars({ item, people }: ItemDetailProps) {
  const { t } = useTranslation(['trip-items', 'trip']);
  const { duplicate, edit, move, select, readNote, readOnlyReason } = usePlannerActions();
  const locked = readOnlyReason && { disabled: true, title: readOnlyReason };
  const note = noteOf(item);
  return (
    <>
      <ItemFacts item={item} people={people} />
      <ItemTransfers id={item.id} />
      {note && (
        <p className={styles.itemDetailNote}>
          {note.length > SHORT_NOTE ? `${cutTo(note, SHORT_NOTE)}…` : note}
        </p>
      )}
      <Row as="footer" gap={8} align="stretch" wrap>
        <Button variant="line" {...locked} onClick={() => edit(item)}>
          <Pencil size={16} />
          {t('trip-items:edit')}
        </Button>
        <Button variant="quiet" {...locked} onClick={() => move(item)}>
          {t('trip-items:move')}
        </Button>
        <Button variant="quiet" {...locked} onClick={() => select(duplicate(item))}>
          {t('trip-items:duplicate')}
        </Button>
        {note && (
          <Button variant="quiet" onClick={() => readNote(item)}>
            <FileText size={16} />
            {t('trip:readNote')}
          </Button>
        )}
      </Row>
    </>
  );
}
