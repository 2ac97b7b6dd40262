import { useTranslation } from 'react-i18next';
import { type Held, useEnding, useHeld } from './held.ts';
import { useWhere } from './use-where.ts';

/** Id of the text that says how things are moved by keyboard. */
export const MOVE_HOW = 'move-how';

const byKeyboard = (held: Held | null) => (held?.by === 'keyboard' ? held : null);

/** Says what is in hand by keyboard and where it would land, and how every move ended. */
export function MoveVoice() {
  const { t } = useTranslation('trip-items');
  const { long, conflicts } = useWhere();
  const held = useHeld(byKeyboard);
  const ending = useEnding();
  const tell = () => {
    if (held?.to) {
      const { item, from } = held.aim;
      const isFirst = held.to === from;
      const where = [long(item, held.to), conflicts(held.conflicts)].filter(Boolean).join('. ');
      return isFirst ? t('moveHeld', { title: item.title, where }) : where;
    }
    if (!ending) return '';
    return ending.to
      ? t('moveLanded', { title: ending.item.title, where: long(ending.item, ending.to) })
      : t('moveStays', { title: ending.item.title });
  };
  return (
    <>
      <p id={MOVE_HOW} hidden>
        {t('moveHow')}
      </p>
      <p className="sr-only" role="status" aria-live="assertive">
        {tell()}
      </p>
    </>
  );
}
