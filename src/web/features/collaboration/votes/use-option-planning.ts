import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { dayNumber, parseDay, tripRange } from '#domain/days.ts';
import type { PollOption } from '#domain/trip-commands/command.ts';
import type { TripDetails } from '#web/trip-data/queries.ts';
import { useItemCommands } from '#web/trip-data/use-item-commands.ts';
import { planOf } from './option-plan.ts';

/** Undefined: there is nothing to plan. */
export type OptionPlanning = (
  option: PollOption,
  question: string,
) => { label: string; onPress: () => void } | undefined;

/** Plans an option on its date, or on the day shown [PLUS-19]. */
export function useOptionPlanning(trip: TripDetails): OptionPlanning {
  const { t } = useTranslation('discussion');
  const [query] = useSearchParams();
  const items = useItemCommands(trip.id);
  const range = tripRange(trip);
  return (option, question) => {
    const plan = planOf(option, question, trip, query.get('day'));
    const day = parseDay(plan?.day);
    if (!plan || !day || !range) return undefined;
    const { item, write } = plan;
    return {
      label: option.date ? t('pollPlan') : t('pollPlanOn', { number: dayNumber(range, day) }),
      onPress: () => (item ? items.move([{ item, write }]) : items.add(write)),
    };
  };
}
