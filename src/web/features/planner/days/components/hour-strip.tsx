import type { StripBlock } from '../day-entries.ts';
import styles from '../days.module.css';
import { stripLayers } from '../strip-layers.ts';

/** Seven to midnight as a line with a block for each item. Decorative: the counts say it in words. */
export function HourStrip({ blocks }: { blocks: readonly StripBlock[] }) {
  if (blocks.length === 0) return null;
  return (
    <span className={styles.hourStrip} aria-hidden="true">
      <span style={{ backgroundImage: stripLayers(blocks) }} />
    </span>
  );
}
