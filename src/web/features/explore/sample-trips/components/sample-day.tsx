import clsx from 'clsx';
import { useTranslation } from 'react-i18next';
import { toMinorUnits } from '#domain/money.ts';
import { parseMinutes } from '#domain/times.ts';
import { formatDuration, formatMoney, formatTime } from '#i18n/format.ts';
import { useLanguage } from '#i18n/i18n.ts';
import { KindIcon } from '#web/ui/kind-icon.tsx';
import { Note, Row } from '#web/ui/layout.tsx';
import { Stops } from '#web/ui/stops.tsx';
import type { SampleItem } from '../sample-items.ts';
import styles from './sample-trips.module.css';

interface SampleDayProps {
  /** Counted from 1. */
  number: number;
  items: readonly SampleItem[];
  currency: string;
}

export function SampleDay({ number, items, currency }: SampleDayProps) {
  const { t } = useTranslation('themed-trip');
  const id = `sample-day-${number}`;
  return (
    <section className={styles.sampleDay} aria-labelledby={id}>
      <h2 id={id}>{t('day', { number })}</h2>
      <Stops className={styles.sampleStops}>
        {items.map((item) => (
          <Stop key={`${item.time} ${item.title}`} item={item} currency={currency} />
        ))}
      </Stops>
    </section>
  );
}

function Stop({ item, currency }: { item: SampleItem; currency: string }) {
  const { t } = useTranslation('themed-trip');
  const { language } = useLanguage();
  const minutes = parseMinutes(item.time);
  const price = item.price === null ? null : toMinorUnits(item.price, currency);
  const timeText = (time: string) => (item.kind === 'accommodation' ? t('stayFrom', { time }) : time);
  const length = item.kind === 'accommodation' ? t('nights', { count: item.nights }) : lengthOf(item);
  return (
    <li className={styles.sampleStop} data-kind={item.kind}>
      <Note as="span" className={clsx(styles.sampleStopTime, 'num')}>
        {minutes !== null && item.kind !== 'note' && timeText(formatTime(minutes, language))}
      </Note>
      <div>
        <Row as="h3" gap={8} align="baseline">
          <KindIcon
            kind={item.kind}
            {...(item.subType && { subType: item.subType })}
            label={t(`kind_${item.kind}`)}
          />
          {item.title}
        </Row>
        {item.note && <p>{item.note}</p>}
        <p className={clsx(styles.sampleStopMeta, 'num')}>
          {[length, price !== null && formatMoney(price, currency, language, { isShort: true })]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
    </li>
  );
}

/** Writes the duration; empty for meals and notes. */
function lengthOf({ kind, duration }: SampleItem): string {
  return duration !== null && kind !== 'meal' && kind !== 'note' ? formatDuration(duration) : '';
}
