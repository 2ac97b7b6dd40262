import type { AccountWords } from './wording.ts';

const NOT_ASKED = 'If you asked for nothing, ignore this email: nothing will change.';
const ONCE = 'The link is valid for one hour and works once.';
const FACTOR_NOT_ME =
  'If it was not you, choose a new password right away, then turn two-factor authentication off in your profile; if you can no longer get in, write to us.';
const NEVER_TELL = 'Give this code to nobody: we never ask for it.';

export const en: AccountWords = {
  mails: {
    confirmation: ({ email }) => ({
      subject: 'Confirm your email address',
      title: 'One more step',
      intro: `You have opened an Escale notebook with the address ${email}. Confirm that it is yours: the link signs you in straight away.`,
      action: 'Confirm my address',
      code: 'Or enter this code on the sign-up page:',
      note: 'The link is valid for one hour, the code for ten minutes; they work once.',
      reason: `You get this email because somebody signed up with this address. ${NOT_ASKED}`,
    }),
    recovery: () => ({
      subject: 'Choose a new password',
      title: 'A new password',
      intro: 'Forgotten your password? Open this link to choose another one.',
      action: 'Choose a password',
      note: ONCE,
      reason: `You get this email because somebody reported a forgotten password for this address. ${NOT_ASKED}`,
    }),
    sign_in: () => ({
      subject: 'Your sign-in link and code',
      title: 'Sign in without a password',
      intro: 'Open this link to sign in.',
      action: 'Sign me in',
      code: 'Or enter this code on the sign-in page:',
      note: `The link is valid for one hour, the code for ten minutes; once one is used, the other no longer works. ${NEVER_TELL}`,
      reason: `You get this email because somebody asked to sign in with this address. ${NOT_ASKED}`,
    }),
    email_change_current: ({ email, newEmail }) => ({
      subject: 'Confirm your change of address',
      title: 'You are changing your address',
      intro: `The address of your account is to change from ${email} to ${newEmail}. Confirm here that you want it, then open the message sent to the new address.`,
      action: 'Accept the change',
      note: `${ONCE} Until both addresses have confirmed, nothing changes.`,
      reason:
        'You get this email because somebody asked for this change from your account. If it was not you, do not open the link, and change your password.',
    }),
    email_change_new: ({ email, newEmail }) => ({
      subject: 'Confirm your new address',
      title: 'Your new address',
      intro: `You want to sign in with ${newEmail} instead of ${email}. Confirm that this address is yours, then open the message sent to the old one.`,
      action: 'Confirm this address',
      note: `${ONCE} Until both addresses have confirmed, nothing changes.`,
      reason: `You get this email because somebody gave this address for their account. ${NOT_ASKED}`,
    }),
    reauthentication: () => ({
      subject: 'Your verification code',
      title: 'Is it you?',
      intro: 'What you are about to do needs a verification.',
      code: 'Enter this code:',
      note: `It is valid for ten minutes. ${NEVER_TELL}`,
      reason:
        'You get this email because somebody signed in to your account is making an important change. If it is not you, change your password.',
    }),
    password_changed: ({ email }) => ({
      subject: 'Your password has changed',
      title: 'Password changed',
      intro: `The password of the account ${email} has just changed. If that was you, all is well.`,
      note: 'If it was not you, choose a new password right away: the other devices will be signed out.',
      reason: 'You get this email whenever your password changes.',
    }),
    factor_added: ({ email }) => ({
      subject: 'Two-factor authentication is on',
      title: 'Two-factor authentication is on',
      intro: `An authenticator app now protects the account ${email}: a code of it is asked for at each sign-in. If that was you, all is well.`,
      note: FACTOR_NOT_ME,
      reason: 'You get this email whenever an authenticator app is added to your account or removed.',
    }),
    factor_removed: ({ email }) => ({
      subject: 'Two-factor authentication is off',
      title: 'Two-factor authentication is off',
      intro: `An authenticator app was removed from the account ${email}: its codes are no longer asked for. If that was you, all is well.`,
      note: 'If it was not you, choose a new password right away: the other devices will be signed out.',
      reason: 'You get this email whenever an authenticator app is added to your account or removed.',
    }),
    codes_made: ({ email }) => ({
      subject: 'New recovery codes',
      title: 'New recovery codes',
      intro: `Recovery codes were just made for the account ${email}. Those of before, if any, no longer work. If that was you, all is well.`,
      note: FACTOR_NOT_ME,
      reason: 'You get this email whenever recovery codes are made for your account.',
    }),
    taken: ({ email }) => ({
      subject: 'You already have an account',
      title: 'You already have an account',
      intro: `Somebody, most likely you, tried to sign up with the address ${email}. It has its Escale notebook already: just sign in.`,
      action: 'Sign in',
      note: 'Nothing has changed in your account.',
      reason: `You get this email because this address was entered at sign-up. ${NOT_ASKED}`,
    }),
    invite: ({ email }) => ({
      subject: 'A notebook is waiting for you on Escale',
      title: 'Welcome aboard',
      intro: `A travel notebook is waiting for you on Escale, in the name of ${email}. Open this link and choose your password.`,
      action: 'Accept the invitation',
      note: ONCE,
      reason: `You get this email because the team of this site invites you. ${NOT_ASKED}`,
    }),
  },
  choosePassword: 'Choose a new password',
};
