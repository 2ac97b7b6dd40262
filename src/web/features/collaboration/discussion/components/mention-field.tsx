import { type KeyboardEvent, type RefObject, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Suggestions } from '#web/ui/combobox.tsx';
import { TextArea } from '#web/ui/field.tsx';
import { VisuallyHidden } from '#web/ui/layout.tsx';
import {
  hasNamesake,
  type Mentionable,
  matchingPeople,
  type TypedMention,
  typedMention,
  withMention,
} from '../mentions.ts';
import styles from './discussion.module.css';

interface MentionFieldProps {
  field: RefObject<HTMLTextAreaElement | null>;
  label: string;
  value: string;
  people: readonly Mentionable[];
  error?: string | undefined;
  onType: (text: string) => void;
  onPick: (person: Mentionable) => void;
  /** Receives keys that the list of names does not handle. */
  onKey: (event: KeyboardEvent) => void;
}

/** An `@` offers members; the field keeps the focus, any text is valid. */
export function MentionField({
  field,
  label,
  value,
  people,
  error,
  onType,
  onPick,
  onKey,
}: MentionFieldProps) {
  const { t } = useTranslation('discussion');
  const [typed, setTyped] = useState<TypedMention | null>(null);
  const [active, setActive] = useState(0);
  const listId = useId();
  const options = typed ? matchingPeople(people, typed.query) : [];
  const isOpen = options.length > 0;
  const look = ({ value: text, selectionStart }: HTMLTextAreaElement) => {
    setTyped(typedMention(text, selectionStart));
    setActive(0);
  };
  const pick = (person: Mentionable) => {
    if (!typed) return;
    const { text, caret } = withMention(value, typed, person);
    onType(text);
    onPick(person);
    setTyped(null);
    // The caret can be set once the field has the new text.
    requestAnimationFrame(() => field.current?.setSelectionRange(caret, caret));
  };
  const handleKey = (event: KeyboardEvent) => {
    const chosen = options[active];
    if (!chosen || event.nativeEvent.isComposing) return onKey(event);
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      const step = event.key === 'ArrowDown' ? 1 : -1;
      setActive((active + step + options.length) % options.length);
    } else if (event.key === 'Enter' || event.key === 'Tab') pick(chosen);
    else if (event.key === 'Escape') {
      event.stopPropagation();
      setTyped(null);
    } else return onKey(event);
    event.preventDefault();
  };
  return (
    <div className={styles.mentionField}>
      <TextArea
        ref={field}
        label={label}
        isLabelHidden
        placeholder={label}
        rows={1}
        value={value}
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={isOpen ? `${listId}-${active}` : undefined}
        {...(error && { error })}
        onKeyDown={handleKey}
        onChange={({ target }) => {
          onType(target.value);
          look(target);
        }}
        onBlur={() => setTyped(null)}
      />
      {isOpen && (
        <Suggestions
          id={listId}
          label={t('members')}
          className={styles.mentionList}
          options={options.map((person) => ({
            ...person,
            label: person.name,
            ...(person.email && hasNamesake(person, people) && { detail: person.email }),
          }))}
          active={active}
          onPick={pick}
        />
      )}
      <VisuallyHidden as="output">{isOpen && t('memberCount', { count: options.length })}</VisuallyHidden>
    </div>
  );
}
