import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '#web/ui/layout.tsx';
import { useDragResult, useKeyboardDrag } from '../drag-state.ts';
import { usePlacementText } from '../use-placement-text.ts';

export const DRAG_INSTRUCTIONS_ID = 'move-how';

export const DragAnnouncer = memo(function DragAnnouncer() {
  const { t } = useTranslation('trip-items');
  const { long, conflicts, summary } = usePlacementText();
  const drag = useKeyboardDrag();
  const ending = useDragResult();
  const describe = () => {
    if (drag?.to) {
      const { item, from } = drag.source;
      const isFirst = drag.to === from;
      const parts = [long(item, drag.to), conflicts(drag.conflicts), summary(drag.summary)];
      const where = parts.filter(Boolean).join('. ');
      if (!isFirst) return where;
      return drag.ids.size > 1
        ? t('moveHeldMany', { count: drag.ids.size, title: item.title, where })
        : t('moveHeld', { title: item.title, where });
    }
    if (!ending) return '';
    const { item, to, count } = ending;
    if (!to) return t('moveStays', { title: item.title });
    const landed = { title: item.title, where: long(item, to) };
    return count > 1 ? t('moveLandedMany', { count, ...landed }) : t('moveLanded', landed);
  };
  return (
    <>
      <p id={DRAG_INSTRUCTIONS_ID} hidden>
        {t('moveHow')}
      </p>
      <VisuallyHidden as="p" role="status" aria-live="assertive">
        {describe()}
      </VisuallyHidden>
    </>
  );
});
