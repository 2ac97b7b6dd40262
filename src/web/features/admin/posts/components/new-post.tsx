import { newPostKey } from '../new-post-drafts.ts';
import type { PreviewPost } from './post-body.tsx';
import { PostFields } from './post-fields.tsx';

interface NewPostProps {
  /** The name under which it is kept on this device. */
  draft: string;
  preview: PreviewPost;
}

/** A post that is not stored yet (ADMIN-4). */
export function NewPost({ draft, preview }: NewPostProps) {
  return <PostFields opened={null} keptAs={newPostKey(draft)} preview={preview} />;
}
