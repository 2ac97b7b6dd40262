import type { Strings } from '../../strings.ts';
import type fr from '../fr/notifications.ts';

export default {
  region: 'Notifications',
  close: 'Close',
} satisfies Strings<typeof fr>;
