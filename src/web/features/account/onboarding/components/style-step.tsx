import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { INTERESTS, type OnboardingForm, PACES } from '../model.ts';

/** How someone likes to travel: one pace, any number of interests. */
export function StyleStep() {
  const { t } = useTranslation('onboarding');
  const { register } = useFormContext<OnboardingForm>();
  const paces = {
    slow: t('onboarding:paceSlow'),
    balanced: t('onboarding:paceBalanced'),
    full: t('onboarding:paceFull'),
  };
  const interests = {
    nature: t('onboarding:interestNature'),
    culture: t('onboarding:interestCulture'),
    food: t('onboarding:interestFood'),
    sea: t('onboarding:interestSea'),
    city: t('onboarding:interestCity'),
    sport: t('onboarding:interestSport'),
    family: t('onboarding:interestFamily'),
    night: t('onboarding:interestNight'),
  };
  return (
    <>
      <fieldset className="choices">
        <legend>{t('onboarding:pace')}</legend>
        {PACES.map((pace) => (
          <label key={pace} className="choice">
            <input type="radio" value={pace} {...register('pace')} />
            <span>{paces[pace]}</span>
          </label>
        ))}
      </fieldset>
      <fieldset className="choices">
        <legend>{t('onboarding:interests')}</legend>
        {INTERESTS.map((interest) => (
          <label key={interest} className="choice">
            <input type="checkbox" value={interest} {...register('interests')} />
            <span>{interests[interest]}</span>
          </label>
        ))}
      </fieldset>
    </>
  );
}
