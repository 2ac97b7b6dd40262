import type { Strings } from '../../strings.ts';
import type fr from '../fr/legal.ts';

export default {
  pages: 'Legal pages',
  changed: 'Last updated on',
  termsDescription: 'What you can expect of {{product}}, and what is expected of you.',
  privacyDescription: 'What {{product}} stores, for how long, what is on your device, and your rights.',
  noticeDescription: 'Who publishes and hosts {{product}}, and where its data comes from.',
  missing: 'This page has not been written yet',
  missingText: 'Its text has not been published yet. Ask us your question and we will answer.',
  failed: 'This page could not be loaded',
  failedText: 'The server is not responding. Please try again in a moment.',
  contact: 'Write to us',
} satisfies Strings<typeof fr>;
