import clsx from 'clsx';
import { ChevronDown, CircleAlert } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RefusedChange, useTriedText } from './refused-change.tsx';
import type { RefusedEntry } from './refused-changes.tsx';
import styles from './refused-list.module.css';

/**
 * Refused commands: one line above the page, which makes room for it, so that it covers nothing; pressed, it opens the list of
 * them, each with why and what can be done about it.
 */
export function RefusedList({ entries }: { entries: readonly RefusedEntry[] }) {
  const { t } = useTranslation('offline');
  const [isOpen, setOpen] = useState(false);
  const region = useRef<HTMLElement>(null);
  const line = useRef<HTMLButtonElement>(null);
  const listId = useId();
  useEffect(() => {
    document.documentElement.dataset.line = '';
    return () => {
      delete document.documentElement.dataset.line;
    };
  }, []);
  // A press on the page is about the page; Escape is about the list while the focus is in it.
  useEffect(() => {
    if (!isOpen) return;
    const isInside = (target: unknown) => target instanceof Node && region.current?.contains(target);
    const closeFromOutside = ({ target }: PointerEvent) => {
      if (!isInside(target)) setOpen(false);
    };
    const closeByEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !isInside(document.activeElement)) return;
      event.preventDefault();
      event.stopPropagation();
      setOpen(false);
      line.current?.focus();
    };
    document.addEventListener('pointerdown', closeFromOutside);
    document.addEventListener('keydown', closeByEscape, true);
    return () => {
      document.removeEventListener('pointerdown', closeFromOutside);
      document.removeEventListener('keydown', closeByEscape, true);
    };
  }, [isOpen]);
  const [only] = entries;
  return (
    // An open dialog hides everything outside it from screen readers, but for what has `aria-live`.
    <section
      ref={region}
      className={styles.refused}
      aria-label={t('refusedRegion')}
      aria-live="polite"
      data-print="none"
      data-above-dialogs
    >
      <button
        ref={line}
        type="button"
        className={styles.line}
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setOpen(!isOpen)}
      >
        <CircleAlert size={18} aria-hidden="true" />
        <span className={styles.summary}>
          {entries.length === 1 && only ? (
            <Summary entry={only} />
          ) : (
            t('refusedCount', { count: entries.length })
          )}
        </span>
        <span className={styles.see}>
          {t(isOpen ? 'refusedClose' : 'refusedOpen')}
          <ChevronDown size={18} aria-hidden="true" className={clsx(isOpen && styles.up)} />
        </span>
      </button>
      {isOpen && (
        <ul id={listId} className={styles.list}>
          {entries.map((entry) => (
            <RefusedChange key={entry.key} entry={entry} />
          ))}
        </ul>
      )}
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
