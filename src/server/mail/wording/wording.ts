import type { Language } from '#i18n/languages.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { MailWords } from './types.ts';

const WORDS: Record<Language, MailWords> = { fr, en };

export function wordsIn(language: Language): MailWords {
  return WORDS[language];
}
