import clsx from 'clsx';
import { CalendarClock, Pencil, Trash2, TriangleAlert } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { parseDay } from '#domain/days.ts';
import { formatDate } from '#i18n/format.ts';
import { useLanguage } from '#i18n/i18n.ts';
import { WaitingMark } from '#web/offline/waiting-mark.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { Note, Row } from '#web/ui/layout.tsx';
import { ActionsMenu, MenuItem } from '#web/ui/menu.tsx';
import { useToday } from '#web/ui/timing.ts';
import type { Task } from '../queries.ts';
import { isOverdue } from '../task-list.ts';
import styles from './tasks.module.css';

interface TaskRowProps {
  task: Task;
  names: ReadonlyMap<string, string>;
  mayComplete: boolean;
  onComplete: (isDone: boolean) => void;
  onEdit?: () => void;
  onRemove?: () => void;
}

export function TaskRow({ task, names, mayComplete, onComplete, onEdit, onRemove }: TaskRowProps) {
  const { t } = useTranslation('tasks');
  const id = useId();
  const isDone = task.completed_at !== null;
  const creator = (task.created_by && names.get(task.created_by)) || t('unknownCreator');
  return (
    <Row
      as="li"
      gap={12}
      align="start"
      className={clsx(styles.task, isDone && styles.taskDone)}
      data-slot="task"
    >
      <input
        id={id}
        type="checkbox"
        checked={isDone}
        disabled={!mayComplete}
        {...(!mayComplete && { title: t('notYours') })}
        onChange={(event) => onComplete(event.target.checked)}
      />
      <div className={styles.taskText}>
        <label htmlFor={id}>{task.title}</label>
        <WaitingMark id={task.id} />
        <Row as={Note} gap={14} rowGap={2} wrap>
          <Assignee id={task.assigned_to} names={names} />
          <DueDate task={task} />
          <span>{t('createdBy', { name: creator })}</span>
        </Row>
      </div>
      {onEdit && (
        <ActionsMenu label={t('actions', { title: task.title })}>
          <MenuItem icon={<Pencil />} onSelect={onEdit}>
            {t('edit')}
          </MenuItem>
          {onRemove && (
            <MenuItem variant="danger" icon={<Trash2 />} onSelect={onRemove}>
              {t('delete')}
            </MenuItem>
          )}
        </ActionsMenu>
      )}
    </Row>
  );
}

function Assignee({ id, names }: { id: string | null; names: ReadonlyMap<string, string> }) {
  const { t } = useTranslation('tasks');
  const name = id && names.get(id);
  if (!id) return <span>{t('unassigned')}</span>;
  return (
    <Row as="span" gap={6} inline>
      <Avatar name={name || '?'} colourOf={id} size="small" />
      {name || t('formerMember')}
    </Row>
  );
}

function DueDate({ task }: { task: Task }) {
  const { t } = useTranslation('tasks');
  const { language } = useLanguage();
  const today = useToday();
  const day = parseDay(task.due_date);
  if (!day) return null;
  const date = formatDate(day, language, 'weekdayShort');
  const isLate = isOverdue(task, today.toString());
  const Icon = isLate ? TriangleAlert : CalendarClock;
  return (
    <Row as="span" gap={6} inline className={isLate ? styles.taskLate : undefined}>
      <Icon size={14} aria-hidden="true" />
      {isLate ? t('overdue', { date }) : t('due', { date })}
    </Row>
  );
}
