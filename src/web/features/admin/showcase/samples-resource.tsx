import { useQuery } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import { samplesQuery, themesQuery } from '../queries.ts';
import type { Resource } from '../resource.ts';
import { useAdminWords } from '../use-admin-words.ts';
import { SampleDialog } from './sample-dialog.tsx';
import type { Sample } from './sample-form.ts';
import { useShowcaseList } from './use-showcase-list.tsx';

export function useSamples(): Resource<Sample> {
  const { t, language } = useAdminWords();
  const { shared, columnsWith } = useShowcaseList();
  const { data } = useQuery(themesQuery());
  const themes = data?.rows.map((theme) => ({ value: theme.slug, label: shared.nameOf(theme) })) ?? [];
  return {
    ...shared,
    title: t('samples'),
    query: samplesQuery,
    empty: { title: t('noSamples'), text: t('noSamplesText') },
    columns: columnsWith<Sample>(
      ({ destination_fr, destination_en }) => (language === 'fr' ? destination_fr : destination_en),
      [
        {
          label: t('theme'),
          look: 'wide',
          cell: ({ theme_slug }) => themes.find(({ value }) => value === theme_slug)?.label,
        },
        { label: t('days'), look: 'wide-number', cell: ({ days }) => days },
      ],
    ),
    actions: [{ icon: Pencil, label: (name) => t('editOf', { name }), dialog: 'edit' }],
    dialogs: {
      edit: ({ rows: [sample], close }) =>
        sample && <SampleDialog sample={sample} themes={themes} onClose={close} />,
    },
  };
}
