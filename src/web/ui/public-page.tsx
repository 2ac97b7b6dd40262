import clsx from 'clsx';
import type { ComponentProps, ElementType } from 'react';
import styles from './public-page.module.css';

type PublicPageProps<E extends ElementType> = { as?: E } & Omit<ComponentProps<E>, 'as'>;

/** A public page, or a part of one that has its width: a head with a `Lead`, sections. */
export function PublicPage<E extends ElementType = 'div'>({ as, className, ...rest }: PublicPageProps<E>) {
  const Element: ElementType = as ?? 'div';
  return <Element className={clsx(styles.publicPage, className)} data-slot="public-page" {...rest} />;
}

export function Lead(props: Omit<ComponentProps<'p'>, 'className'>) {
  return <p className={styles.lead} {...props} />;
}

export function PublicHead({ title, lead }: { title: string; lead: string }) {
  return (
    <header>
      <h1>{title}</h1>
      <Lead>{lead}</Lead>
    </header>
  );
}

/** The head of a page with a picture beside the words: its last child. */
export function PicturedHead(props: Omit<ComponentProps<'header'>, 'className'>) {
  return <header className={styles.publicHeadPictured} {...props} />;
}
