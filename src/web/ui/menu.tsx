import clsx from 'clsx';
import { DropdownMenu } from 'radix-ui';
import type { ReactNode } from 'react';
import './styles/menu.css';

export interface MenuProps {
  /** The button it hangs from; it has to take a ref and the rest of a button's attributes. */
  trigger: ReactNode;
  align?: 'start' | 'center' | 'end';
  side?: 'top' | 'right' | 'bottom' | 'left';
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** Called as the menu closes; `preventDefault` keeps the focus from going back to the trigger. */
  onCloseAutoFocus?: (event: Event) => void;
  /** {@link MenuItem}s, after a {@link MenuNote} where there is something to say. */
  children?: ReactNode;
}

/** A menu of actions. It leaves the page scrolling, so that it injects no styles. */
export function Menu({
  trigger,
  align = 'end',
  side = 'bottom',
  children,
  onCloseAutoFocus,
  ...root
}: MenuProps) {
  return (
    <DropdownMenu.Root modal={false} {...root}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      {/* Within the main landmark, where there is one, so that no content stands outside of all. */}
      <DropdownMenu.Portal container={document.querySelector('main')}>
        <DropdownMenu.Content
          className="menu"
          align={align}
          side={side}
          sideOffset={6}
          collisionPadding={8}
          {...(onCloseAutoFocus && { onCloseAutoFocus })}
        >
          {children}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

/** A line of text at the head of a {@link Menu}: why what follows is disabled. */
export function MenuNote({ children }: { children: ReactNode }) {
  return <DropdownMenu.Label className="menu-note">{children}</DropdownMenu.Label>;
}

export interface MenuItemProps {
  icon?: ReactNode;
  /** `danger` for what destroys. */
  variant?: 'default' | 'danger';
  disabled?: boolean;
  /** Why it is disabled, for whoever rests on it. */
  reason?: string | undefined;
  /** A kind of item, whose colour the icon takes. */
  kind?: string;
  /** Renders the one child, a link, as the item. */
  asChild?: boolean;
  onSelect?: (event: Event) => void;
  children: ReactNode;
}

/** An action of a {@link Menu}. */
export function MenuItem({
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
      className={clsx('menu-item', variant === 'danger' && 'menu-item-danger')}
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
