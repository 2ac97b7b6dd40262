/** What letters say, in each language. */
import { formatDateRange } from '#i18n/format.ts';
import type { Language } from '#i18n/languages.ts';
import type { Part } from './layout.ts';
import type { LetterKind } from './letters.ts';

export type LetterFacts = {
  name: string;
  email: string;
  /** The destination of a request, the subject of a message. */
  about: string | null;
  /** ISO days. */
  start_date: string | null;
  end_date: string | null;
  /** Of an answer: what it says. */
  text?: string;
};

type Said = { subject: string; parts: Part[]; reason: string; link: { label: string; url: string } };

type LetterWords = Record<LetterKind, (facts: LetterFacts, publicUrl: string) => Said>;

const paragraph = (text: string): Part => ({ kind: 'paragraph', text });

function daysOf({ start_date, end_date }: LetterFacts, language: Language): string[] {
  if (!start_date || !end_date) return [];
  const [start, end] = [Temporal.PlainDate.from(start_date), Temporal.PlainDate.from(end_date)];
  return [formatDateRange(start, end, language)];
}

/** An answer as it was written: a paragraph for each line that says something. */
const linesOf = ({ text = '' }: LetterFacts): Part[] =>
  text
    .split(/\n+/)
    .map((line) => line.trim())
    .filter(Boolean)
    .map(paragraph);

/** Who, about what, when: one line. */
const lineOf = (facts: LetterFacts, language: Language) =>
  [facts.name, facts.email, facts.about ?? '', ...daysOf(facts, language)].filter(Boolean).join(' · ');

const fr: LetterWords = {
  request_notice: (facts, url) => ({
    subject: facts.about ? `Demande sur mesure\u00a0: ${facts.about}` : 'Demande sur mesure',
    parts: [
      paragraph('Une demande de voyage sur mesure est arrivée.'),
      paragraph(lineOf(facts, 'fr')),
      { kind: 'action', label: 'Ouvrir l’administration', url: `${url}/admin` },
    ],
    reason: 'Vous recevez cet e-mail parce que vous administrez ce site.',
    link: { label: 'Administration', url: `${url}/admin` },
  }),
  message_notice: (facts, url) => ({
    subject: facts.about ? `Message\u00a0: ${facts.about}` : 'Message reçu',
    parts: [
      paragraph('Un message est arrivé par la page de contact.'),
      paragraph(lineOf(facts, 'fr')),
      { kind: 'action', label: 'Ouvrir l’administration', url: `${url}/admin` },
    ],
    reason: 'Vous recevez cet e-mail parce que vous administrez ce site.',
    link: { label: 'Administration', url: `${url}/admin` },
  }),
  request_receipt: (_, url) => ({
    subject: 'Votre demande de voyage est bien arrivée',
    parts: [
      paragraph(
        'Merci. Nous la lisons et revenons vers vous à cette adresse avec une première idée, jour par jour.',
      ),
      paragraph('Si vous étiez connecté en l’envoyant, son état se suit sur la page des voyages sur mesure.'),
      { kind: 'action', label: 'Suivre ma demande', url: `${url}/voyages-sur-mesure` },
    ],
    reason: 'Cette adresse a été indiquée dans notre formulaire. Si ce n’était pas vous, ignorez cet e-mail.',
    link: { label: 'Nous écrire', url: `${url}/contact` },
  }),
  message_receipt: (_, url) => ({
    subject: 'Votre message est bien arrivé',
    parts: [paragraph('Merci. Nous vous répondrons à cette adresse.')],
    reason: 'Cette adresse a été indiquée dans notre formulaire. Si ce n’était pas vous, ignorez cet e-mail.',
    link: { label: 'Nous écrire', url: `${url}/contact` },
  }),
  request_answer: (facts, url) => ({
    subject: facts.about ? `Votre voyage\u00a0: ${facts.about}` : 'Votre demande de voyage',
    parts: linesOf(facts),
    reason: 'Vous recevez cette réponse parce que vous nous avez demandé un voyage sur mesure.',
    link: { label: 'Suivre ma demande', url: `${url}/voyages-sur-mesure` },
  }),
  message_answer: (facts, url) => ({
    subject: facts.about ? `Re\u00a0: ${facts.about}` : 'Réponse à votre message',
    parts: linesOf(facts),
    reason: 'Vous recevez cette réponse parce que vous nous avez écrit.',
    link: { label: 'Nous écrire', url: `${url}/contact` },
  }),
  farewell: (_, url) => ({
    subject: 'Votre compte est supprimé',
    parts: [
      paragraph('C’est fait\u00a0: votre compte et tout ce qui était à vous ont disparu.'),
      paragraph('Vos messages dans les voyages des autres restent, sans votre nom. Bon voyage.'),
    ],
    reason: 'C’est le dernier e-mail que nous envoyons à cette adresse.',
    link: { label: 'Ce n’était pas vous\u00a0? Écrivez-nous', url: `${url}/contact` },
  }),
};

const en: LetterWords = {
  request_notice: (facts, url) => ({
    subject: facts.about ? `Custom trip request: ${facts.about}` : 'Custom trip request',
    parts: [
      paragraph('A request for a custom trip has come in.'),
      paragraph(lineOf(facts, 'en')),
      { kind: 'action', label: 'Open the administration', url: `${url}/admin` },
    ],
    reason: 'You get this email because you run this site.',
    link: { label: 'Administration', url: `${url}/admin` },
  }),
  message_notice: (facts, url) => ({
    subject: facts.about ? `Message: ${facts.about}` : 'A message has come in',
    parts: [
      paragraph('A message has come in by the contact page.'),
      paragraph(lineOf(facts, 'en')),
      { kind: 'action', label: 'Open the administration', url: `${url}/admin` },
    ],
    reason: 'You get this email because you run this site.',
    link: { label: 'Administration', url: `${url}/admin` },
  }),
  request_receipt: (_, url) => ({
    subject: 'Your trip request has arrived',
    parts: [
      paragraph('Thank you. We read it and come back to you at this address with a first idea, day by day.'),
      paragraph('If you were signed in when you sent it, you can follow it on the page of custom trips.'),
      { kind: 'action', label: 'Follow my request', url: `${url}/voyages-sur-mesure` },
    ],
    reason: 'This address was given in our form. If that was not you, ignore this email.',
    link: { label: 'Write to us', url: `${url}/contact` },
  }),
  message_receipt: (_, url) => ({
    subject: 'Your message has arrived',
    parts: [paragraph('Thank you. We will answer at this address.')],
    reason: 'This address was given in our form. If that was not you, ignore this email.',
    link: { label: 'Write to us', url: `${url}/contact` },
  }),
  request_answer: (facts, url) => ({
    subject: facts.about ? `Your trip: ${facts.about}` : 'Your trip request',
    parts: linesOf(facts),
    reason: 'You get this answer because you asked us for a custom trip.',
    link: { label: 'Follow my request', url: `${url}/voyages-sur-mesure` },
  }),
  message_answer: (facts, url) => ({
    subject: facts.about ? `Re: ${facts.about}` : 'An answer to your message',
    parts: linesOf(facts),
    reason: 'You get this answer because you wrote to us.',
    link: { label: 'Write to us', url: `${url}/contact` },
  }),
  farewell: (_, url) => ({
    subject: 'Your account is deleted',
    parts: [
      paragraph('It is done: your account and everything that was yours are gone.'),
      paragraph('Your messages in other people’s trips stay, without your name. Safe travels.'),
    ],
    reason: 'This is the last email that we send to this address.',
    link: { label: 'That was not you? Write to us', url: `${url}/contact` },
  }),
};

const WORDS: Record<Language, LetterWords> = { fr, en };

export const letterWordsIn = (language: Language): LetterWords => WORDS[language];
