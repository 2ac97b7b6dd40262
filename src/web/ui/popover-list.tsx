import clsx from 'clsx';
import { Popover } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';
import styles from './popover-list.module.css';

interface PopoverListProps extends Omit<ComponentProps<typeof Popover.Content>, 'title'> {
  title: string;
  titleClass?: string;
  children: ReactNode;
}

/** A titled list beside what opens it; its class gives the size. */
export function PopoverList({ title, titleClass, className, children, ...rest }: PopoverListProps) {
  return (
    <Popover.Portal container={document.querySelector('main')}>
      <Popover.Content
        className={clsx(styles.popoverList, className)}
        aria-label={title}
        collisionPadding={8}
        sideOffset={8}
        {...rest}
      >
        <h3 className={titleClass}>{title}</h3>
        <ul>{children}</ul>
      </Popover.Content>
    </Popover.Portal>
  );
}
