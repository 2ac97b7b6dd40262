import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';

const ITEMS = '[role=menuitem], [role=menuitemradio], [role=option]';

/**
 * Menu or list box of the ARIA authoring practices, small: the header delays every first visit.
 * Spread `button` on the button and `popup` on the element with the role; each choice has its own role.
 */
export function usePopup(kind: 'menu' | 'listbox') {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  const choices = () => [...(root.current?.querySelectorAll<HTMLElement>(ITEMS) ?? [])];

  const close = () => {
    setOpen(false);
    button.current?.focus();
  };

  // Synchronises with the document's focus and pointer while the popup is open.
  useEffect(() => {
    if (!isOpen) return;
    const all = [...(root.current?.querySelectorAll<HTMLElement>(ITEMS) ?? [])];
    const chosen = all.find((choice) => choice.getAttribute('aria-selected') === 'true');
    (chosen ?? all[0])?.focus();
    const closeFromOutside = (event: PointerEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('pointerdown', closeFromOutside);
    return () => document.removeEventListener('pointerdown', closeFromOutside);
  }, [isOpen]);

  const focusFrom = (step: (at: number, count: number) => number) => {
    const all = choices();
    const at = document.activeElement instanceof HTMLElement ? all.indexOf(document.activeElement) : -1;
    all[(step(at, all.length) + all.length) % all.length]?.focus();
  };

  const handleKey = (event: KeyboardEvent) => {
    const isChoice = event.target instanceof HTMLElement && event.target.matches(ITEMS);
    switch (event.key) {
      case 'ArrowDown':
        focusFrom((at) => at + 1);
        break;
      case 'ArrowUp':
        focusFrom((at) => at - 1);
        break;
      case 'Home':
        focusFrom(() => 0);
        break;
      case 'End':
        focusFrom((_, count) => count - 1);
        break;
      case 'Escape':
        close();
        break;
      case 'Enter':
      case ' ':
        // Key presses do not click list items by themselves.
        if (!isChoice || !(event.target instanceof HTMLElement)) return;
        event.target.click();
        break;
      case 'Tab':
        setOpen(false);
        return;
      default:
        return;
    }
    event.preventDefault();
    event.stopPropagation();
  };

  return {
    isOpen,
    close,
    root,
    button: {
      ref: button,
      type: 'button' as const,
      'aria-haspopup': kind,
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? id : undefined,
      onClick: () => setOpen(!isOpen),
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
        event.preventDefault();
        setOpen(true);
      },
    },
    popup: { id, tabIndex: -1, onKeyDown: handleKey },
  };
}
