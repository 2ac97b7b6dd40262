import clsx from 'clsx';
import { Check, Clock, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { toMinorUnits } from '#domain/money.ts';
import { readPictureTexts } from '#domain/pictures.ts';
import { formatMinutes } from '#domain/times.ts';
import { formatDistance, formatDuration, formatMoney, formatTime } from '#i18n/format.ts';
import { useLanguage } from '#i18n/i18n.ts';
import { inLanguage } from '#i18n/languages.ts';
import { useUnits } from '#web/session/preferences/locale-preferences.ts';
import { useSubTypeLabel } from '#web/trip-data/item-labels.ts';
import type { PlannerItem } from '#web/trip-data/trip.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Note, Row, Stack } from '#web/ui/layout.tsx';
import { Menu, MenuItem } from '#web/ui/menu.tsx';
import { Picture, PictureCaption } from '#web/ui/picture.tsx';
import { type IdeasPanelProps, type IdeaView, writeOfIdea } from '../ideas.ts';
import styles from './ideas.module.css';

/** Times that are offered, in minutes from midnight. */
const HOURS = [9, 10, 11, 14, 15, 16, 17, 20].map((hour) => hour * 60);

interface IdeaCardProps extends IdeasPanelProps {
  shown: IdeaView;
  /** Item that was added from the idea; null: not added. */
  item: PlannerItem | null;
}

export function IdeaCard({ shown, item, ...panel }: IdeaCardProps) {
  const { title, description } = shown;
  return (
    <Stack as="li" gap={4} className={styles.idea}>
      <h2>{title}</h2>
      <IdeaFacts shown={shown} />
      <IdeaPicture shown={shown} />
      {description && <p className={styles.ideaText}>{description}</p>}
      {item ? <Added item={item} {...panel} /> : <AddIdea shown={shown} {...panel} />}
    </Stack>
  );
}

function IdeaPicture({ shown: { idea } }: { shown: IdeaView }) {
  const { language } = useLanguage();
  if (!idea.image_url) return null;
  const texts = readPictureTexts(idea.picture_texts);
  return (
    <figure className={styles.ideaPicture}>
      <Picture
        url={idea.image_url}
        alt={inLanguage(language, { fr: texts.alt_fr, en: texts.alt_en })}
        fallback={null}
      />
      <PictureCaption
        caption={inLanguage(language, { fr: texts.caption_fr, en: texts.caption_en })}
        credit={texts.credit}
      />
    </figure>
  );
}

function IdeaFacts({ shown }: { shown: IdeaView }) {
  const { t } = useTranslation(['trip-activities']);
  const { language } = useLanguage();
  const units = useUnits();
  const subTypeLabel = useSubTypeLabel();
  const { idea, city, distance } = shown;
  const minor = toMinorUnits(idea.price, idea.currency);
  const facts = [
    city,
    subTypeLabel('activity', idea.sub_type),
    formatDuration(idea.duration),
    minor === 0 ? t('ideasFree') : minor !== null && formatMoney(minor, idea.currency, language),
    distance !== null && t('ideasAway', { distance: formatDistance(distance, language, units) }),
  ];
  return <Note className={clsx('num')}>{facts.filter(Boolean).join(' · ')}</Note>;
}

function AddIdea({ shown, day, readOnlyReason, onAdd }: Omit<IdeaCardProps, 'item'>) {
  const { t } = useTranslation('trip-activities');
  const { language } = useLanguage();
  const add = (time: string | null) => {
    const write = writeOfIdea(shown, day.iso, time);
    if (write) onAdd(write);
  };
  const refusal = readOnlyReason ? { disabled: true, title: readOnlyReason } : {};
  const { title } = shown;
  return (
    <Row as="p" gap={8} wrap className={styles.ideaActions}>
      <Button
        size="small"
        icon={<Plus size={16} />}
        aria-label={t('ideasAddNamed', { n: day.number, title })}
        onClick={() => add(null)}
        {...refusal}
      >
        {t('ideasAdd', { n: day.number })}
      </Button>
      {!readOnlyReason && (
        <Menu
          align="start"
          trigger={
            <IconButton label={t('ideasAtHour', { title })} size="small">
              <Clock size={16} />
            </IconButton>
          }
        >
          {HOURS.map((minutes) => (
            <MenuItem key={minutes} onSelect={() => add(formatMinutes(minutes))}>
              {t('ideasAtTime', { time: formatTime(minutes, language) })}
            </MenuItem>
          ))}
        </Menu>
      )}
    </Row>
  );
}

function Added({
  item,
  readOnlyReason,
  onRemove,
}: Omit<IdeaCardProps, 'shown' | 'item'> & { item: PlannerItem }) {
  const { t } = useTranslation('trip-activities');
  return (
    <Row as="p" gap={8} wrap className={styles.ideaActions}>
      <Row as="span" gap={6} inline className={styles.ideaAdded}>
        <Check size={16} />
        {t('ideasAdded')}
      </Row>
      {!readOnlyReason && (
        <Button
          size="small"
          variant="quiet"
          aria-label={t('ideasRemoveNamed', { title: item.title })}
          onClick={() => onRemove(item)}
        >
          {t('ideasRemove')}
        </Button>
      )}
    </Row>
  );
}
