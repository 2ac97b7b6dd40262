import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Row } from '#web/ui/layout.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import type { TaskFilter } from '../task-list.ts';
import styles from './tasks.module.css';

const FILTERS = [
  { value: 'all', text: 'filterAll' },
  { value: 'mine', text: 'filterMine' },
] as const;

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
    <Row as="fieldset" gap={4} align="stretch" className={styles.taskFilter}>
      <VisuallyHidden as="legend">{t('filter')}</VisuallyHidden>
      {FILTERS.map((filter) => (
        <label key={filter.value}>
          <input
            type="radio"
            name={name}
            checked={filter.value === value}
            onChange={() => onChange(filter.value)}
          />
          <span>{t(filter.text)}</span>
        </label>
      ))}
    </Row>
  );
}
