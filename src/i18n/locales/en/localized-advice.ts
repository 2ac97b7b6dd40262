import type { Strings } from '../../strings.ts';
import type source from '../fr/localized-advice.ts';

export default {
  title: 'Before you go: {{country}}',
  capital: 'Capital',
  currency: 'Currency',
  languages: 'Languages',
  official: 'Entry, visas, health, safety: only the official service of your own country counts.',
  officialLink: 'Official travel advice',
} satisfies Strings<typeof source>;
