import clsx from 'clsx';
import { X } from 'lucide-react';
import { Dialog as RadixDialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { IconButton } from './icon-button.tsx';
import './styles/dialog.css';

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** One line under the title; tied to the dialog as its description. */
  description?: ReactNode;
  /** Stands in front of the title. */
  icon?: ReactNode;
  /** Name of the cross; without one there is no cross. */
  closeLabel?: string;
  /** The actions: the quiet ones first, the one that goes ahead last. */
  footer?: ReactNode;
  size?: 'small' | 'normal' | 'wide';
  className?: string;
  /** Called as the dialog opens; `preventDefault` leaves the focus to the caller. */
  onOpenAutoFocus?: (event: Event) => void;
  children: ReactNode;
}

/**
 * A dialog in the middle of the page; on a narrow screen a sheet from below, whose footer stays in sight.
 *
 * It has a scrim of its own in place of Radix' overlay, which would inject a `<style>` to lock scrolling and so need
 * `unsafe-inline`: the page is locked by a rule in dialog.css.
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
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        <div className="dialog-scrim" aria-hidden="true" />
        <RadixDialog.Content
          className={clsx('dialog', `dialog-${size}`, className)}
          {...(!description && { 'aria-describedby': undefined })}
          {...(onOpenAutoFocus && { onOpenAutoFocus })}
        >
          <header className="dialog-head">
            {icon}
            <RadixDialog.Title className="dialog-title">{title}</RadixDialog.Title>
            {closeLabel && (
              <RadixDialog.Close asChild>
                <IconButton label={closeLabel} className="dialog-close">
                  <X aria-hidden="true" />
                </IconButton>
              </RadixDialog.Close>
            )}
          </header>
          <div className="dialog-body">
            {description && (
              <RadixDialog.Description className="dialog-description">{description}</RadixDialog.Description>
            )}
            {children}
          </div>
          {footer && <footer className="dialog-foot">{footer}</footer>}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
