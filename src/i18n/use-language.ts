import { useTranslation } from 'react-i18next';
import { setLanguage } from './i18n.ts';
import { type Language, toLanguage } from './languages.ts';

export function useLanguage(): { language: Language; setLanguage: (language: Language) => Promise<void> } {
  const { i18n } = useTranslation();
  return { language: toLanguage(i18n.language), setLanguage };
}
