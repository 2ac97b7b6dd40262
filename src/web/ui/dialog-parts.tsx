import { type ReactNode, use, useLayoutEffect } from 'react';
import { Button, type ButtonProps } from './button.tsx';
import styles from './dialog.module.css';
import { Row } from './layout.tsx';
import { DialogTextsContext } from './unsaved-input.ts';

/** Number of open scrims: the last to close unlocks the page. */
let open = 0;

/** Locks scrolling without Radix's injected `<style>`, which needs `unsafe-inline`. */
export function Scrim() {
  // Synchronises with the document: before the paint, or the page jumps as its scroll bar goes.
  useLayoutEffect(() => {
    const { documentElement: root, body } = document;
    const scrollBar = globalThis.innerWidth - root.clientWidth;
    // A property of the root would restyle every element.
    if (open === 0 && scrollBar > 0) body.style.paddingRight = `${scrollBar}px`;
    open += 1;
    root.dataset.locked = '';
    return () => {
      open -= 1;
      if (open > 0) return;
      delete root.dataset.locked;
      body.style.removeProperty('padding-right');
    };
  }, []);
  return <div className={styles.dialogScrim} aria-hidden="true" />;
}

export function DialogFoot({ children }: { children: ReactNode }) {
  return (
    <Row
      as="footer"
      gap={8}
      align="stretch"
      justify="end"
      wrap
      className={styles.dialogFoot}
      data-slot="dialog-foot"
    >
      {children}
    </Row>
  );
}

interface DialogButtonsProps extends Omit<ButtonProps, 'children'> {
  label: string;
  cancelLabel?: string | undefined;
  onCancel: () => void;
}

export function DialogButtons({ label, cancelLabel, onCancel, ...button }: DialogButtonsProps) {
  const texts = use(DialogTextsContext);
  return (
    <>
      <Button variant="quiet" onClick={onCancel}>
        {cancelLabel ?? texts?.cancel}
      </Button>
      <Button variant="go" {...button}>
        {label}
      </Button>
    </>
  );
}
