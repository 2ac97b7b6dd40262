/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus --
   no element of HTML offers suggestions that can be left aside; the field keeps the focus and takes the keys */
import clsx from 'clsx';
import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import styles from './combobox.module.css';
import { type FieldProps, TextField } from './field.tsx';
import { Note, VisuallyHidden } from './layout.tsx';

export interface ComboboxOption {
  id: string | number;
  label: string;
  /** Text that distinguishes namesakes: "Ohio, États-Unis". */
  detail?: ReactNode;
}

type Input = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'role' | 'onSelect'>;

export interface ComboboxProps<Option extends ComboboxOption>
  extends Input,
    Omit<FieldProps, 'children' | 'className' | 'id'> {
  value: string;
  /** Called with the typed text; any is valid. */
  onType: (text: string) => void;
  options: readonly Option[];
  onPick: (option: Option) => void;
  /** Called when the list opens, during typing or by an arrow key, and when it closes. */
  onOpenChange?: (isOpen: boolean) => void;
  listLabel: string;
  /** Text for screen readers. */
  status: (count: number) => string;
  /** Content below the field where there are no options. */
  below?: ReactNode;
}

/** A combobox with free text by WAI-ARIA. */
export function Combobox<Option extends ComboboxOption>({
  value,
  onType,
  options,
  onPick,
  onOpenChange,
  listLabel,
  status,
  below,
  className,
  onBlur,
  onKeyDown,
  ...field
}: ComboboxProps<Option>) {
  const [isOpen, setIsOpen] = useState(false);
  // The id stays valid when the list changes.
  const [activeId, setActiveId] = useState<Option['id'] | null>(null);
  const active = options.findIndex(({ id }) => id === activeId);
  const listId = useId();
  const isShown = isOpen && options.length > 0;

  const open = (next: boolean) => {
    setIsOpen(next);
    setActiveId(null);
    if (next !== isOpen) onOpenChange?.(next);
  };
  const pick = (option: Option) => {
    open(false);
    onPick(option);
  };
  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    const chosen = options[active];
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (!isOpen) return open(true);
      // The text field counts as one more position.
      const stops = options.length + 1;
      const next = ((active + 1 + (event.key === 'ArrowDown' ? 1 : -1) + stops) % stops) - 1;
      setActiveId(options[next]?.id ?? null);
    } else if (event.key === 'Enter' && isOpen && activeId !== null) {
      // The key never submits: the option may just have left the list.
      event.preventDefault();
      if (chosen) pick(chosen);
      else open(false);
    } else if (event.key === 'Escape' && isShown) {
      // The dialog around it stays open.
      event.preventDefault();
      event.stopPropagation();
      open(false);
    }
  };

  return (
    <div className={clsx(styles.combobox, className)}>
      <TextField
        {...field}
        autoComplete="off"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isShown}
        aria-controls={isShown ? listId : undefined}
        aria-activedescendant={isShown && active >= 0 ? `${listId}-${active}` : undefined}
        value={value}
        onChange={(event) => {
          onType(event.target.value);
          open(true);
        }}
        onKeyDown={(event) => {
          onKeyDown?.(event);
          handleKey(event);
        }}
        onBlur={(event) => {
          onBlur?.(event);
          open(false);
        }}
      />
      {isShown && (
        <Suggestions id={listId} label={listLabel} options={options} active={active} onPick={pick} />
      )}
      <VisuallyHidden as="output">{isShown && status(options.length)}</VisuallyHidden>
      {below}
    </div>
  );
}

interface SuggestionsProps<Option extends ComboboxOption> {
  id: string;
  label: string;
  className?: string | undefined;
  options: readonly Option[];
  active: number;
  onPick: (option: Option) => void;
}

/** A list under a field, which has the focus; ids of options come from the list's. */
export function Suggestions<Option extends ComboboxOption>({
  id,
  label,
  className,
  options,
  active,
  onPick,
}: SuggestionsProps<Option>) {
  const list = useRef<HTMLDivElement>(null);
  const count = options.length;
  // The field may be at the foot of the window or dialog.
  useEffect(() => {
    if (count > 0) list.current?.scrollIntoView({ block: 'nearest' });
  }, [count]);
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <div
      ref={list}
      className={clsx(styles.comboboxList, className)}
      id={id}
      role="listbox"
      aria-label={label}
    >
      {options.map((option, index) => (
        // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus, and names the active option
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys
        <div
          key={option.id}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === active}
          onMouseDown={(event) => event.preventDefault()} // The field keeps the focus.
          onClick={() => onPick(option)}
        >
          {option.label}
          {option.detail && (
            <Note as="span" className="cut">
              {option.detail}
            </Note>
          )}
        </div>
      ))}
    </div>
  );
}
