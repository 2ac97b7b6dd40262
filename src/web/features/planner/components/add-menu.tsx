import { FileDown, Plus } from 'lucide-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { ITEM_KINDS } from '#domain/items.ts';
import { Button } from '#web/ui/button.tsx';
import { KindIcon } from '#web/ui/kind-icon.tsx';
import { Menu, MenuItem } from '#web/ui/menu.tsx';
import styles from './planner.module.css';
import { usePlannerActions } from './planner-actions.tsx';

interface AddMenuProps {
  date?: string;
  /** `round` floats on narrow screens. */
  shape: 'button' | 'round';
}

/** Viewers see it disabled, with the reason. */
export const AddMenu = memo(function AddMenu({ date, shape }: AddMenuProps) {
  const { t } = useTranslation(['trip-items', 'trip']);
  const { add, importFiles, readOnlyReason } = usePlannerActions();
  const isRound = shape === 'round';
  const face = isRound ? (
    <button
      type="button"
      className={styles.plannerFab}
      data-slot="planner-fab"
      aria-label={t('add')}
      aria-disabled={readOnlyReason ? true : undefined}
    >
      <Plus size={26} />
    </button>
  ) : (
    <Button
      variant="go"
      className={styles.dayHeadAdd}
      data-slot="day-head-add"
      {...(readOnlyReason && { disabled: true, title: readOnlyReason })}
    >
      <Plus size={18} />
      {t('add')}
    </Button>
  );
  if (readOnlyReason) return isRound ? null : face;
  return (
    <Menu trigger={face}>
      {ITEM_KINDS.map((kind) => (
        <MenuItem key={kind} icon={<KindIcon kind={kind} />} onSelect={() => add(kind, date ? { date } : {})}>
          {t(`trip-items:${kind}`)}
        </MenuItem>
      ))}
      <MenuItem icon={<FileDown size={18} />} onSelect={() => importFiles()}>
        {t('trip:import')}
      </MenuItem>
    </Menu>
  );
});
