import { useLayoutEffect } from 'react';
import styles from './dialog.module.css';

/** How many dialogs are open: the last to close lets the page go. */
let open = 0;

/**
 * The overlay between a dialog and the page, which can't scroll under it. Radix locks the page by an injected `<style>`,
 * which would need `unsafe-inline`.
 */
export function Scrim() {
  // Synchronises with the document: before the paint, so that the page does not jump as its scroll bar goes.
  useLayoutEffect(() => {
    const { documentElement: root, body } = document;
    const scrollBar = globalThis.innerWidth - root.clientWidth;
    // Not by a property of the root: every element would inherit it and be restyled.
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
