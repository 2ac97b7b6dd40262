import { DEFAULT_CURRENCY } from '#domain/money.ts';
import type { Units } from '#i18n/format.ts';
import type { Language } from '#i18n/languages.ts';
import { unitsOf } from '#web/session/preferences/locale-preferences.ts';
import type { Theme } from '#web/session/preferences/theme.ts';
import type { ProfileRow, SessionUser } from '#web/session/session-user.ts';
import {
  fullName,
  orNull,
  type ProfileChanges,
  preference,
  type TravelStyle,
  travelPreferences,
  travelStyleOf,
} from '../model.ts';

export interface ProfileForm extends TravelStyle {
  first_name: string;
  last_name: string;
  username: string;
  bio: string;
  home_address: string;
  language: Language;
  currency: string;
  theme: Theme;
  distance_unit: Units['distance'];
  temperature_unit: Units['temperature'];
}

/** Fields that the profile stores; language and theme are of this device. */
export type StoredFields = Omit<ProfileForm, 'language' | 'theme'>;

export function storedFields(profile: ProfileRow): StoredFields {
  const { distance, temperature } = unitsOf(profile.preferences);
  return {
    first_name: profile.first_name ?? '',
    last_name: profile.last_name ?? '',
    username: profile.username ?? '',
    bio: profile.bio ?? '',
    home_address: profile.home_address ?? '',
    currency: preference(profile.preferences, 'currency', DEFAULT_CURRENCY),
    distance_unit: distance,
    temperature_unit: temperature,
    ...travelStyleOf(profile.preferences),
  };
}

/** Sends only what was changed: the rest may be another device's. Empty names leave the display name. */
export function profileChanges(
  form: ProfileForm,
  changed: Partial<Record<keyof ProfileForm, boolean | readonly (boolean | undefined)[]>>,
): ProfileChanges {
  const { travel_pace, travel_interests } = travelPreferences(form);
  const name = (changed.first_name || changed.last_name) && fullName(form.first_name, form.last_name);
  return {
    ...(changed.first_name && { first_name: orNull(form.first_name) }),
    ...(changed.last_name && { last_name: orNull(form.last_name) }),
    ...(name && { name }),
    ...(changed.username && { username: orNull(form.username) }),
    ...(changed.bio && { bio: orNull(form.bio) }),
    ...(changed.home_address && { home_address: orNull(form.home_address) }),
    preferences: {
      ...(changed.language && { language: form.language }),
      ...(changed.currency && { currency: form.currency }),
      ...(changed.theme && { theme: form.theme }),
      ...(changed.pace && { travel_pace }),
      ...(changed.interests && { travel_interests }),
      // A default is not stored: null removes the preference.
      ...(changed.distance_unit && {
        distance_unit: form.distance_unit === 'km' ? null : form.distance_unit,
      }),
      ...(changed.temperature_unit && {
        temperature_unit: form.temperature_unit === 'c' ? null : form.temperature_unit,
      }),
    },
  };
}

export type MailKind = 'invitation' | 'task' | 'mention' | 'summary';

/** A preference is `off`, or on with any other value. */
export const MAIL_PREFERENCES = {
  invitation: 'mail_invitation',
  task: 'mail_task',
  mention: 'mail_mention',
  summary: 'mail_summary',
} as const satisfies Record<MailKind, string>;

/** Mails are sent unless they were turned off. */
export function wantsMail({ preferences }: Pick<SessionUser, 'preferences'>, kind: MailKind): boolean {
  return preference(preferences, MAIL_PREFERENCES[kind], 'on') !== 'off';
}
