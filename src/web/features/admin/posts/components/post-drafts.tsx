import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { paths } from '#web/paths.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Row } from '#web/ui/layout.tsx';
import { ConfirmAction } from '../../components/resource-actions.tsx';
import { useAdminWords } from '../../use-admin-words.ts';
import { type Begun, begunPosts, discardBegun } from '../post-form.ts';
import styles from './posts.module.css';

/** Lists the drafts of this device, to continue or discard [ADMIN-4]. */
export function BegunPosts() {
  const { t, titleOf } = useAdminWords();
  const [begun, setBegun] = useState(begunPosts);
  const [discarded, setDiscarded] = useState<Begun | null>(null);
  const nameOf = ({ form }: Begun) => titleOf(form) || t('untitled');
  if (begun.length === 0) return null;
  return (
    <section className={styles.admBegun} aria-labelledby="begun-posts">
      <h2 id="begun-posts">{t('begunHere')}</h2>
      <ul>
        {begun.map((post) => (
          <Row as="li" gap={8} justify="between" key={post.draft}>
            <Link className="link" to={paths.adminNewPost({ draft: post.draft })}>
              {nameOf(post)}
            </Link>
            <IconButton label={t('discardOf', { name: nameOf(post) })} onClick={() => setDiscarded(post)}>
              <Trash2 />
            </IconButton>
          </Row>
        ))}
      </ul>
      {discarded && (
        <ConfirmAction
          title={t('discardOf', { name: nameOf(discarded) })}
          description={t('discardText')}
          confirmLabel={t('discard')}
          run={() => {
            discardBegun(discarded);
            setBegun(begunPosts());
          }}
          onClose={() => setDiscarded(null)}
        />
      )}
    </section>
  );
}
