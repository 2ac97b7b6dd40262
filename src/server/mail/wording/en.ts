import type { ChangeFacts } from '../trip/summary.ts';
import { counting, listing, type MailWords } from './types.ts';

const count = counting('en');
const list = listing('en');
const quoted = (title: string) => `“${title}”`;
const tasks = (number: number) => count(number, 'task', 'tasks');

const VERBS = { INSERT: 'added', UPDATE: 'changed', DELETE: 'deleted', RESTORE: 'brought back' };

/** "added “Tram 28”" */
function deed(
  { operation, source, amount, isOwn, isCompletion }: ChangeFacts,
  title: string | undefined,
): string {
  const verb = VERBS[operation];
  switch (source ?? '') {
    case 'trips':
      return `${verb} the trip`;
    case 'trip_collaborators':
      if (isOwn && operation === 'DELETE') return 'left the trip';
      if (operation === 'UPDATE') return `changed the role of ${title ?? 'somebody'}`;
      if (operation === 'DELETE') return `removed ${title ?? 'somebody'} from the trip`;
      return `added ${title ?? 'somebody'} to the trip`;
    case 'trip_settlements':
      return operation === 'DELETE' ? 'took back a repayment' : 'noted a repayment';
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
    invitation: 'You get this email because somebody added you to a trip.',
    task: 'You get this email because somebody assigned you a task.',
    summary: 'You get one summary a day at most, when there is news in the trips you share.',
  },
  turnOff: {
    invitation: 'No more invitations by email',
    task: 'No more emails about tasks',
    summary: 'No more summaries',
  },
  allSettings: 'Choose my emails',
  invitation: {
    subject: (by, trip) => `${by} invites you to ${quoted(trip)}`,
    intro: (by, trip) => `${by} invites you to plan the trip ${quoted(trip)} together.`,
    viewer: 'You can see everything, take part in the discussion and tick off the tasks assigned to you.',
    editor: 'You can see and change it, just like a trip of your own.',
    address: (by, address) => `${by} signs in with ${address}.`,
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
  summary: {
    subject: (who, trip) => `${who}: news in ${quoted(trip)}`,
    subjectOfMany: (who, trips) => `${who}: news in ${count(trips, 'trip', 'trips')}`,
    andOthers: (names, others) => list(names, others, count(others, 'other', 'others')),
    intro: 'What changed in your trips since last time.',
    changes: (number) => count(number, 'change', 'changes'),
    messages: (number) =>
      number < 100 ? count(number, 'unread message', 'unread messages') : 'more than 100 unread messages',
    more: (number) => `and ${count(number, 'more change', 'more changes')}`,
    moreTrips: (number) => `And there is news in ${count(number, 'more trip', 'more trips')}.`,
    due: (task, due) => `To do by ${due}: ${task}`,
    late: (task, due) => `Overdue, it was due ${due}: ${task}`,
    line: (change, by, title) => `${by} ${deed(change, title)}`,
    seeDashboard: 'See my trips',
  },
  page: {
    title: 'Your emails',
    kind: {
      invitation: 'invitations to a trip',
      task: 'tasks assigned to you',
      summary: 'the daily summary of your trips',
    },
    question: 'Get no more emails about:',
    turnOff: 'No more of these',
    done: 'Noted. You will get no more emails about:',
    turnOn: 'Get them again',
    doneOn: 'Noted. You will again get emails about:',
    invalidTitle: 'This link no longer works',
    invalid: 'You can choose your emails in your profile.',
    tooMany: 'Too many requests at once. Try again in a few minutes.',
    home: 'Go to your profile',
  },
};
