import clsx from 'clsx';
import { ChevronRight } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { type FocusEvent, type ReactNode, type Ref, type RefObject, useLayoutEffect } from 'react';
import { useMedia } from './browser-state.ts';
import styles from './menu.module.css';
import type { MenuItemProps, MenuSubProps } from './menu.tsx';
import { closeByEscape, useBackCloses } from './overlay-closing.ts';

export interface MenuListProps {
  id: string;
  button: RefObject<HTMLButtonElement | null>;
  labelledBy: string;
  align: 'start' | 'center' | 'end';
  /** True when opened by key: the first choice then has the focus. */
  isByKey: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** The list of a menu; the page can scroll, since no styles are injected. */
export function MenuList({ id, button, labelledBy, align, isByKey, onClose, children }: MenuListProps) {
  useBackCloses(true, () => {
    onClose();
    return true;
  });
  const focusFirst = ({ target, currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    const isOpening = target === currentTarget && !currentTarget.contains(relatedTarget);
    if (!isByKey || !isOpening) return;
    currentTarget.querySelector<HTMLElement>('[role=menuitem]:not([data-disabled])')?.focus();
  };
  return (
    <DropdownMenu.Root modal={false} open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DropdownMenu.Trigger asChild>
        <TriggerProxy for={button} />
      </DropdownMenu.Trigger>
      {/* The list is inside the main landmark. */}
      <DropdownMenu.Portal container={document.querySelector('main')}>
        <DropdownMenu.Content
          className={styles.menu}
          id={id}
          align={align}
          sideOffset={6}
          collisionPadding={8}
          onFocus={focusFirst}
          onKeyDown={closeByEscape(onClose)}
          aria-labelledby={labelledBy}
        >
          {children}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

/** Replaces the position and focus of Radix's trigger, whose button was rendered before this code. */
function TriggerProxy({
  for: { current: button },
  ref,
}: {
  for: RefObject<HTMLButtonElement | null>;
  ref?: Ref<HTMLButtonElement>;
}) {
  useLayoutEffect(() => {
    if (typeof ref === 'function') ref(button);
    else if (ref) ref.current = button;
  }, [ref, button]);
  return null;
}

export function MenuRemark({ children }: { children: ReactNode }) {
  return <DropdownMenu.Label className={styles.menuNote}>{children}</DropdownMenu.Label>;
}

export function MenuAction({
  icon,
  variant = 'default',
  disabled = false,
  reason,
  kind,
  asChild = false,
  onSelect,
  children,
}: MenuItemProps) {
  return (
    <DropdownMenu.Item
      className={clsx(styles.menuItem, variant === 'danger' && styles.menuItemDanger)}
      disabled={disabled}
      asChild={asChild}
      {...(disabled && reason && { title: reason })}
      {...(kind && { 'data-kind': kind })}
      {...(onSelect && { onSelect })}
    >
      {asChild ? (
        children
      ) : (
        <>
          {icon}
          <span>{children}</span>
        </>
      )}
    </DropdownMenu.Item>
  );
}

export function MenuSubList({ icon, label, children }: MenuSubProps) {
  // Phones have no room beside the entry.
  const isNarrow = useMedia('(width < 600px)');
  return (
    <DropdownMenu.Sub>
      <DropdownMenu.SubTrigger className={styles.menuItem}>
        {icon}
        <span>{label}</span>
        <ChevronRight className={styles.menuMore} />
      </DropdownMenu.SubTrigger>
      <DropdownMenu.Portal container={document.querySelector('main')}>
        <DropdownMenu.SubContent
          className={styles.menu}
          sideOffset={isNarrow ? -160 : -8}
          alignOffset={isNarrow ? 44 : 0}
          collisionPadding={8}
          aria-label={label}
        >
          {children}
        </DropdownMenu.SubContent>
      </DropdownMenu.Portal>
    </DropdownMenu.Sub>
  );
}

export function MenuLine() {
  return <DropdownMenu.Separator className={styles.menuLine} />;
}
