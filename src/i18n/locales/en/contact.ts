import type { Strings } from '../../strings.ts';
import type fr from '../fr/contact.ts';

export default {
  title: 'Contact',
  heading: 'Write to us',
  lead: 'A question, a problem, an idea? One message is enough, and we answer by email.',
  name: 'Name',
  email: 'Email',
  subject: 'Subject',
  message: 'Message',
  optional: 'Optional',
  send: 'Send',
  aboutHelp: 'Question',
  aboutProblem: 'Problem to report',
  aboutTerms: 'Terms of use',
  aboutPrivacy: 'Privacy',
  nameRequired: 'Enter your name.',
  emailInvalid: 'Enter a full email address, like camille@example.com.',
  messageRequired: 'Write your message.',
  lineTooLong: 'This text is too long: 200 characters at most.',
  messageTooLong: 'This message is too long: 10,000 characters at most.',
  failed: 'Your message was not sent. Nothing is lost: try again in a moment.',
  sentTitle: 'Message sent',
  sentText: 'Thank you, {{name}}. We will reply to {{email}}.',
  another: 'Write another message',
} satisfies Strings<typeof fr>;
