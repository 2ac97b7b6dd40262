import {
  type ComponentProps,
  cloneElement,
  type KeyboardEvent,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
  useId,
  useRef,
  useState,
} from 'react';
import { rememberMenuButton } from './focus-return.ts';
import { lazyPart } from './lazy-part.tsx';

const load = () => import('./menu-list.tsx');

/** An action of a {@link Menu}. */
export const MenuItem = lazyPart<MenuItemProps>(async () => (await load()).MenuAction);

/** A line of text at the head of a {@link Menu}: why what follows is disabled. */
export const MenuNote = lazyPart<{ children: ReactNode }>(async () => (await load()).MenuRemark);

/** A list of {@link MenuItem}s that opens beside its entry. */
export const MenuSub = lazyPart<MenuSubProps>(async () => (await load()).MenuSubList);

/** A line between groups of {@link MenuItem}s. */
export const MenuSeparator = lazyPart(async () => (await load()).MenuLine);

/** Comes last: placed empty, the list would have the room of an empty one. */
const MenuList = lazyPart(async () => {
  await Promise.all([MenuItem, MenuNote, MenuSub, MenuSeparator].map((part) => part.ready()));
  return (await load()).MenuList;
});

/** Loads what an open menu is made of. */
export function preloadMenu(): void {
  MenuList.preload();
}

export interface MenuProps {
  /** The button it hangs from; its own pointer, key and focus handlers are replaced. */
  trigger: ReactElement<ComponentProps<'button'>>;
  align?: 'start' | 'center' | 'end';
  /** {@link MenuItem}s, after a {@link MenuNote} where there is something to say. */
  children?: ReactNode;
}

export interface MenuItemProps {
  icon?: ReactNode;
  /** `danger` for what destroys. */
  variant?: 'default' | 'danger';
  disabled?: boolean;
  /** Why it is disabled, as its tooltip. */
  reason?: string | undefined;
  /** A kind of item, whose colour the icon takes. */
  kind?: string;
  /** Renders the one child, a link, as the item. */
  asChild?: boolean;
  onSelect?: (event: Event) => void;
  children: ReactNode;
}

export interface MenuSubProps {
  icon?: ReactNode;
  label: string;
  /** {@link MenuItem}s. */
  children: ReactNode;
}

/**
 * A menu of actions. Its button is a button and no more, since a page may have dozens: the list, with the library
 * behind it, is loaded when the button has the focus or the pointer, and made when it opens.
 */
export function Menu({ trigger, align = 'end', children }: MenuProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [openedBy, setOpenedBy] = useState<'pointer' | 'key' | null>(null);
  const isOpen = openedBy !== null;

  const open = (by: 'pointer' | 'key') => {
    rememberMenuButton(button.current);
    setOpenedBy(by);
  };
  const handlePointer = (event: PointerEvent<HTMLButtonElement>) => {
    if (event.button !== 0 || event.ctrlKey) return;
    if (isOpen) return setOpenedBy(null);
    open('pointer');
    // The focus goes to the list, not here.
    event.preventDefault();
  };
  const handleKey = (event: KeyboardEvent<HTMLButtonElement>) => {
    if (!['Enter', ' ', 'ArrowDown'].includes(event.key)) return;
    if (isOpen && event.key !== 'ArrowDown') setOpenedBy(null);
    else open('key');
    event.preventDefault();
  };
  return (
    <>
      {cloneElement(trigger, {
        ref: button,
        id: `${id}button`,
        'aria-haspopup': 'menu',
        'aria-expanded': isOpen,
        'aria-controls': isOpen ? id : undefined,
        onPointerDown: handlePointer,
        onPointerEnter: preloadMenu,
        onFocus: preloadMenu,
        onKeyDown: handleKey,
      })}
      {isOpen && (
        <MenuList
          id={id}
          button={button}
          labelledBy={`${id}button`}
          align={align}
          isByKey={openedBy === 'key'}
          onClose={() => setOpenedBy(null)}
        >
          {children}
        </MenuList>
      )}
    </>
  );
}
