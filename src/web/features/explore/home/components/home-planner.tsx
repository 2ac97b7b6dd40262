import { useTranslation } from 'react-i18next';
import { formatTime } from '#i18n/format.ts';
import { useLanguage } from '#i18n/i18n.ts';
import { type IconKind, KindIcon } from '#web/ui/kind-icon.tsx';
import { Note, Row, Stack } from '#web/ui/layout.tsx';
import styles from './planner.module.css';

/** `start` is in minutes from midnight. */
const STOPS = [
  { kind: 'activity', title: 'plannerMorning', start: 570, halfHours: 3 },
  { kind: 'itinerary', title: 'plannerTram', start: 690, halfHours: 1 },
  { kind: 'meal', title: 'plannerLunch', start: 750, halfHours: 3 },
  { kind: 'activity', title: 'plannerAfternoon', start: 900, halfHours: 4 },
  { kind: 'meal', title: 'plannerDinner', start: 1200, halfHours: 3 },
] as const satisfies readonly { kind: IconKind; title: string; start: number; halfHours: number }[];

const DAYS = [1, 2, 3, 4, 5];
const SHOWN_DAY = 2;

/** Draws a sample plan, which is an image for screen readers [PUB-1]. */
export function HomePlanner() {
  const { t } = useTranslation('features');
  const { language } = useLanguage();
  return (
    <div className={styles.planner} role="img" aria-label={t('plannerAlt')} data-slot="home-planner">
      <ol className={styles.days}>
        {DAYS.map((day) => (
          <Stack as="li" gap={6} key={day} data-shown={day === SHOWN_DAY || undefined}>
            <b>{t('plannerDay', { day })}</b>
            <i data-day={day} />
          </Stack>
        ))}
      </ol>
      <Stack as="ol" gap={6} className={styles.hours}>
        {STOPS.map(({ kind, title, start, halfHours }) => (
          <li key={title} data-kind={kind} data-length={halfHours}>
            <Note as="span" size={12} className="num">
              {formatTime(start, language)}
            </Note>
            <Row as="p" gap={8} align="start">
              <KindIcon kind={kind} size={16} />
              {t(title)}
            </Row>
          </li>
        ))}
      </Stack>
      <div className={styles.map}>
        <svg viewBox="0 0 240 300" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
          <path className={styles.water} d="M0 252C50 238 104 268 150 254S214 236 240 242V300H0Z" />
          <path
            className={styles.streets}
            d="M0 60L96 96L240 40M96 96L80 250M150 0L168 252M0 168L120 150L240 186M40 0L20 250M214 0L206 240"
          />
          <path d="M52 205Q92 100 130 150T196 95" />
          {(
            [
              [52, 205],
              [130, 150],
              [196, 95],
            ] as const
          ).map(([x, y], index) => (
            <g key={x} transform={`translate(${x} ${y})`}>
              <circle r="15" />
              <text dy="5">{index + 1}</text>
            </g>
          ))}
        </svg>
      </div>
    </div>
  );
}
