/** The words of mails, and of the page where one turns them off. */
import type { Language } from '#i18n/languages.ts';
import type { MailWords } from './wording.ts';
import { en } from './words-en.ts';
import { fr } from './words-fr.ts';

const WORDS: Record<Language, MailWords> = { fr, en };

export function wordsIn(language: Language): MailWords {
  return WORDS[language];
}
