import { Ellipsis } from 'lucide-react';
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
import { IconButton, type IconButtonProps } from './icon-button.tsx';
import { lazyPart } from './lazy-part.tsx';

const load = () => import('./menu-list.tsx');

export const MenuItem = lazyPart<MenuItemProps>(async () => (await load()).MenuAction);

/** Text about why the rest is disabled. */
export const MenuNote = lazyPart<{ children: ReactNode }>(async () => (await load()).MenuRemark);

export const MenuSub = lazyPart<MenuSubProps>(async () => (await load()).MenuSubList);

export const MenuSeparator = lazyPart(async () => (await load()).MenuLine);

/** Loaded last: placed empty, the list would have the room of an empty one. */
const MenuList = lazyPart(async () => {
  await Promise.all([MenuItem, MenuNote, MenuSub, MenuSeparator].map((part) => part.ready()));
  return (await load()).MenuList;
});

export function preloadMenu(): void {
  MenuList.preload();
}

export interface MenuProps {
  /** Button; its own pointer, key and focus handlers are replaced. */
  trigger: ReactElement<ComponentProps<'button'>>;
  align?: 'start' | 'center' | 'end';
  children?: ReactNode;
}

export interface MenuItemProps {
  icon?: ReactNode;
  /** Look of the entry; `danger` for what destroys. */
  variant?: 'default' | 'danger';
  disabled?: boolean;
  /** Why it is disabled, shown as its tooltip. */
  reason?: string | undefined;
  kind?: string;
  asChild?: boolean;
  onSelect?: (event: Event) => void;
  children: ReactNode;
}

export interface MenuSubProps {
  icon?: ReactNode;
  label: string;
  children: ReactNode;
}

/** A menu whose list and library load at focus or hover, since a page may have dozens. */
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
    // The focus goes to the list.
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

/** The menu of a thing's actions, behind three dots. */
export function ActionsMenu({ children, ...button }: IconButtonProps) {
  return (
    <Menu
      trigger={
        <IconButton {...button}>
          <Ellipsis />
        </IconButton>
      }
    >
      {children}
    </Menu>
  );
}
