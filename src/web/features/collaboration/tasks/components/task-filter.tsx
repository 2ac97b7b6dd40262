import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { TaskFilter } from '../task-list.ts';
import styles from './tasks.module.css';

const FILTERS = [
  { value: 'all', text: 'filterAll' },
  { value: 'mine', text: 'filterMine' },
] as const;

/** Everyone's tasks, or one's own. */
export function TaskFilterChoice({
  value,
  onChange,
}: {
  value: TaskFilter;
  onChange: (value: TaskFilter) => void;
}) {
  const { t } = useTranslation('tasks');
  const name = useId();
  return (
    <fieldset className={styles.taskFilter}>
      <legend className="sr-only">{t('filter')}</legend>
      {FILTERS.map((filter) => (
        <label key={filter.value}>
          <input
            className="sr-only"
            type="radio"
            name={name}
            checked={filter.value === value}
            onChange={() => onChange(filter.value)}
          />
          <span>{t(filter.text)}</span>
        </label>
      ))}
    </fieldset>
  );
}
