import { MapPin, Trophy } from 'lucide-react';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDay, parseDay } from '#domain/days.ts';
import type { PollOption, VoteRow } from '#domain/trip-commands/command.ts';
import { formatList } from '#i18n/format.ts';
import { useLanguage } from '#i18n/i18n.ts';
import { WaitingMark } from '#web/offline/waiting-mark.tsx';
import { paths } from '#web/paths.ts';
import type { TripDetails } from '#web/trip-data/queries.ts';
import { daysOfTrip, firstDayOf } from '#web/trip-data/trip.ts';
import { Button } from '#web/ui/button.tsx';
import { Row } from '#web/ui/layout.tsx';
import { StableLink } from '#web/ui/stable-link.tsx';
import { itemOfOption, optionText } from '../option-plan.ts';
import styles from './votes.module.css';

interface OptionLineProps {
  option: PollOption;
  voters: readonly string[];
  /** Part of the leader's votes, 0 to 1. */
  share: number;
  own: VoteRow | undefined;
  trip: TripDetails;
  isWinner: boolean;
  onVote?: () => void;
  /** Undefined: already planned, or no right to do so. */
  plan?: { label: string; onPress: () => void } | undefined;
}

export function OptionLine({ option, voters, share, own, trip, isWinner, onVote, plan }: OptionLineProps) {
  const { t } = useTranslation('discussion');
  const { language } = useLanguage();
  const link = linkTo(option, trip);
  const bar: CSSProperties & { '--share': string } = { '--share': `${Math.round(share * 100)}%` };
  const text = optionText(option, language);
  return (
    <li className={styles.option} style={bar} data-winner={isWinner || undefined}>
      <Row as={onVote ? 'label' : 'div'} gap={8} className={styles.optionChoice}>
        {onVote && <input type="checkbox" checked={own !== undefined} onChange={onVote} />}
        {isWinner && <Trophy size={14} />}
        {option.place && <MapPin size={14} />}
        <span className={styles.optionText}>{text}</span>
        {own && <WaitingMark id={own.id} />}
        <span className={styles.optionCount}>{t('voteCount', { count: voters.length })}</span>
      </Row>
      {(voters.length > 0 || link || plan) && (
        <Row as="p" gap={12} rowGap={4} wrap className={styles.optionVoters}>
          {formatList(voters, language)}
          {link && <StableLink to={link}>{option.date ? t('pollShowDay') : t('pollShowItem')}</StableLink>}
          {plan && (
            <Button size="small" onClick={plan.onPress}>
              {plan.label}
            </Button>
          )}
        </Row>
      )}
    </li>
  );
}

function linkTo(option: PollOption, trip: TripDetails): string | null {
  const item = itemOfOption(option, trip);
  if (item) {
    const day = firstDayOf(item);
    return paths.trip(trip.id, { ...(day && { day: formatDay(day) }), item: item.id });
  }
  const day = parseDay(option.date ?? null);
  const isInTrip = day && daysOfTrip(trip).some((one) => one.equals(day));
  return isInTrip ? paths.trip(trip.id, { day: formatDay(day), panel: 'chat' }) : null;
}
