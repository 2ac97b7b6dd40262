import clsx from 'clsx';
import { Popover } from 'radix-ui';
import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMedia } from '#web/ui/browser-state.ts';
import { useBackCloses } from '#web/ui/overlay-closing.ts';
import { PopoverList } from '#web/ui/popover-list.tsx';
import { useDragState } from '../../drag-and-drop/drag-state.ts';
import { useFormats } from '../../use-formats.ts';
import type { ItemCardView, OverflowStackView } from '../day-view.ts';
import { isSameStack } from '../same-card.ts';
import { ItemRow } from './item-row.tsx';
import styles from './overflow-stack.module.css';
import trayStyles from './tray.module.css';

export const OverflowStack = memo(
  StackCard,
  (one, other) => one.selected === other.selected && isSameStack(one.stack, other.stack),
);

function StackCard({ stack, selected }: { stack: OverflowStackView; selected: string | null }) {
  const { t } = useTranslation('trip-items');
  const { time } = useFormats();
  const [isOpen, setOpen] = useState(false);
  const isMoving = useDragState((drag) => drag !== null);
  const isNarrow = useMedia('(width < 1200px)');
  useBackCloses(isOpen, () => {
    setOpen(false);
    return true;
  });
  const { cards } = stack;
  const from = time(stack.time);
  const name = t('stack', { count: cards.length, time: from });
  return (
    <Popover.Root open={isOpen && !isMoving} onOpenChange={setOpen}>
      <Popover.Trigger asChild>
        <button
          type="button"
          className={styles.stack}
          aria-label={name}
          data-grip={cards.map(({ item }) => item.id).join(' ')}
          data-selected={cards.some(({ item }) => item.id === selected) ? '' : undefined}
          style={{ '--at': stack.at, '--for': stack.length }}
        >
          {/* Anchored at the number: a pile may be higher than the screen. */}
          <Popover.Anchor asChild>
            <b className="num">+{cards.length}</b>
          </Popover.Anchor>
        </button>
      </Popover.Trigger>
      <PopoverList
        className={styles.stackList}
        title={name}
        titleClass="num"
        // On a phone there is no room beside the pile.
        side={isNarrow ? 'bottom' : 'left'}
        align={isNarrow ? 'end' : 'start'}
        // The focus stays with a keyboard drag out of the list.
        onCloseAutoFocus={(event) => isMoving && event.preventDefault()}
      >
        {cards.map((card) => (
          <li key={card.item.id}>
            <OverflowRow card={card} isSelected={card.item.id === selected} />
          </li>
        ))}
      </PopoverList>
    </Popover.Root>
  );
}

function OverflowRow({ card, isSelected }: { card: ItemCardView; isSelected: boolean }) {
  const { timeRange } = useFormats();
  return (
    <ItemRow
      item={card.item}
      isSelected={isSelected}
      className={clsx(trayStyles.outsideRow, styles.stackRow)}
    >
      <span className="num">{timeRange(card.start, card.end, card.minutes)}</span>
    </ItemRow>
  );
}
