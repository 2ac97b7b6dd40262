import { describe, expect, it } from 'vitest';
import { withDraft } from '#web/forms/drafts.ts';
import { changedFields } from '#web/forms/use-draft.ts';
import { toSessionUser } from '#web/session/session-user.ts';
import {
  changesOf,
  type OnboardingForm,
  onboardingForm,
  resumedStep,
  stepAfter,
  stepBefore,
  unstoredChanges,
} from './steps.ts';

const authUser = {
  id: 'c0000000-0000-4000-8000-000000000001',
  aud: 'authenticated',
  email: 'camille@exemple.fr',
  app_metadata: {},
  user_metadata: {},
  created_at: '',
};
const form: OnboardingForm = {
  first_name: 'Camille',
  last_name: ' ',
  home_address: '',
  currency: 'EUR',
  pace: '',
  interests: [],
};
const user = toSessionUser(authUser, null);

describe('onboarding', () => {
  it('[ONB-1] has three steps', () => {
    expect([stepBefore('name'), stepAfter('name'), stepAfter('home'), stepAfter('style')]).toEqual([
      null,
      'home',
      'style',
      null,
    ]);
  });

  it('[ONB-1] resumes where the profile says it was left, and at the start when that says nothing', () => {
    expect(resumedStep(user)).toBe('name');
    expect(resumedStep({ ...user, preferences: { onboarding_step: 'style' } })).toBe('style');
    expect(resumedStep({ ...user, preferences: { onboarding_step: 'elsewhere' } })).toBe('name');
  });

  it('[ONB-1] opens with what is stored already', () => {
    const known = {
      ...user,
      first_name: 'Camille',
      preferences: { currency: 'CHF', travel_interests: ['sea', 3] },
    };
    expect(onboardingForm(known, 'EUR')).toMatchObject({
      first_name: 'Camille',
      currency: 'CHF',
      interests: ['sea'],
    });
  });

  it('[ONB-1] stores each step as it is left, and requires nothing', () => {
    expect(changesOf('name', form)).toEqual({
      first_name: 'Camille',
      last_name: null,
      name: 'Camille',
      preferences: { onboarding_step: 'home' },
    });
    expect(changesOf('name', { ...form, first_name: '' })).not.toHaveProperty('name');
    expect(changesOf('home', form)).toEqual({
      home_address: null,
      preferences: { currency: 'EUR', onboarding_step: 'style' },
    });
  });

  it('[ONB-1] is completed by its last step alone, which stores the others once more', () => {
    expect(changesOf('home', form)).not.toHaveProperty('onboarding_completed');
    expect(changesOf('style', { ...form, interests: ['sea'] })).toMatchObject({
      first_name: 'Camille',
      home_address: null,
      onboarding_completed: true,
      preferences: { currency: 'EUR', travel_pace: null, travel_interests: ['sea'], onboarding_step: null },
    });
  });

  it('[ONB-1] stores what one has changed and nothing else: another device does the other half', () => {
    const seen = onboardingForm(user, '');
    expect(unstoredChanges('name', { ...seen }, seen)).toEqual({ preferences: { onboarding_step: 'home' } });
    expect(unstoredChanges('style', { ...seen, interests: ['sea'] }, seen)).toEqual({
      onboarding_completed: true,
      preferences: { travel_interests: ['sea'], onboarding_step: null },
    });
    expect(unstoredChanges('style', { ...form, last_name: 'Roux' }, { ...form, last_name: '' })).toEqual({
      last_name: 'Roux',
      name: 'Camille Roux',
      onboarding_completed: true,
      preferences: { onboarding_step: null },
    });
  });

  it('[ONB-1] [SHELL-5] reloads with what was typed alone: the rest is as another device has stored it since', () => {
    const typed = { ...form, first_name: 'Nina' };
    const draft = JSON.parse(JSON.stringify(changedFields(typed, form)));
    expect(draft).toEqual({ first_name: 'Nina' });
    const stored = { ...form, home_address: 'Paris', currency: 'CHF', interests: ['sea'] };
    const reloaded = withDraft(stored, draft);
    expect(reloaded).toEqual({ ...stored, first_name: 'Nina' });
    expect(unstoredChanges('style', reloaded, stored)).toEqual({
      first_name: 'Nina',
      name: 'Nina',
      onboarding_completed: true,
      preferences: { onboarding_step: null },
    });
  });
});
