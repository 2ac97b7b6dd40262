import { type KeyboardEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ITEM_KINDS, type ItemKind } from '#domain/items.ts';
import { KindIcon } from '#web/ui/kind-icon.tsx';
import { Row } from '#web/ui/layout.tsx';
import styles from './item-dialog.module.css';

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

export function KindSwitch({ kind, onChange }: { kind: ItemKind; onChange: (kind: ItemKind) => void }) {
  const { t } = useTranslation(['trip-items']);
  const row = useRef<HTMLDivElement>(null);
  const handleKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const index = (ITEM_KINDS.indexOf(kind) + step + ITEM_KINDS.length) % ITEM_KINDS.length;
    const next = ITEM_KINDS[index];
    if (!next) return;
    onChange(next);
    row.current?.querySelectorAll('button')[index]?.focus();
  };
  return (
    <Row
      gap={2}
      align="stretch"
      className={styles.kindSwitch}
      role="radiogroup"
      aria-label={t('kind')}
      ref={row}
      onKeyDown={handleKeyDown}
      tabIndex={-1}
    >
      {ITEM_KINDS.map((option) => (
        // biome-ignore lint/a11y/useSemanticElements: a labelled input would answer to the names of the form's fields
        <button
          key={option}
          type="button"
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the same
          role="radio"
          aria-checked={option === kind}
          tabIndex={option === kind ? 0 : -1}
          data-kind={option}
          onClick={() => onChange(option)}
        >
          <KindIcon kind={option} />
          {t(`trip-items:${option}`)}
        </button>
      ))}
    </Row>
  );
}
