import type { BudgetStatus } from '../budget-status.ts';
import styles from './budget.module.css';

/** Spent is behind, the rest ahead and dotted; beyond the budget it passes its stop. Words repeat it. */
export function BudgetLine({ budget: { minor, left } }: { budget: BudgetStatus }) {
  const spent = minor - left;
  const whole = Math.max(minor, spent, 1);
  const at = (units: number) => `${Math.min(100, Math.max(0, (units / whole) * 100))}%`;
  const isOver = left < 0;
  return (
    <svg className={styles.budgetLine} data-over={isOver ? '' : undefined} aria-hidden="true">
      <line className={styles.budgetLineAhead} x1="0" x2="100%" y1="14" y2="14" />
      <line className={styles.budgetLineBehind} x1="0" x2={at(Math.min(spent, minor))} y1="14" y2="14" />
      {isOver && <line className={styles.budgetLineBeyond} x1={at(minor)} x2="100%" y1="14" y2="14" />}
      <circle className={styles.budgetLineStart} cx="0" cy="14" r="6" />
      <circle cx={at(minor)} cy="14" r="6" />
      <circle className={styles.budgetLineHere} cx={at(spent)} cy="14" r="10" />
      <circle className={styles.budgetLineDot} cx={at(spent)} cy="14" r="4" />
    </svg>
  );
}
