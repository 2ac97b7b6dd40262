import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { type DragState, useDragResult, useDragState } from '../drag-state.ts';
import { usePlacementText } from '../use-placement-text.ts';

/** Id of the text that says how things are moved by keyboard. */
export const DRAG_INSTRUCTIONS_ID = 'move-how';

const byKeyboard = (held: DragState | null) => (held?.by === 'keyboard' ? held : null);

/** Says what is in hand by keyboard and where it would land, and how every move ended. */
export const DragAnnouncer = memo(function DragAnnouncer() {
  const { t } = useTranslation('trip-items');
  const { long, conflicts, news } = usePlacementText();
  const held = useDragState(byKeyboard);
  const ending = useDragResult();
  const tell = () => {
    if (held?.to) {
      const { item, from } = held.aim;
      const isFirst = held.to === from;
      const said = [long(item, held.to), conflicts(held.conflicts), news(held.news)];
      const where = said.filter(Boolean).join('. ');
      if (!isFirst) return where;
      return held.ids.size > 1
        ? t('moveHeldMany', { count: held.ids.size, title: item.title, where })
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
      <p className="sr-only" role="status" aria-live="assertive">
        {tell()}
      </p>
    </>
  );
});
