import type { ReactNode } from 'react';
import { StateMark } from '../components/admin-table.tsx';
import type { Column } from '../resource.ts';
import { useAdminWords } from '../use-admin-words.ts';

/** What a theme and a sample trip have in common in their lists. */
interface Shown {
  slug: string;
  title_fr: string;
  title_en: string;
  position: number;
  is_published: boolean;
}

/** What the lists of themes and of sample trips have in common: few rows, in the order in which readers see them. */
export function useShowcaseList() {
  const { t, language } = useAdminWords();
  const nameOf = ({ title_fr, title_en }: Shown) => (language === 'fr' ? title_fr : title_en);
  return {
    shared: { keyOf: ({ slug }: Shown) => slug, nameOf },
    /** Columns of a list: `under` is the line under a title, `own` are those that the other list has not. */
    columnsWith: <Row extends Shown>(
      under: (row: Row) => ReactNode,
      own: readonly Column<Row>[],
    ): Column<Row>[] => [
      { label: t('name'), look: 'main', cell: nameOf, under },
      ...own,
      { label: t('position'), look: 'wide-number', cell: ({ position }) => position },
      {
        label: t('state'),
        cell: ({ is_published }) => (
          <StateMark look={is_published ? 'full' : 'hollow'} text={is_published ? t('shown') : t('hidden')} />
        ),
      },
    ],
  };
}
