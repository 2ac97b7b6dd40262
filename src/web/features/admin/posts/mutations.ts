import type { PostContent } from '#db/admin.types.ts';
import { noneIfStored, toAppError } from '#db/app-error.ts';
import type { Tables, TablesUpdate } from '#db/database.types.ts';
import { queryClient } from '#web/data/query-client.ts';
import { request } from '#web/data/request.ts';
import { fetchPost } from './queries.ts';

type Post = Tables<'blog_posts'>;

function changed(): void {
  queryClient.invalidateQueries({ queryKey: ['admin', 'posts'] }).catch(console.error);
  queryClient.invalidateQueries({ queryKey: ['admin', 'post-versions'] }).catch(console.error);
}

/** Stores a post once by its id: a try whose answer was lost may have stored it. @returns null: it did, and the post was changed since @throws AppError `slug_taken`, `slug_invalid`, `text_blank`… with the field in `details` */
export async function createPost(id: string, post: TablesUpdate<'blog_posts'>): Promise<Post | null> {
  const { title_fr = '', title_en = '', slug = '' } = post;
  try {
    const made = await request((client) =>
      client
        .from('blog_posts')
        .insert({ ...post, id, title_fr, title_en, slug })
        .select('*')
        .single(),
    );
    changed();
    return made;
  } catch (error) {
    const stored = toAppError(error).key === 'already_exists' && (await fetchPost(id));
    if (!stored) throw error;
    return stored.updated_at === stored.created_at ? updatePost(id, post, stored.updated_at) : null;
  }
}

/** Locks optimistically. @param base `updated_at` as opened @returns null: changed or deleted since */
export async function updatePost(
  id: string,
  post: TablesUpdate<'blog_posts'>,
  base: string,
): Promise<Post | null> {
  const stored = await request((client) =>
    client.from('blog_posts').update(post).eq('id', id).eq('updated_at', base).select('*').maybeSingle(),
  );
  if (stored) changed();
  return stored;
}

/** Returns the row, for {@link restorePost}. */
export async function deletePost(id: string): Promise<Post[]> {
  const gone = await request((client) => client.from('blog_posts').delete().eq('id', id).select('*'));
  changed();
  return gone;
}

function contentOf(post: Post): PostContent {
  const { slug, title_fr, title_en, excerpt_fr, excerpt_en, body_fr, body_en } = post;
  const { cover_url, picture_texts, country_iso_a2, tags } = post;
  const texts = { title_fr, title_en, excerpt_fr, excerpt_en, body_fr, body_en };
  return { slug, ...texts, cover_url, picture_texts, country_iso_a2, tags };
}

export async function restorePost(post: Post): Promise<void> {
  const { id, status, published_at, author_id } = post;
  const row = { id, ...contentOf(post), status, published_at, author_id };
  await request((client) => client.from('blog_posts').insert(row).select('id')).catch(noneIfStored);
  changed();
}

/**
 * Restores content, not publication; a published post remains at its address, which others link to.
 * @returns the replaced content; null: changed or deleted meanwhile
 */
export async function takeBackPost(id: string, content: PostContent): Promise<PostContent | null> {
  const now = await fetchPost(id);
  if (!now) return null;
  const restored = now.status === 'published' ? { ...content, slug: now.slug } : content;
  const stored = await updatePost(id, restored, now.updated_at);
  return stored && contentOf(now);
}

const previewChanged = (id: string) =>
  queryClient.invalidateQueries({ queryKey: ['admin', 'post-preview', id] });

/** Makes a new preview link, which ends the one before; returns its secret. */
export async function makePreview(id: string): Promise<string> {
  const token = await request((client) => client.rpc('make_post_preview', { post_id: id }));
  await previewChanged(id);
  return token;
}

export async function withdrawPreview(id: string): Promise<void> {
  await request((client) => client.rpc('withdraw_post_preview', { post_id: id }));
  await previewChanged(id);
}
