import type { Strings } from '../../strings.ts';
import type fr from '../fr/footer.ts';

export default {
  about: 'Plan, adjust and enjoy your trips together, day by day.',
  groupProduct: 'Product',
  groupCompany: 'Company',
  groupSupport: 'Support',
  groupLegal: 'Legal',
  features: 'Features',
  premium: 'Premium',
  sampleTrips: 'Sample trips',
  themes: 'Themed trips',
  customTrips: 'Custom trips',
  blog: 'Blog',
  contact: 'Contact',
  advice: 'Advice by country',
  help: 'Ask a question',
  problem: 'Report a problem',
  terms: 'Terms of use',
  privacy: 'Privacy',
  legalNotice: 'Legal notice',
  social: 'Social networks',
  socialLink: '{{product}} on {{network}}',
  copyright: '© {{year}} {{product}}',
} satisfies Strings<typeof fr>;
