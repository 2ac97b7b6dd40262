import { newPostName } from '../new-post-drafts.ts';
import type { PreviewPost } from './post-body.tsx';
import { PostFields } from './post-fields.tsx';

interface NewPostProps {
  /** Name of its draft on this device. */
  draft: string;
  preview: PreviewPost;
}

/** The editor of a post that is not stored yet (ADMIN-4). */
export function NewPost({ draft, preview }: NewPostProps) {
  return <PostFields opened={null} draftName={newPostName(draft)} preview={preview} />;
}
