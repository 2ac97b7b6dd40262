import { useTranslation } from 'react-i18next';
import { useLanguage } from '#i18n/i18n.ts';
import { useSubTypes } from '#web/trip-data/item-labels.ts';
import { SelectField, TextField } from '#web/ui/field.tsx';
import { type IdeaFilter, type IdeaView, OF_INTEREST } from '../ideas.ts';
import styles from './ideas.module.css';

interface IdeaFiltersProps {
  ideas: readonly IdeaView[];
  /** Sub-types of the person's interests. */
  ofInterest: ReadonlySet<string | null>;
  filter: IdeaFilter;
  onChange: (filter: IdeaFilter) => void;
}

/** Offers only values that ideas have. */
export function IdeaFilters({ ideas, ofInterest, filter, onChange }: IdeaFiltersProps) {
  const { t } = useTranslation(['trip-activities']);
  const { language } = useLanguage();
  const compare = new Intl.Collator(language).compare;
  const cities = [...new Set(ideas.map(({ city }) => city).filter(Boolean))].toSorted(compare);
  const sorts = useSubTypes().filter(({ value }) => ideas.some(({ idea }) => idea.sub_type === value));
  const hasInteresting = ideas.some(({ idea }) => ofInterest.has(idea.sub_type));
  return (
    <div className={styles.ideasFilters}>
      <TextField
        type="search"
        label={t('ideasSearch')}
        value={filter.text}
        onChange={(event) => onChange({ ...filter, text: event.target.value })}
      />
      <SelectField
        label={t('ideasCity')}
        value={filter.city}
        onChange={(event) => onChange({ ...filter, city: event.target.value })}
        options={[
          { value: '', label: t('ideasEveryCity') },
          ...cities.map((city) => ({ value: city, label: city })),
        ]}
      />
      <SelectField
        label={t('ideasSort')}
        value={filter.subType}
        onChange={(event) => onChange({ ...filter, subType: event.target.value })}
        options={[
          { value: '', label: t('ideasEverySort') },
          ...(hasInteresting ? [{ value: OF_INTEREST, label: t('ideasOfInterest') }] : []),
          ...sorts,
        ]}
      />
    </div>
  );
}
