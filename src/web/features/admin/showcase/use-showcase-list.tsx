import type { ReactNode } from 'react';
import { StateMark } from '../components/admin-table.tsx';
import type { Column } from '../resource.ts';
import { useAdminWords } from '../use-admin-words.ts';

interface Shown {
  slug: string;
  title_fr: string;
  title_en: string;
  position: number;
  is_published: boolean;
}

/** What both lists share; their few rows are in the order that readers see. */
export function useShowcaseList() {
  const { t, titleOf } = useAdminWords();
  return {
    shared: { keyOf: ({ slug }: Shown) => slug, nameOf: titleOf },
    /** `under` renders the line below a title; `own` are the columns of one list only. */
    columnsWith: <Row extends Shown>(
      under: (row: Row) => ReactNode,
      own: readonly Column<Row>[],
    ): Column<Row>[] => [
      { label: t('name'), look: 'main', cell: titleOf, under },
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
