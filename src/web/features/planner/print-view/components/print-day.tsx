import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '#i18n/format.ts';
import { useLanguage } from '#i18n/i18n.ts';
import { KindIcon } from '#web/ui/kind-icon.tsx';
import { Note, Row } from '#web/ui/layout.tsx';
import type { PrintDay, PrintLine, PrintNight } from '../print-plan.ts';
import { PrintItem, PrintLineView } from './print-item.tsx';
import { PrintPlace } from './print-place.tsx';
import styles from './print-view.module.css';

export function PrintDayView({ day }: { day: PrintDay }) {
  const { t } = useTranslation('trip');
  const { language } = useLanguage();
  const titleId = useId();
  const isEmpty = day.lines.length + day.waiting.length === 0;
  return (
    <section
      className={styles.printPage}
      data-slot="print-page"
      data-empty={isEmpty && day.nights.length === 0 ? '' : undefined}
      id={`day-${day.iso}`}
      aria-labelledby={titleId}
    >
      <header className={styles.printHead}>
        <Note>{t('day', { n: day.number })}</Note>
        <h2 id={titleId}>{formatDate(day.date, language, 'full')}</h2>
      </header>
      {isEmpty && <p className={styles.printNothing}>{t('sheetNothing')}</p>}
      {day.lines.length > 0 && (
        <ol>
          {day.lines.map((line) => (
            <PrintLineView key={keyOf(line)} line={line} />
          ))}
        </ol>
      )}
      {day.waiting.length > 0 && (
        <>
          <h3 className={styles.printPart}>{t('sheetWaiting')}</h3>
          <ul>
            {day.waiting.map((item) => (
              <PrintItem key={item.id} item={item} />
            ))}
          </ul>
        </>
      )}
      {day.nights.map((night) => (
        <Night key={night.item.id} night={night} />
      ))}
    </section>
  );
}

/** Names the stay of the night; check-in and check-out have lines of their own. */
function Night({ night: { item, night, nights } }: { night: PrintNight }) {
  const { t } = useTranslation('trip');
  return (
    <div className={styles.printNight}>
      <Row as={Note} gap={6} className={styles.printKind}>
        <KindIcon kind="accommodation" size={15} />
        {t('sheetTonight')} · {t('night', { n: night, total: nights })}
      </Row>
      <p className={styles.printNightName}>{item.title}</p>
      <PrintPlace place={item.location} address={item.address} />
    </div>
  );
}

const keyOf = (line: PrintLine) => `${line.item.id} ${line.type}`;
