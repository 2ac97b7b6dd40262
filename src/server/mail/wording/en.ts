import { PRODUCT } from '#domain/product.ts';
import type { ChangeFacts } from '../trip/summary.ts';
import { counting, listing, type MailWords } from './types.ts';

const count = counting('en');
const list = listing('en');
const quoted = (title: string) => `“${title}”`;
const tasks = (number: number) => count(number, 'task', 'tasks');

const VERBS = { INSERT: 'added', UPDATE: 'changed', DELETE: 'deleted', RESTORE: 'restored' };

const NOT_ASKED = 'If you did not ask for anything, ignore this email: nothing will change.';
const ONCE = 'The link is valid for one hour and works only once.';
const FACTOR_NOT_ME =
  'If it was not you, choose a new password right away, then turn two-factor authentication off in your profile; if you can no longer get in, write to us.';
const NEVER_TELL = 'Do not give this code to anyone: we never ask for it.';

function changeText(
  { operation, source, amount, isOwn, isAboutReader, isCompletion, isRefund }: ChangeFacts,
  title: string | undefined,
): string {
  const verb = VERBS[operation];
  switch (source ?? '') {
    case 'trips':
      return `${verb} the trip`;
    case 'trip_collaborators':
      if (isOwn && operation === 'DELETE') return 'left the trip';
      if (operation === 'UPDATE')
        return isAboutReader ? 'changed your role' : `changed the role of ${title ?? 'somebody'}`;
      if (operation === 'DELETE') return `removed ${title ?? 'somebody'} from the trip`;
      if (isOwn) return 'joined the trip';
      return `added ${title ?? 'somebody'} to the trip`;
    case 'trip_expenses':
      return title
        ? `${verb} the ${isRefund ? 'refund' : 'expense'} ${quoted(title)}`
        : `${verb} ${count(amount, 'expense', 'expenses')}`;
    case 'trip_settlements':
      return operation === 'DELETE' ? 'removed a payment' : 'noted a payment';
    case 'trip_chat_messages':
      return title ? `commented on ${quoted(title)}` : 'wrote comments';
    case 'trip_lists':
      return `${verb} the list ${quoted(title ?? '')}`;
    case 'trip_tracks':
      return `${verb} the track ${quoted(title ?? '')}`;
    case 'trip_polls':
      return `${isCompletion ? 'closed' : verb} the vote ${quoted(title ?? '')}`;
    case 'trip_tasks':
      if (isCompletion) return title ? `completed the task ${quoted(title)}` : `completed ${tasks(amount)}`;
      return title ? `${verb} the task ${quoted(title)}` : `${verb} ${tasks(amount)}`;
    default:
      return title ? `${verb} ${quoted(title)}` : `${verb} ${count(amount, 'item', 'items')}`;
  }
}

export const en: MailWords = {
  quoted,
  someone: 'Someone',
  openTrip: 'Open the trip',
  reason: {
    invitation: 'You get this email because somebody invited you to a trip, or made you its owner.',
    task: 'You get this email because somebody assigned you a task.',
    mention: 'You get this email because somebody mentioned you in a chat.',
    summary: 'You get one summary a day at most, when there is news in the trips you share.',
  },
  turnOff: {
    invitation: 'No more invitations by email',
    task: 'No more emails about tasks',
    mention: 'No more emails about mentions',
    summary: 'No more summaries',
  },
  allSettings: 'Choose my emails',
  invitation: {
    subject: (by, trip) => `${by} invites you to ${quoted(trip)}`,
    intro: (by, trip) => `${by} invites you to plan the trip ${quoted(trip)} together.`,
    viewer: 'You can see everything, take part in the chat and tick off the tasks assigned to you.',
    editor: 'You can see and change it, just like a trip of your own.',
    address: (by, address) => `${by} signs in with ${address}.`,
  },
  ownership: {
    subject: (by, trip) => `${by} has handed ${quoted(trip)} over to you`,
    intro: (by, trip) => `${by} has handed the trip ${quoted(trip)} over to you: it is yours now.`,
    rights: 'You can change it, decide who takes part, and delete it.',
  },
  task: {
    subjectOne: (by, task) => `${by} has assigned you a task: ${task}`,
    subject: (by, number, trip) => `${by} has assigned you ${tasks(number)} in ${quoted(trip)}`,
    subjectOfMany: (number, trip) => `${tasks(number)} for you in ${quoted(trip)}`,
    intro: (by, number, trip) =>
      `${by} has assigned you ${number === 1 ? 'a task' : tasks(number)} in the trip ${quoted(trip)}.`,
    introOfMany: (number, trip) => `You have been assigned ${tasks(number)} in the trip ${quoted(trip)}.`,
    item: (task, due, by) => [task, due && `due ${due}`, by && `from ${by}`].filter(Boolean).join(', '),
    open: 'See the tasks',
  },
  mention: {
    subject: (by, trip) => `${by} mentioned you in ${quoted(trip)}`,
    subjectOfMany: (number, trip) =>
      `You were mentioned ${count(number, 'time', 'times')} in ${quoted(trip)}`,
    intro: (trip) => `You were mentioned in the chat of the trip ${quoted(trip)}.`,
    item: (by, text) => `${by}: ${quoted(text)}`,
    open: 'Open the chat',
  },
  summary: {
    subject: (who, trip) => `${who}: news in ${quoted(trip)}`,
    subjectOfMany: (who, trips) => `${who}: news in ${count(trips, 'trip', 'trips')}`,
    andOthers: (names, others) => list(names, others, count(others, 'other', 'others')),
    intro: 'What changed in your trips since last time.',
    changes: (number) => count(number, 'change', 'changes'),
    messages: (number) =>
      number < 100 ? count(number, 'unread message', 'unread messages') : 'more than 99 unread messages',
    more: (number) => `and ${count(number, 'more change', 'more changes')}`,
    moreTrips: (number) => `And there is news in ${count(number, 'more trip', 'more trips')}.`,
    due: (task, due) => `To do by ${due}: ${task}`,
    late: (task, due) => `Overdue, it was due ${due}: ${task}`,
    line: (change, by, title) => `${by} ${changeText(change, title)}`,
    seeDashboard: 'See my trips',
  },
  page: {
    title: 'Your emails',
    kind: {
      invitation: 'invitations to a trip',
      task: 'tasks assigned to you',
      mention: 'messages that mention you',
      summary: 'the daily summary of your trips',
    },
    question: 'Stop emails about:',
    turnOff: 'Stop them',
    done: 'Noted. You will get no more emails about:',
    turnOn: 'Get them again',
    doneOn: 'Noted. You will get emails again about:',
    invalidTitle: 'This link no longer works',
    invalid: 'You can choose your emails in your profile.',
    tooMany: 'Too many requests at once. Try again in a few minutes.',
    home: 'Go to your profile',
  },
  contact: {
    request_notice: {
      subject: (about) => (about ? `Custom trip request: ${about}` : 'Custom trip request'),
      paragraphs: ['A request for a custom trip has come in.'],
      action: 'Open the administration',
      reason: 'You get this email because you administer this site.',
      link: 'Administration',
    },
    message_notice: {
      subject: (about) => (about ? `Message: ${about}` : 'A message has come in'),
      paragraphs: ['A message has come in through the contact page.'],
      action: 'Open the administration',
      reason: 'You get this email because you administer this site.',
      link: 'Administration',
    },
    request_receipt: {
      subject: () => 'Your trip request has arrived',
      paragraphs: [
        'Thank you. We will read it and come back to you at this address with a first idea, day by day.',
        'If you were signed in when you sent it, you can follow it on the custom trips page.',
      ],
      action: 'Follow my request',
      reason: 'This address was given in our form. If that was not you, ignore this email.',
      link: 'Write to us',
    },
    message_receipt: {
      subject: () => 'Your message has arrived',
      paragraphs: ['Thank you. We will answer at this address.'],
      reason: 'This address was given in our form. If that was not you, ignore this email.',
      link: 'Write to us',
    },
    request_reply: {
      subject: (about) => (about ? `Your trip: ${about}` : 'Your trip request'),
      paragraphs: [],
      reason: 'You get this reply because you asked us for a custom trip.',
      link: 'Follow my request',
    },
    message_reply: {
      subject: (about) => (about ? `Re: ${about}` : 'A reply to your message'),
      paragraphs: [],
      reason: 'You get this reply because you wrote to us.',
      link: 'Write to us',
    },
    trip_invitation: {
      subject: (about) => (about ? `An invitation to “${about}”` : 'An invitation to a trip'),
      paragraphs: ['You are invited to plan a trip together:'],
      action: 'See the invitation',
      reason:
        'You get this email because this address was invited to a trip. If this invitation means nothing to you, ignore this email.',
      link: 'Decline',
    },
    account_deleted: {
      subject: () => 'Your account has been deleted',
      paragraphs: [
        'It is done: your account and everything that was yours are gone.',
        'Your messages in other people’s trips stay, with your name unless you removed it. Safe travels.',
      ],
      reason: 'This is the last email we will send to this address.',
      link: 'Wasn’t it you? Write to us',
    },
  },
  account: {
    confirmation: ({ email }) => ({
      subject: 'Confirm your email address',
      title: 'One more step',
      intro: `You have opened an ${PRODUCT.name} notebook with the address ${email}. Confirm that it is yours: the link signs you in straight away.`,
      action: 'Confirm my address',
      code: 'Or enter this code on the sign-up page:',
      note: 'The link is valid for one hour, the code for ten minutes; each works only once.',
      reason: `You get this email because somebody signed up with this address. ${NOT_ASKED}`,
    }),
    recovery: () => ({
      subject: 'Choose a new password',
      title: 'A new password',
      intro: 'Forgotten your password? Open this link to choose another one.',
      action: 'Choose a password',
      note: ONCE,
      reason: `You get this email because somebody said they had forgotten the password for this address. ${NOT_ASKED}`,
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
      title: 'Is it really you?',
      intro: 'What you are doing needs to be verified.',
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
      intro: `An authenticator app now protects the account ${email}: its code will be asked for at each sign-in. If that was you, all is well.`,
      note: FACTOR_NOT_ME,
      reason: 'You get this email whenever an authenticator app is added to your account or removed.',
    }),
    factor_removed: ({ email }) => ({
      subject: 'Two-factor authentication is off',
      title: 'Two-factor authentication is off',
      intro: `An authenticator app was removed from the account ${email}: its code will no longer be asked for. If that was you, all is well.`,
      note: 'If it was not you, choose a new password right away: the other devices will be signed out.',
      reason: 'You get this email whenever an authenticator app is added to your account or removed.',
    }),
    recovery_codes_created: ({ email }) => ({
      subject: 'New recovery codes',
      title: 'New recovery codes',
      intro: `Recovery codes have just been created for the account ${email}. The previous ones, if any, no longer work. If that was you, all is well.`,
      note: FACTOR_NOT_ME,
      reason: 'You get this email whenever recovery codes are created for your account.',
    }),
    account_exists: ({ email }) => ({
      subject: 'You already have an account',
      title: 'You already have an account',
      intro: `Somebody, most likely you, tried to sign up with the address ${email}. It already has an ${PRODUCT.name} account: just sign in.`,
      action: 'Sign in',
      note: 'Nothing has changed in your account.',
      reason: `You get this email because this address was entered at sign-up. ${NOT_ASKED}`,
    }),
    account_invitation: ({ email }) => ({
      subject: `A notebook is waiting for you on ${PRODUCT.name}`,
      title: 'Welcome aboard',
      intro: `A travel notebook is waiting for you on ${PRODUCT.name}, in the name of ${email}. Open this link and choose your password.`,
      action: 'Accept the invitation',
      note: ONCE,
      reason: `You get this email because the team behind this site has invited you. ${NOT_ASKED}`,
    }),
  },
  choosePassword: 'Choose a new password',
};
