import type { ChangeFacts } from '../trip/summary.ts';
import { counting, listing, type MailWords } from './types.ts';

const count = counting('fr');
const list = listing('fr');
const quoted = (title: string) => `«\u00a0${title}\u00a0»`;
const tasks = (number: number) => count(number, 'tâche', 'tâches');

const VERBS = { INSERT: 'a ajouté', UPDATE: 'a modifié', DELETE: 'a supprimé', RESTORE: 'a rétabli' };

/** "a ajouté « Tram 28 »" */
function deed(
  { operation, source, amount, isOwn, isCompletion }: ChangeFacts,
  title: string | undefined,
): string {
  const verb = VERBS[operation];
  switch (source ?? '') {
    case 'trips':
      return `${verb} le voyage`;
    case 'trip_collaborators':
      if (isOwn && operation === 'DELETE') return 'a quitté le voyage';
      if (operation === 'UPDATE') return `a changé le rôle de ${title ?? 'quelqu’un'}`;
      if (operation === 'DELETE') return `a retiré ${title ?? 'quelqu’un'} du voyage`;
      return `a ajouté ${title ?? 'quelqu’un'} au voyage`;
    case 'trip_settlements':
      return operation === 'DELETE' ? 'a annulé un remboursement' : 'a noté un remboursement';
    case 'trip_tasks':
      if (isCompletion) return title ? `a terminé la tâche ${quoted(title)}` : `a terminé ${tasks(amount)}`;
      return title ? `${verb} la tâche ${quoted(title)}` : `${verb} ${tasks(amount)}`;
    default:
      return title ? `${verb} ${quoted(title)}` : `${verb} ${count(amount, 'élément', 'éléments')}`;
  }
}

export const fr: MailWords = {
  quoted,
  someone: 'Quelqu’un',
  openTrip: 'Ouvrir le voyage',
  reason: {
    invitation: 'Vous recevez cet e-mail parce que quelqu’un vous invite à un voyage.',
    task: 'Vous recevez cet e-mail parce que quelqu’un vous confie une tâche.',
    summary: 'Vous recevez au plus un résumé par jour, quand il y a du nouveau dans vos voyages à plusieurs.',
  },
  turnOff: {
    invitation: 'Ne plus recevoir les invitations',
    task: 'Ne plus recevoir d’e-mail pour les tâches',
    summary: 'Ne plus recevoir le résumé',
  },
  allSettings: 'Choisir mes e-mails',
  invitation: {
    subject: (by, trip) => `${by} vous invite à ${quoted(trip)}`,
    intro: (by, trip) => `${by} vous invite à préparer ensemble le voyage ${quoted(trip)}.`,
    viewer:
      'Vous pouvez tout consulter, participer à la discussion et cocher les tâches qui vous sont confiées.',
    editor: 'Vous pouvez le consulter et le modifier, comme un voyage à vous.',
    address: (by, address) => `${by} se connecte avec l’adresse ${address}.`,
  },
  task: {
    subjectOne: (by, task) => `${by} vous confie une tâche\u00a0: ${task}`,
    subject: (by, number, trip) => `${by} vous confie ${tasks(number)} pour ${quoted(trip)}`,
    subjectOfMany: (number, trip) => `${tasks(number)} pour vous dans ${quoted(trip)}`,
    intro: (by, number, trip) =>
      `${by} vous confie ${number === 1 ? 'une tâche' : tasks(number)} pour le voyage ${quoted(trip)}.`,
    introOfMany: (number, trip) => `On vous confie ${tasks(number)} pour le voyage ${quoted(trip)}.`,
    item: (task, due, by) =>
      [task, due && `pour le ${due}`, by && `de la part de ${by}`].filter(Boolean).join(', '),
    open: 'Voir les tâches',
  },
  summary: {
    subject: (who, trip) => `${who}\u00a0: du nouveau dans ${quoted(trip)}`,
    subjectOfMany: (who, trips) => `${who}\u00a0: du nouveau dans ${count(trips, 'voyage', 'voyages')}`,
    andOthers: (names, others) => list(names, others, count(others, 'autre personne', 'autres personnes')),
    intro: 'Ce qui a changé dans vos voyages depuis la dernière fois.',
    changes: (number) => count(number, 'changement', 'changements'),
    messages: (number) =>
      number < 100 ? count(number, 'message non lu', 'messages non lus') : 'plus de 100 messages non lus',
    more: (number) => `et ${count(number, 'autre changement', 'autres changements')}`,
    moreTrips: (number) => `Et du nouveau dans ${count(number, 'autre voyage', 'autres voyages')}.`,
    due: (task, due) => `À faire pour le ${due}\u00a0: ${task}`,
    late: (task, due) => `En retard, c’était pour le ${due}\u00a0: ${task}`,
    line: (change, by, title) => `${by} ${deed(change, title)}`,
    seeDashboard: 'Voir mes voyages',
  },
  page: {
    title: 'Vos e-mails',
    kind: {
      invitation: 'les invitations à un voyage',
      task: 'les tâches qui vous sont confiées',
      summary: 'le résumé quotidien de vos voyages',
    },
    question: 'Ne plus recevoir d’e-mail pour\u00a0:',
    turnOff: 'Ne plus recevoir',
    done: 'C’est noté. Vous ne recevrez plus d’e-mail pour\u00a0:',
    turnOn: 'Les recevoir de nouveau',
    doneOn: 'C’est noté. Vous recevrez de nouveau un e-mail pour\u00a0:',
    invalidTitle: 'Ce lien n’est plus valable',
    invalid: 'Vous pouvez choisir vos e-mails dans votre profil.',
    tooMany: 'Trop de demandes d’un coup. Réessayez dans quelques minutes.',
    home: 'Aller à votre profil',
  },
};
