import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { Landscape } from '#web/artwork/landscape.tsx';
import { ScriptedForm } from '#web/forms/scripted-form.tsx';
import { PublicHead, PublicPage } from '#web/ui/public-page.tsx';
import { FormBeside } from '../submission-form.tsx';
import { ContactForm } from './contact-form.tsx';

/** Takes the subject from the link, where it has one: `?about=privacy` [PUB-4]. */
export function ContactPage() {
  const { t } = useTranslation('contact');
  const [query] = useSearchParams();
  const about = query.get('about') ?? '';
  const subjects = new Map([
    ['help', t('aboutHelp')],
    ['problem', t('aboutProblem')],
    ['terms', t('aboutTerms')],
    ['privacy', t('aboutPrivacy')],
  ]);
  return (
    <PublicPage>
      <PublicHead title={t('heading')} lead={t('lead')} />
      <FormBeside>
        <ScriptedForm>
          <ContactForm key={about} subject={subjects.get(about) ?? ''} />
        </ScriptedForm>
        <Landscape kind="sea" loading="eager" />
      </FormBeside>
    </PublicPage>
  );
}
