import clsx from 'clsx';
import { type ComponentProps, createElement, Fragment, type ReactNode, useState } from 'react';
import styles from './prose.module.css';
import type { TextNode, TextTree } from './text-tree.ts';

/** Written text: an article, a legal page, what to know of a place. */
export function Prose({ className, ...rest }: ComponentProps<'div'>) {
  return <div className={clsx(styles.prose, className)} data-slot="prose" {...rest} />;
}

function Image({ src, alt }: ComponentProps<'img'>) {
  const [isBroken, setBroken] = useState(false);
  if (isBroken || !src) return alt ? <em>{alt}</em> : null;
  return (
    <img
      src={src}
      alt={alt ?? ''}
      loading="lazy"
      referrerPolicy="no-referrer"
      onError={() => setBroken(true)}
    />
  );
}

function asElement(node: TextNode): ReactNode {
  if (typeof node === 'string') return node;
  const [tag, children, props = {}] = node;
  return tag === 'img' ? <Image {...props} /> : createElement(tag, props, ...children.map(asElement));
}

/** Renders a static text, which needs no keys. @param headingIds second level, in order */
export function TextView({ tree, headingIds }: { tree: TextTree; headingIds: readonly string[] }) {
  let next = 0;
  const parts = tree.map((node) => {
    if (typeof node === 'string' || node[2]?.id === undefined) return asElement(node);
    next += 1;
    return createElement('h2', { id: headingIds[next - 1] }, ...node[1].map(asElement));
  });
  return createElement(Fragment, null, ...parts);
}
