import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/**
 * Covers narrow screens [NAV-4]; closes on navigation, Escape, a press outside, and without its button. The page behind is inert.
 * Spread `button` on the button; `menuId` is the id of what it opens.
 */
export function usePageMenu(menuId: string) {
  const { key } = useLocation();
  // Key of the history entry: any navigation closes the menu, and going back leaves it closed.
  const [openAt, setOpenAt] = useState<string | null>(null);
  if (openAt !== null && openAt !== key) setOpenAt(null);
  const isOpen = openAt === key;
  const ref = useRef<HTMLButtonElement>(null);

  // Synchronises with the keyboard, the window and the page behind while the menu is open.
  useEffect(() => {
    if (!isOpen) return;
    const header = ref.current?.closest('header');
    const behind = [...(header?.parentElement?.children ?? [])].filter((element) => element !== header);
    for (const element of behind) element.toggleAttribute('inert', true);
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpenAt(null);
      ref.current?.focus();
    };
    const closeFromOutside = ({ target }: PointerEvent) => {
      if (target instanceof Node && !header?.contains(target)) setOpenAt(null);
    };
    const closeWhenWide = () => {
      if (ref.current?.offsetParent === null) setOpenAt(null);
    };
    document.addEventListener('keydown', closeOnEscape);
    document.addEventListener('pointerdown', closeFromOutside);
    globalThis.addEventListener('resize', closeWhenWide);
    return () => {
      for (const element of behind) element.removeAttribute('inert');
      document.removeEventListener('keydown', closeOnEscape);
      document.removeEventListener('pointerdown', closeFromOutside);
      globalThis.removeEventListener('resize', closeWhenWide);
    };
  }, [isOpen]);

  return {
    isOpen,
    button: {
      ref,
      type: 'button' as const,
      'aria-expanded': isOpen,
      'aria-controls': menuId,
      onClick: () => setOpenAt(isOpen ? null : key),
    },
  };
}
