import clsx from 'clsx';
import { X } from 'lucide-react';
import { Dialog as RadixDialog } from 'radix-ui';
import { type ReactNode, useRef } from 'react';
import styles from './dialog.module.css';
import { IconButton } from './icon-button.tsx';
import { Scrim } from './scrim.tsx';

/** Where fingers type, the focus of a field brings the keyboard up. */
function keepKeyboardAway(event: Event): void {
  if (!matchMedia('(pointer: coarse)').matches) return;
  event.preventDefault();
  if (event.target instanceof HTMLElement) event.target.focus();
}

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** One line under the title; tied to the dialog as its description. */
  description?: ReactNode;
  /** Rendered before the title. */
  icon?: ReactNode;
  /** Label of the close button; without one there is no button. */
  closeLabel?: string;
  /** The actions: the quiet ones first, the one that goes ahead last. */
  footer?: ReactNode;
  size?: 'small' | 'normal' | 'wide';
  className?: string | undefined;
  /** Called as the dialog opens; `preventDefault` leaves the focus to the caller. */
  onOpenAutoFocus?: (event: Event) => void;
  children: ReactNode;
}

/**
 * A dialog in the middle of the page; on a narrow screen a sheet from below, whose footer stays in sight.
 *
 * The focus begins on its first field; on a touch screen on the dialog itself, so that no keyboard covers it. It goes back to what
 * opened the dialog.
 */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  icon,
  closeLabel,
  footer,
  size = 'normal',
  className,
  onOpenAutoFocus,
  children,
}: DialogProps) {
  const opener = useRef<Element | null>(null);
  // The library gives the focus back to a trigger of its own alone.
  const restoreFocus = (event: Event) => {
    if (!(opener.current instanceof HTMLElement) || !opener.current.isConnected) return;
    if (document.activeElement !== document.body) return;
    event.preventDefault();
    opener.current.focus({ preventScroll: true });
  };
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        <Scrim />
        <RadixDialog.Content
          className={clsx(
            styles.dialog,
            size === 'small' && styles.dialogSmall,
            size === 'wide' && styles.dialogWide,
            className,
          )}
          data-slot="dialog"
          {...(!description && { 'aria-describedby': undefined })}
          onOpenAutoFocus={(event) => {
            opener.current = document.activeElement;
            (onOpenAutoFocus ?? keepKeyboardAway)(event);
          }}
          onCloseAutoFocus={restoreFocus}
        >
          <header className={styles.dialogHead}>
            {icon}
            <RadixDialog.Title className={styles.dialogTitle}>{title}</RadixDialog.Title>
          </header>
          <div className={styles.dialogBody}>
            {description && (
              <RadixDialog.Description className={styles.dialogDescription}>
                {description}
              </RadixDialog.Description>
            )}
            {children}
          </div>
          {footer && (
            <footer className={styles.dialogFoot} data-slot="dialog-foot">
              {footer}
            </footer>
          )}
          {/* Last, so that the focus comes to the content first. */}
          {closeLabel && (
            <RadixDialog.Close asChild>
              <IconButton label={closeLabel} className={styles.dialogClose}>
                <X aria-hidden="true" />
              </IconButton>
            </RadixDialog.Close>
          )}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
