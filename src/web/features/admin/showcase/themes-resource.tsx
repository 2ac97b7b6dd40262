import { useQuery } from '@tanstack/react-query';
import { Pencil, Trash2 } from 'lucide-react';
import { inLanguage } from '#i18n/languages.ts';
import { ConfirmAction } from '../components/resource-actions.tsx';
import { themesQuery } from '../queries.ts';
import type { Resource } from '../resource.ts';
import { useAdminWords } from '../use-admin-words.ts';
import { useAttempt } from '../use-attempt.ts';
import { deleteTheme, restoreTheme } from './mutations.ts';
import { ThemeDialog } from './theme-dialog.tsx';
import type { Theme } from './theme-form.ts';
import { useShowcaseList } from './use-showcase-list.tsx';

export function useThemes(): Resource<Theme> {
  const { t, language } = useAdminWords();
  const { shared, columnsWith } = useShowcaseList();
  const { deleteRows } = useAttempt();
  const { data } = useQuery(themesQuery());
  const taglineOf = ({ tagline_fr, tagline_en }: Theme) =>
    inLanguage(language, { fr: tagline_fr, en: tagline_en });
  const remove = (theme: Theme) =>
    deleteRows({
      scope: 'showcase',
      remove: () => deleteTheme(theme.slug),
      labelOf: () => t('themeDeleted', { name: shared.nameOf(theme) }),
      nameOf: shared.nameOf,
      restore: async ([gone]) => gone && restoreTheme(gone),
    });
  return {
    ...shared,
    title: t('themes'),
    query: themesQuery,
    empty: { title: t('noThemes'), text: t('noThemesText') },
    add: { label: t('newTheme'), dialog: 'edit' },
    columns: columnsWith(taglineOf, [
      { label: language === 'fr' ? t('taglineFr') : t('taglineEn'), look: 'wide', cell: taglineOf },
    ]),
    actions: [
      { icon: Pencil, label: (name) => t('editOf', { name }), dialog: 'edit' },
      { icon: Trash2, label: (name) => t('deleteOfShort', { name }), dialog: 'delete' },
    ],
    dialogs: {
      edit: ({ rows: [theme = null], close }) => (
        <ThemeDialog
          theme={theme}
          last={Math.max(0, ...(data?.rows ?? []).map(({ position }) => position))}
          onClose={close}
        />
      ),
      delete: ({ rows: [theme], close }) =>
        theme && (
          <ConfirmAction
            title={t('deleteOf', { name: shared.nameOf(theme) })}
            description={t('deleteThemeText')}
            confirmLabel={t('delete')}
            run={() => void remove(theme)}
            onClose={close}
          />
        ),
    },
  };
}
