import type { ReactNode } from 'react';
import type { Language } from '#i18n/languages.ts';
import { BilingualBody } from '../../components/bilingual-body.tsx';
import type { PostEditing } from '../use-post-editor.ts';

export type PreviewPost = (post: {
  title: string;
  excerpt: string;
  body: string;
  coverUrl: string;
  language: Language;
}) => ReactNode;

interface PostBodyProps extends Pick<PostEditing, 'form' | 'typed'> {
  preview: PreviewPost;
}

export function PostBody({ form, typed, preview }: PostBodyProps) {
  return (
    <BilingualBody
      values={typed}
      errorOf={form.errorOf}
      submitCount={form.formState.submitCount}
      isSaving={form.isSaving}
      onChange={form.change}
      preview={(language) =>
        preview({
          title: typed[`title_${language}`] || typed.title_fr,
          excerpt: typed[`excerpt_${language}`],
          body: typed[`body_${language}`],
          coverUrl: typed.cover_url,
          language,
        })
      }
    />
  );
}
