import type { Strings } from '../../strings.ts';
import type fr from '../fr/notifications.ts';

export default {
  region: 'Notifications',
  close: 'Close',

  loginSucceeded: 'Signed in',
  loginSucceededText: 'Welcome back!',
  loginFailed: 'Sign-in failed',
  registrationSucceeded: 'You are registered',
  registrationSucceededText: 'Check your email to confirm your account.',
  registrationFailed: 'Registration failed',
  socialLoginFailed: 'Social sign-in failed',
  logoutSucceeded: 'Signed out',
  logoutSucceededText: 'See you soon!',
  logoutFailed: 'Sign-out failed',

  profileUpdateFailed: 'Update Failed',

  tripsLoadFailed: 'Could not load trips.',
  tripCreated: 'Trip created',
  tripCreatedText: 'Your trip “{{destination}}” is ready to be planned.',
  tripCreateFailed: 'Error Creating Trip',
  tripUpdateFailed: 'Error Updating Trip',
  tripDeleted: 'Trip Deleted',
  tripDeleteFailed: 'Error Deleting Trip',

  itemAdded: 'Item added!',
  itemAddFailed: 'Error Adding Item',
  itemUpdateFailed: 'Error Updating Item',
  itemDeleted: 'Item deleted',
  itemDeleteFailed: 'Error Deleting Item',
} satisfies Strings<typeof fr>;
