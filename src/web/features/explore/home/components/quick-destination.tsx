import { type ComponentProps, type ComponentType, useLayoutEffect, useRef, useState } from 'react';
import { loadAreas } from '#i18n/i18n.ts';
import type { QuickPlace } from '#web/forms/quick-plan.ts';
import { writeAgain } from '#web/ui/early-input.ts';
import { TextField } from '#web/ui/field.tsx';
import styles from './home.module.css';

interface QuickDestinationProps
  extends Omit<ComponentProps<typeof TextField>, 'value' | 'onChange' | 'defaultValue'> {
  initial: string;
  /** Is called with null when the text no longer is the chosen place. */
  onPlace: (place: QuickPlace | null) => void;
}

type WithPlaces = ComponentType<
  Omit<QuickDestinationProps, 'initial'> & { value: string; isTyped: boolean; onText: (text: string) => void }
>;

/** Is a plain field until the gazetteer loads on first interaction; text and focus remain. */
export function QuickDestination({ initial, onPlace, ...field }: QuickDestinationProps) {
  const [text, setText] = useState(initial);
  const [Places, setPlaces] = useState<WithPlaces | null>(null);
  const isAsked = useRef(false);
  const box = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  const learn = () => {
    if (isAsked.current) return;
    isAsked.current = true;
    Promise.all([import('./quick-places.tsx'), loadAreas('map')]).then(
      ([{ QuickPlaces }]) => {
        hadFocus.current = box.current?.contains(document.activeElement) ?? false;
        setPlaces(() => QuickPlaces);
      },
      // The field stays plain without suggestions; the next interaction tries again.
      () => {
        isAsked.current = false;
      },
    );
  };
  useLayoutEffect(() => {
    if (!Places || !hadFocus.current) return;
    const input = box.current?.querySelector('input');
    if (!input) return;
    input.focus();
    // Suggestions for what was typed before they could be given.
    if (input.value !== initial) writeAgain(input, input.value);
    input.setSelectionRange(input.value.length, input.value.length);
  }, [Places, initial]);
  const write = (next: string) => {
    setText(next);
    onPlace(null);
    learn(); // The field may have had the focus before this ran.
  };
  return (
    <div ref={box} className={styles.quickDestination}>
      {Places ? (
        <Places {...field} value={text} isTyped={text !== initial} onText={write} onPlace={onPlace} />
      ) : (
        <TextField
          {...field}
          autoComplete="off"
          value={text}
          onFocus={learn}
          onChange={(event) => write(event.target.value)}
        />
      )}
    </div>
  );
}
