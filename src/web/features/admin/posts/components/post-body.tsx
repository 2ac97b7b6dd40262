import type { ReactNode } from 'react';
import { BilingualBody } from '../../components/bilingual-body.tsx';
import type { EditForm } from '../../use-edit-form.ts';
import type { PostForm } from '../post-form.ts';

/** A post as the reader of the blog sees it. */
export type PreviewPost = (post: {
  title: string;
  excerpt: string;
  body: string;
  coverUrl: string;
}) => ReactNode;

interface PostBodyProps {
  form: EditForm<PostForm>;
  preview: PreviewPost;
}

/** The texts of a post. */
export function PostBody({ form, preview }: PostBodyProps) {
  const { form: values, errors, set } = form;
  return (
    <BilingualBody
      values={values}
      errors={errors}
      onChange={set}
      preview={(language) =>
        preview({
          title: values[`title_${language}`] || values.title_fr,
          excerpt: values[`excerpt_${language}`],
          body: values[`body_${language}`],
          coverUrl: values.cover_url,
        })
      }
    />
  );
}
