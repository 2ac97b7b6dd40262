import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlannerItem } from '#web/trip-data/trip.ts';
import { Row, type RowProps } from '#web/ui/layout.tsx';
import { ItemIcon } from '../../components/item-icon.tsx';
import { DragHandle } from '../../drag-and-drop/components/drag-handle.tsx';
import { OpenButton, useCard } from './card-parts.tsx';
import { ItemMenu } from './item-menu.tsx';

interface ItemRowProps {
  item: PlannerItem;
  isSelected: boolean;
  className: string | undefined;
  gap?: RowProps['gap'];
  slot?: string;
  heading?: 'h3' | 'h4';
  children: ReactNode;
}

/** Shows an item without hours, which is dragged and opened like a card. */
export function ItemRow({ item, isSelected, className, gap = 10, slot, heading, children }: ItemRowProps) {
  const { t } = useTranslation(['trip-items']);
  const Heading = heading ?? 'h4';
  const { titleId, cardProps } = useCard(item, { isSelected, isTimed: false });
  return (
    <Row as="article" gap={gap} className={className} data-slot={slot} {...cardProps}>
      <OpenButton item={item} isSelected={isSelected} />
      <DragHandle item={item} isTimed={false} />
      <ItemIcon item={item} label={t(`trip-items:${item.kind}`)} />
      <Heading id={titleId} className="cut">
        {item.title}
      </Heading>
      {children}
      <ItemMenu item={item} />
    </Row>
  );
}
