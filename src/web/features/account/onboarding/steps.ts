import type { SessionUser } from '#web/session/session-user.ts';
import {
  fullName,
  orNull,
  type ProfileChanges,
  preference,
  type TravelStyle,
  travelPreferences,
  travelStyleOf,
} from '../model.ts';

/** The steps in order; none of them requires an answer [ONB-1]. */
export const STEPS = ['name', 'home', 'style'] as const;
export type Step = (typeof STEPS)[number];

export interface OnboardingForm extends TravelStyle {
  first_name: string;
  last_name: string;
  home_address: string;
  currency: string;
}

export const FIELDS = {
  name: ['first_name', 'last_name'],
  home: ['home_address', 'currency'],
  style: ['pace', 'interests'],
} as const satisfies Record<Step, readonly (keyof OnboardingForm)[]>;

/** The preference with the step at which another device resumes. */
const STEP_PREFERENCE = 'onboarding_step';

export function onboardingForm(user: SessionUser, defaultCurrency: string): OnboardingForm {
  return {
    first_name: user.first_name ?? '',
    last_name: user.last_name ?? '',
    home_address: user.home_address ?? '',
    currency: preference(user.preferences, 'currency', defaultCurrency),
    ...travelStyleOf(user.preferences),
  };
}

export function resumedStep(user: SessionUser): Step {
  const stored = preference(user.preferences, STEP_PREFERENCE);
  return STEPS.find((step) => step === stored) ?? 'name';
}

/** Counts the steps left, including the one to resume at. */
export const stepsLeft = (user: SessionUser) => STEPS.length - STEPS.indexOf(resumedStep(user));

export function stepAfter(step: Step): Step | null {
  return STEPS[STEPS.indexOf(step) + 1] ?? null;
}

export function stepBefore(step: Step): Step | null {
  return STEPS[STEPS.indexOf(step) - 1] ?? null;
}

export function unstoredChanges(step: Step, form: OnboardingForm, seen: OnboardingForm): ProfileChanges {
  const changes = changesOf(step, form);
  const isSame = (...fields: (keyof OnboardingForm)[]) =>
    fields.every((field) => JSON.stringify(form[field]) === JSON.stringify(seen[field]));
  if (isSame('first_name')) delete changes.first_name;
  if (isSame('last_name')) delete changes.last_name;
  if (isSame('first_name', 'last_name')) delete changes.name;
  if (isSame('home_address')) delete changes.home_address;
  const preferences = { ...changes.preferences };
  if (isSame('currency')) delete preferences.currency;
  if (isSame('pace')) delete preferences.travel_pace;
  if (isSame('interests')) delete preferences.travel_interests;
  return { ...changes, preferences };
}

export function changesOf(step: Step, form: OnboardingForm): ProfileChanges {
  switch (step) {
    case 'name': {
      const name = fullName(form.first_name, form.last_name);
      return {
        first_name: orNull(form.first_name),
        last_name: orNull(form.last_name),
        ...(name && { name }),
        preferences: { [STEP_PREFERENCE]: 'home' },
      };
    }
    case 'home':
      return {
        home_address: orNull(form.home_address),
        preferences: { currency: form.currency, [STEP_PREFERENCE]: 'style' },
      };
    case 'style': {
      const name = changesOf('name', form);
      const home = changesOf('home', form);
      // Stores all answers: an earlier step may have failed to be stored.
      return {
        ...name,
        ...home,
        onboarding_completed: true,
        preferences: {
          ...home.preferences,
          ...travelPreferences(form),
          [STEP_PREFERENCE]: null,
        },
      };
    }
  }
}
