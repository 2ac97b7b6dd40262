import clsx from 'clsx';
import { Bold, Heading2, Image, Italic, Link2, List, Quote } from 'lucide-react';
import { type KeyboardEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '#web/ui/field.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Row, Stack } from '#web/ui/layout.tsx';
import { applyMark, MARKS, type Mark, type Marked } from '../markdown-marks.ts';
import styles from './posts.module.css';

interface MarkdownWriterProps {
  label: string;
  lang: 'fr' | 'en';
  value: string;
  error?: string | undefined;
  onChange: (text: string) => void;
}

const LOOKS = {
  bold: { Icon: Bold, text: 'markBold' },
  italic: { Icon: Italic, text: 'markItalic' },
  heading: { Icon: Heading2, text: 'markHeading' },
  link: { Icon: Link2, text: 'markLink' },
  list: { Icon: List, text: 'markList' },
  quote: { Icon: Quote, text: 'markQuote' },
  picture: { Icon: Image, text: 'markPicture' },
} as const;
const KEYS: Readonly<Record<string, Mark>> = { b: 'bold', i: 'italic', k: 'link' };

export function MarkdownWriter({ label, lang, value, error, onChange }: MarkdownWriterProps) {
  const { t } = useTranslation('admin');
  const area = useRef<HTMLTextAreaElement>(null);
  const mark = (chosen: Mark) => {
    if (!area.current) return;
    const { selectionStart, selectionEnd } = area.current;
    replaceText(area.current, applyMark({ text: value, start: selectionStart, end: selectionEnd }, chosen));
  };
  const handleKey = (event: KeyboardEvent) => {
    const chosen = KEYS[event.key.toLowerCase()];
    if (!chosen || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
    event.preventDefault();
    mark(chosen);
  };
  return (
    <Stack gap={6}>
      <Row
        gap={4}
        align="stretch"
        wrap
        className={styles.admWriterBar}
        role="toolbar"
        aria-label={t('formatting', { label })}
      >
        {MARKS.map((name) => {
          const { Icon, text } = LOOKS[name];
          return (
            <IconButton key={name} label={t(text)} size="small" onClick={() => mark(name)}>
              <Icon aria-hidden="true" />
            </IconButton>
          );
        })}
      </Row>
      <Field label={label} error={error}>
        {(control) => (
          <textarea
            {...control}
            ref={area}
            className={clsx(control.className, styles.admWriterText)}
            lang={lang}
            dir="auto"
            rows={18}
            value={value}
            onChange={({ target }) => onChange(target.value)}
            onKeyDown={handleKey}
          />
        )}
      </Field>
    </Stack>
  );
}

/** One step of the browser's undo: `execCommand` is deprecated, but `value` and `setRangeText` clear the history. */
function replaceText(area: HTMLTextAreaElement, { text, start, end }: Marked): void {
  const old = area.value;
  const shortest = Math.min(old.length, text.length);
  let same = 0;
  while (same < shortest && old[same] === text[same]) same++;
  let sameAfter = 0;
  while (sameAfter < shortest - same && old.at(-1 - sameAfter) === text.at(-1 - sameAfter)) sameAfter++;
  const inserted = text.slice(same, text.length - sameAfter);
  area.focus();
  area.setSelectionRange(same, old.length - sameAfter);
  if (inserted) document.execCommand('insertText', false, inserted);
  else document.execCommand('delete');
  area.setSelectionRange(start, end);
}
