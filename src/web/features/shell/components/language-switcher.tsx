import { Globe } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { i18n, useLanguage } from '#i18n/i18n.ts';
import { addressLanguage, LANGUAGES } from '#i18n/languages.ts';
import { useSession } from '#web/session/session.tsx';
import { Note, Row } from '#web/ui/layout.tsx';
import { toast } from '#web/ui/toasts.ts';
import { usePopup } from '../use-popup.ts';
import barStyles from './bar.module.css';
import styles from './popups.module.css';

/** Works as links without scripts [NAV-5]. */
export function LanguageSwitcher() {
  const { t } = useTranslation();
  const { language, setLanguage } = useLanguage();
  const { user } = useSession();
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const { isOpen, close, root, button, popup } = usePopup('listbox');

  const chosen = LANGUAGES.find(({ code }) => code === language);
  const addressIn = (code: string) => {
    const query = new URLSearchParams(search);
    query.set('lang', code);
    return `${pathname}?${query}`;
  };

  const choose = async (code: (typeof LANGUAGES)[number]['code']) => {
    close();
    if (!(await setLanguage(code))) {
      toast({ title: t('languageFailed'), variant: 'destructive' });
      return;
    }
    // Another one was chosen while this one was being loaded.
    if (i18n.language !== code) return;
    const query = new URLSearchParams(search);
    if (addressLanguage(query)) {
      query.set('lang', code);
      await navigate({ pathname, search: `?${query}`, hash }, { replace: true, preventScrollReset: true });
    }
    if (!user || code === language) return;
    // Stored for mails; the page neither waits for it nor fails with it.
    const { savePreferences } = await import('#web/session/preferences/stored-preferences.ts');
    await savePreferences({ language: code }).catch(console.error);
  };

  return (
    <div className={styles.popupRoot} data-slot="popup-root" ref={root}>
      <button
        className={barStyles.topControl}
        aria-label={t('languageIs', { name: chosen?.name, code: language.toUpperCase() })}
        {...button}
      >
        <Globe />
        <span aria-hidden="true">{language.toUpperCase()}</span>
      </button>
      <noscript>
        {LANGUAGES.filter(({ code }) => code !== language).map(({ code, name }) => (
          <a key={code} className={barStyles.topControl} href={addressIn(code)} hrefLang={code} lang={code}>
            {name}
          </a>
        ))}
      </noscript>
      {isOpen && (
        // A select can't show a flag, so this follows the list box pattern, with its keys.
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- see above
        <div className={styles.popup} data-slot="popup" role="listbox" aria-label={t('language')} {...popup}>
          {LANGUAGES.map(({ code, name, flag }) => (
            <Row
              as="button"
              gap={12}
              key={code}
              type="button"
              className={styles.popupItem}
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- see above
              role="option"
              aria-selected={code === language}
              tabIndex={-1}
              lang={code}
              onClick={() => choose(code)}
            >
              <img src={flag} alt="" width="24" height="16" />
              {name}
              <Note as="span" size={12} className={styles.popupCode} aria-hidden="true">
                {code.toUpperCase()}
              </Note>
            </Row>
          ))}
        </div>
      )}
    </div>
  );
}
