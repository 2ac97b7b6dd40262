import type { Strings } from '../../../strings.ts';
import type fr from '../../fr/admin/legal.ts';

export default {
  legalPages: 'Legal pages',
  legalPage: 'Page',
  legalAbsent: 'Not written yet',
  legalComplete: 'Complete',
  legalMissing_one: '{{count}} detail to fill in',
  legalMissing_other: '{{count}} details to fill in',
  legalView: 'View the page',
  legalReminder: 'Who publishes this site, who hosts it? These pages are waiting to be completed: {{pages}}.',
  legalReminderAction: 'Complete them',
  sourceLegal: 'Legal page',
} satisfies Strings<typeof fr>;
