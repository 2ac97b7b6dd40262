import clsx from 'clsx';
import { ChevronDown, CircleAlert } from 'lucide-react';
import { Popover } from 'radix-ui';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Row } from '#web/ui/layout.tsx';
import { useBackCloses } from '#web/ui/overlay-closing.ts';
import { RefusedChange, useTriedText } from './refused-change.tsx';
import type { RefusedEntry } from './refused-changes.tsx';
import styles from './refused-list.module.css';

/** A line above the page, which covers nothing, with the list in a popover. A toast has announced each. */
export function RefusedList({ entries }: { entries: readonly RefusedEntry[] }) {
  const { t } = useTranslation(['offline', 'notifications']);
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  useBackCloses(isOpen, () => {
    close();
    return true;
  });
  useEffect(() => {
    document.documentElement.dataset.lineAbove = '';
    return () => {
      delete document.documentElement.dataset.lineAbove;
    };
  }, []);
  const [only] = entries;
  return (
    <section className={styles.refused} aria-label={t('refusedRegion')} data-print="none" data-above-dialogs>
      <Popover.Root open={isOpen} onOpenChange={setOpen}>
        <Row as={Popover.Trigger} gap={10} className={styles.line} aria-haspopup={false}>
          <CircleAlert size={18} />
          <span className={clsx(styles.summary, 'cut')}>
            {entries.length === 1 && only ? (
              <Summary entry={only} />
            ) : (
              t('notifications:refusedCount', { count: entries.length })
            )}
          </span>
          <Row as="span" gap={4} inline className={styles.see}>
            {t(isOpen ? 'refusedClose' : 'refusedOpen')}
            <ChevronDown size={18} className={clsx(isOpen && styles.up)} />
          </Row>
        </Row>
        {/* In the region, not a portal: above open dialogs. Not modal, so that keys of the page, as undo, work. */}
        <Popover.Content className={styles.list} role="group" aria-label={t('refusedRegion')} align="end">
          <ul>
            {entries.map((entry) => (
              <RefusedChange key={entry.key} entry={entry} onReopen={close} />
            ))}
          </ul>
        </Popover.Content>
      </Popover.Root>
    </section>
  );
}

function Summary({ entry }: { entry: RefusedEntry }) {
  const tried = useTriedText(entry);
  const { command } = entry;
  if (command.label === '') return tried;
  return (
    <>
      <b>
        <bdi>{command.label}</bdi>
      </b>
      {` · ${tried}`}
    </>
  );
}
