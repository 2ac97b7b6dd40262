import clsx from 'clsx';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '#i18n/format.ts';
import { useLanguage } from '#i18n/i18n.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { FieldHint, fieldControlClass } from '#web/ui/field.tsx';
import { Note, Row, VisuallyHidden } from '#web/ui/layout.tsx';
import styles from './cost-split.module.css';
import { isFilled, leftToSplit, type SplitMode, sharesIn } from './cost-split.ts';
import { useCostSplit } from './use-cost-split.ts';

type Mode = Exclude<SplitMode, 'everyone'>;

export function SplitRows({ mode }: { mode: Mode }) {
  const { t } = useTranslation('trip-items');
  const { language } = useLanguage();
  const { form, itemId, ids, named, change } = useCostSplit();
  const shares = sharesIn(form, ids, itemId);
  const field = mode === 'amounts' ? 'split_amounts' : 'split_parts';
  return (
    <fieldset className={styles.costSplit} data-mode={mode}>
      <VisuallyHidden as="legend">{t('split')}</VisuallyHidden>
      {named.map((person) => {
        const share = shares.get(person.id);
        return (
          <SplitRow
            key={person.id}
            mode={mode}
            person={person}
            text={form[field][person.id] ?? ''}
            onChange={(text) => change({ [field]: { ...form[field], [person.id]: text } })}
          >
            {mode === 'amounts' ? form.currency : share && formatMoney(share, form.currency, language)}
          </SplitRow>
        );
      })}
      {mode === 'amounts' && <LeftToShare left={leftToSplit(form)} currency={form.currency} />}
      {mode === 'parts' && <FieldHint>{t('splitPartsHint')}</FieldHint>}
    </fieldset>
  );
}

interface SplitRowProps {
  mode: Mode;
  person: { name: string; id: string; src: string | null | undefined; hasLeft: boolean };
  text: string;
  onChange: (text: string) => void;
  children: React.ReactNode;
}

function SplitRow({ mode, person, text, onChange, children }: SplitRowProps) {
  const { t } = useTranslation('trip-items');
  const id = useId();
  const face = <Avatar name={person.name} src={person.src} colourOf={person.id} size="small" />;
  return (
    <Row gap={12} className={styles.splitRow}>
      {mode === 'chosen' ? (
        <input
          id={id}
          type="checkbox"
          checked={isFilled(text)}
          onChange={(event) => onChange(event.target.checked ? '1' : '')}
        />
      ) : (
        <input
          id={id}
          className={clsx(fieldControlClass, 'num')}
          data-slot="field-control"
          inputMode="decimal"
          autoComplete="off"
          value={text}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
      <Row as="label" gap={10} htmlFor={id}>
        {face}
        <span>{person.hasLeft ? t('nameHasLeft', { name: person.name }) : person.name}</span>
      </Row>
      <Note as="span" className={clsx(styles.splitMoney, 'num')}>
        {children}
      </Note>
    </Row>
  );
}

function LeftToShare({ left, currency }: { left: number; currency: string }) {
  const { t } = useTranslation('trip-items');
  const { language } = useLanguage();
  const amount = formatMoney(Math.abs(left), currency, language);
  return (
    <Note as="output" className={styles.splitLeft} data-wrong={left === 0 ? undefined : ''}>
      {left === 0 ? t('splitComplete') : left > 0 ? t('splitLeft', { amount }) : t('splitOver', { amount })}
    </Note>
  );
}
