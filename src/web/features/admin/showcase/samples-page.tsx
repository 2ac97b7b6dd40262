import { useQuery } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#i18n/use-language.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { samplesQuery, themesQuery } from './queries.ts';
import { SampleDialog } from './sample-dialog.tsx';
import type { Sample } from './sample-form.ts';
import { ShowcaseList } from './showcase-list.tsx';

/** The sample trips: their words, theme, picture and place among the others; hidden or shown [ADMIN-4]. */
export function SamplesPage() {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const query = useQuery(samplesQuery);
  const { data: themes = [] } = useQuery(themesQuery);
  const [edited, setEdited] = useState<Sample | null>(null);
  const titleOf = ({ title_fr, title_en }: Pick<Sample, 'title_fr' | 'title_en'>) =>
    language === 'fr' ? title_fr : title_en;
  const options = themes.map((theme) => ({ value: theme.slug, label: titleOf(theme) }));
  return (
    <>
      <ShowcaseList
        title={t('samples')}
        query={query}
        under={({ destination_fr, destination_en }) => (language === 'fr' ? destination_fr : destination_en)}
        columns={[
          {
            label: t('theme'),
            look: 'wide',
            cell: ({ theme_slug }) => options.find(({ value }) => value === theme_slug)?.label,
          },
          { label: t('days'), look: 'wide-number', cell: ({ days }) => days },
        ]}
        actions={(sample) => (
          <IconButton label={t('editOf', { name: titleOf(sample) })} onClick={() => setEdited(sample)}>
            <Pencil aria-hidden="true" />
          </IconButton>
        )}
      />
      {edited && <SampleDialog sample={edited} themes={options} onClose={() => setEdited(null)} />}
    </>
  );
}
