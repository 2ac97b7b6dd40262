import { createTransport } from 'nodemailer';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#i18n/languages.ts';
import { composeTripMail } from './compose-trip-mail.ts';
import type { MailContent, Recipient, TripFacts } from './content.ts';
import type { ChangeFacts, TripNews } from './summary.ts';

const URLS = { publicUrl: 'https://escale.example', switchUrl: 'https://escale.example/mails/token' };
const LISBON: TripFacts = {
  id: '5f0c1d7e-0000-4000-8000-000000000000',
  title: 'Lisbonne',
  destination: 'Lisbonne, Portugal',
  start_date: '2027-03-12',
  end_date: '2027-03-16',
};
const reader = (language: Recipient['language']): Recipient => ({
  id: 'r',
  email: 'eddie@example.org',
  language,
});
const compose = (language: Recipient['language'], content: MailContent) =>
  composeTripMail('1b4e28ba-2fa1-41d2-883f-0016d3cca427', reader(language), content, URLS);

const invitation = (changes: Partial<MailContent & { kind: 'invitation' }> = {}): MailContent => ({
  kind: 'invitation',
  trip: LISBON,
  by: 'Camille',
  address: 'camille@example.org',
  role: 'viewer',
  ...changes,
});
const task = (title: string, by = 'Camille') => ({ title, due_date: '2027-03-03', by });
const change = (changes: Partial<ChangeFacts> = {}): ChangeFacts => ({
  operation: 'INSERT',
  source: 'trip_activities',
  title: 'Tram 28',
  amount: 1,
  isOwn: false,
  isAboutReader: false,
  isCompletion: false,
  isRefund: false,
  by: 'Camille',
  ...changes,
});
const news = (changes: Partial<TripNews> = {}): TripNews => ({
  trip: LISBON,
  changed: 1,
  changes: [change()],
  unread: 0,
  people: ['Camille'],
  tasks: [],
  ...changes,
});

/** Everything that a mail can say, once with one of each and once with many. */
const ALL: [string, MailContent][] = [
  ['an invitation to look', invitation()],
  ['an invitation to plan', invitation({ role: 'editor', address: null })],
  ['a trip that was handed over', invitation({ role: 'owner', by: '', address: null })],
  ['one task', { kind: 'task', trip: LISBON, tasks: [task('Réserver')] }],
  [
    'tasks',
    { kind: 'task', trip: LISBON, tasks: [task('Réserver'), { ...task('Imprimer'), due_date: null }] },
  ],
  ['tasks of several', { kind: 'task', trip: LISBON, tasks: [task('Réserver'), task('Imprimer', 'Bo')] }],
  ['a mention', { kind: 'mention', trip: LISBON, messages: [{ text: '@Eddie, on part ?', by: 'Camille' }] }],
  [
    'mentions of several',
    {
      kind: 'mention',
      trip: LISBON,
      messages: [
        { text: 'Oui @Eddie', by: 'Camille' },
        { text: '@Eddie', by: 'Bo' },
      ],
    },
  ],
  ['a summary of one trip', { kind: 'summary', news: [news()] }],
  [
    'a summary of much',
    {
      kind: 'summary',
      news: Array.from({ length: 13 }, (_, index) =>
        news({
          trip: { ...LISBON, id: `${index}`, title: `Voyage ${index}` },
          changed: 9,
          unread: index === 0 ? 100 : index,
          people: ['Camille', 'Bo', 'Ana', 'Zoé'],
          changes: (['INSERT', 'UPDATE', 'DELETE', 'RESTORE'] as const).flatMap((operation) =>
            [
              'trips',
              'trip_collaborators',
              'trip_settlements',
              'trip_expenses',
              'trip_tasks',
              'trip_polls',
              'trip_lists',
              'trip_chat_messages',
              'trip_meals',
              null,
            ].flatMap((source) => [
              change({ operation, source }),
              change({ operation, source, title: null, amount: 3, by: null }),
              change({ operation, source, isOwn: true, isCompletion: true, isRefund: true }),
              change({ operation, source, isAboutReader: true }),
            ]),
          ),
          tasks: [
            { title: 'Réserver', due_date: '2027-03-03', isLate: true },
            { title: 'Imprimer', due_date: '2027-03-12', isLate: false },
          ],
        }),
      ),
    },
  ],
];

describe('[COLLAB-2] [TASK-1] what a mail says', () => {
  it.each([
    ['fr', invitation(), 'Camille vous invite à «\u00a0Lisbonne\u00a0»'],
    ['en', invitation(), 'Camille invites you to “Lisbonne”'],
    ['fr', invitation({ role: 'owner' }), 'Camille vous confie «\u00a0Lisbonne\u00a0»'],
    ['en', invitation({ role: 'owner' }), 'Camille has handed “Lisbonne” over to you'],
    ['fr', ALL[3]?.[1], 'Camille vous assigne une tâche\u00a0: Réserver'],
    ['en', ALL[3]?.[1], 'Camille has assigned you a task: Réserver'],
    ['fr', ALL[4]?.[1], 'Camille vous assigne 2\u00a0tâches pour «\u00a0Lisbonne\u00a0»'],
    ['en', ALL[4]?.[1], 'Camille has assigned you 2\u00a0tasks in “Lisbonne”'],
    ['fr', ALL[5]?.[1], '2\u00a0tâches pour vous dans «\u00a0Lisbonne\u00a0»'],
    ['fr', ALL[6]?.[1], 'Camille vous mentionne dans «\u00a0Lisbonne\u00a0»'],
    ['en', ALL[6]?.[1], 'Camille mentioned you in “Lisbonne”'],
    ['en', ALL[7]?.[1], 'You were mentioned 2\u00a0times in “Lisbonne”'],
    ['fr', ALL[8]?.[1], 'Camille\u00a0: du nouveau dans «\u00a0Lisbonne\u00a0»'],
    ['fr', ALL[9]?.[1], 'Camille, Bo et 2\u00a0autres personnes\u00a0: du nouveau dans 13\u00a0voyages'],
    ['en', ALL[9]?.[1], 'Camille, Bo and 2\u00a0others: news in 13\u00a0trips'],
  ] as const)('in %s its subject says who and what', (language, content, subject) => {
    expect(content && compose(language, content).subject).toBe(subject);
  });

  it('of an invitation: where, when, what one may do, who that is', () => {
    const { text } = compose('fr', invitation({ role: 'editor' }));
    expect(text).toContain('Lisbonne, Portugal · 12–16 mars 2027');
    expect(text).toContain('le modifier');
    expect(text).toContain('camille@example.org');
    expect(text).toContain(`Ouvrir le voyage\u00a0: https://escale.example/trip/${LISBON.id}`);
    expect(text).toContain('https://escale.example/mails/token');
    expect(compose('en', invitation()).text).toMatch(/· 12.?–.?16 March 2027/);
  });

  it('of tasks: each with its day, and who gave it where several did', () => {
    const { text } = compose('fr', {
      kind: 'task',
      trip: LISBON,
      tasks: [task('Réserver'), task('Imprimer', 'Bo')],
    });
    expect(text).toContain('– Réserver, pour le mercredi 3 mars, de la part de Camille');
    expect(text).toContain('– Imprimer, pour le mercredi 3 mars, de la part de Bo');
    expect(compose('en', { kind: 'task', trip: LISBON, tasks: [task('Book')] }).text).toContain(
      '– Book, due Wednesday 3 March',
    );
  });

  it('of a summary: counts, the newest lines, what is due', () => {
    const { text } = compose('fr', {
      kind: 'summary',
      news: [
        news({
          changed: 7,
          unread: 1,
          changes: [
            change(),
            change({ operation: 'UPDATE', source: 'trip_tasks', isCompletion: true, title: 'Réserver' }),
            change({ operation: 'DELETE', source: null, title: null, amount: 3 }),
          ],
          tasks: [{ title: 'Imprimer', due_date: '2027-03-03', isLate: true }],
        }),
      ],
    });
    expect(text).toContain('7\u00a0changements · 1\u00a0message non lu');
    expect(text).toContain('– Camille a ajouté «\u00a0Tram 28\u00a0»');
    expect(text).toContain('– Camille a terminé la tâche «\u00a0Réserver\u00a0»');
    expect(text).toContain('– Camille a supprimé 3\u00a0éléments');
    expect(text).toContain('– et 4\u00a0autres changements');
    expect(text).toContain('– En retard, c’était pour le mercredi 3 mars\u00a0: Imprimer');
  });

  describe.each(LANGUAGES.map(({ code }) => code))('in %s', (language) => {
    it.each(ALL)('%s is whole: no hole, no key, nothing from elsewhere', (_, content) => {
      const { subject, text, html = '' } = compose(language, content);
      for (const part of [subject, text, html]) {
        expect(part).not.toMatch(/undefined|null|NaN|\[object|\{\{|\b(subject|intro|reason)\b/);
      }
      expect(html).toContain(`<html lang="${language}">`);
      expect(html).not.toMatch(/<img|<script|<link|url\(|src=/);
    });

    it.each(ALL)('%s: what people write stays text', async (_, content) => {
      const nasty = '"><script>alert(1)</script>&amp;\r\nBcc: all@example.org\u2028\u202e';
      const spoiled: MailContent = JSON.parse(JSON.stringify(content), (key, value: unknown) =>
        ['title', 'by', 'destination', 'text'].includes(key) && typeof value === 'string'
          ? `${value}${nasty}`
          : value,
      );
      const mail = compose(language, spoiled);
      expect(mail.html).not.toContain('<script');
      expect(mail.subject).not.toMatch(/[\r\n\u2028\u202e]/);
      const { message } = await createTransport({ streamTransport: true, buffer: true }).sendMail({
        from: 'hello@escale.example',
        ...mail,
      });
      const [headers = ''] = Buffer.isBuffer(message) ? message.toString('latin1').split('\r\n\r\n') : [];
      expect(headers).not.toMatch(/^Bcc/im);
      expect(headers).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
      expect(headers).toContain('Message-ID: <1b4e28ba-2fa1-41d2-883f-0016d3cca427@escale.example>');
    });

    it('[I18N-1] [PLUS-24] what is written from right to left turns nothing around it', () => {
      const trip = { ...LISBON, title: 'שבוע!', destination: 'תל אביב' };
      const { subject, text, html = '' } = compose(language, invitation({ trip, by: 'נועה' }));
      expect(subject).toMatch(/^\u2068נועה\u2069 .*\u2068שבוע!\u2069/);
      expect(text).toContain('\u2068תל אביב\u2069 · ');
      expect(html).toMatch(
        /<p dir="auto"[^>]*><span dir="auto">נועה<\/span> .*<span dir="auto">שבוע!<\/span>/,
      );
      expect(html).not.toMatch(/<body.*[\u2068\u2069]/s);
    });

    it('a title as long as titles get leaves a subject that can be read', () => {
      const trip = { ...LISBON, title: '🏝️'.repeat(100) };
      expect(compose(language, invitation({ trip, by: 'Éa'.repeat(100) })).subject.length).toBeLessThan(400);
    });
  });
});
