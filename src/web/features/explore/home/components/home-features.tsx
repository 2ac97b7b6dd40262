import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Avatar } from '#web/ui/avatar.tsx';
import { type IconKind, KindIcon } from '#web/ui/kind-icon.tsx';
import { PageWidth, Row } from '#web/ui/layout.tsx';
import { Stops } from '#web/ui/stops.tsx';
import { HomePlanner } from './home-planner.tsx';
import { HomeSection } from './home-section.tsx';
import styles from './steps.module.css';

export function HomeFeatures() {
  const { t } = useTranslation(['landing', 'features']);
  return (
    <HomeSection id="features" aria-labelledby="features-title">
      <PageWidth>
        <h2 id="features-title">{t('features:title')}</h2>
        <HomePlanner />
        <Stops arrives className={styles.homeSteps}>
          <Step title={t('features:noteTitle')} text={t('features:noteText')}>
            <Chip kind="meal">{t('features:chipMeal')}</Chip>
            <Chip kind="activity">{t('features:chipActivity')}</Chip>
            <Chip kind="accommodation">{t('features:chipStay')}</Chip>
            <Chip kind="note">{t('features:chipNote')}</Chip>
          </Step>
          <Step title={t('features:checkTitle')} text={t('features:checkText')}>
            <SampleCard
              time="15:30"
              number={6}
              title={t('features:cardFirstTitle')}
              meta={t('features:cardFirst')}
            />
            <Row as="p" gap={6} className={styles.sampleWarning}>
              <TriangleAlert />
              {t('features:cardWarning')}
            </Row>
            <SampleCard
              time="17:10"
              number={7}
              title={t('features:cardSecondTitle')}
              meta={t('features:cardSecond')}
            />
          </Step>
          <Step title={t('features:shareTitle')} text={t('features:shareText')}>
            <div className={styles.sampleMessage}>
              <Avatar name={t('features:person')} />
              <p>
                <b>{t('features:person')}</b> <span className="num">19:24</span>
              </p>
              <p className={styles.sampleBubble}>{t('features:message')}</p>
            </div>
            <Row as="p" gap={12} className={styles.sampleTask}>
              <span className={styles.sampleBox} />
              {t('features:task')}
              <Avatar name={t('features:person')} size="small" />
            </Row>
          </Step>
        </Stops>
      </PageWidth>
    </HomeSection>
  );
}

function Step({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <li>
      <h3>{title}</h3>
      <p className={styles.homeStepText}>{text}</p>
      {/* Decorative: the sentence above has the same content. */}
      <div className={styles.sample} aria-hidden="true">
        {children}
      </div>
    </li>
  );
}

function Chip({ kind, children }: { kind: IconKind; children: ReactNode }) {
  return (
    <Row as="span" gap={8} className={styles.sampleChip}>
      <KindIcon kind={kind} size={16} />
      {children}
    </Row>
  );
}

interface SampleCardProps {
  time: string;
  number: number;
  title: string;
  meta: string;
}

function SampleCard({ time, number, title, meta }: SampleCardProps) {
  return (
    <div className={styles.sampleCard} data-kind="activity">
      <span className="num">{time}</span>
      <span className={styles.previewStop}>{number}</span>
      <div>
        <p className={styles.sampleTitle}>
          <KindIcon kind="activity" size={16} />
          {title}
        </p>
        <p className="num">{meta}</p>
      </div>
    </div>
  );
}
