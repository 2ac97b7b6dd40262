import { PRODUCT } from '#domain/product.ts';
import type { ChangeFacts } from '../trip/summary.ts';
import { counting, listing, type MailWords } from './types.ts';

const count = counting('fr');
const list = listing('fr');
const quoted = (title: string) => `«\u00a0${title}\u00a0»`;
const tasks = (number: number) => count(number, 'tâche', 'tâches');

const VERBS = { INSERT: 'a ajouté', UPDATE: 'a modifié', DELETE: 'a supprimé', RESTORE: 'a restauré' };
const NOT_ASKED = 'Si vous n’avez rien demandé, ignorez cet e-mail\u00a0: rien ne changera.';
const ONCE = 'Le lien est valable une heure et ne sert qu’une fois.';
const FACTOR_NOT_ME =
  'Si ce n’est pas vous, choisissez tout de suite un nouveau mot de passe, puis désactivez la double authentification dans votre profil\u202f; si vous ne pouvez plus entrer, écrivez-nous.';
const NEVER_TELL = 'Ne donnez ce code à personne\u00a0: nous ne le demandons jamais.';

/** Describes a change as "a ajouté « Tram 28 »". */
function changeText(
  { operation, source, amount, isOwn, isAboutReader, isCompletion, isRefund }: ChangeFacts,
  title: string | undefined,
): string {
  const verb = VERBS[operation];
  switch (source ?? '') {
    case 'trips':
      return `${verb} le voyage`;
    case 'trip_collaborators':
      if (isOwn && operation === 'DELETE') return 'a quitté le voyage';
      if (operation === 'UPDATE')
        return isAboutReader ? 'a changé votre rôle' : `a changé le rôle de ${title ?? 'quelqu’un'}`;
      if (operation === 'DELETE') return `a retiré ${title ?? 'quelqu’un'} du voyage`;
      if (isOwn) return 'a rejoint le voyage';
      return `a ajouté ${title ?? 'quelqu’un'} au voyage`;
    case 'trip_expenses':
      return title
        ? `${verb} ${isRefund ? 'le remboursement' : 'la dépense'} ${quoted(title)}`
        : `${verb} ${count(amount, 'dépense', 'dépenses')}`;
    case 'trip_settlements':
      return operation === 'DELETE' ? 'a retiré un règlement' : 'a noté un règlement';
    case 'trip_chat_messages':
      return title ? `a commenté ${quoted(title)}` : 'a écrit des commentaires';
    case 'trip_lists':
      return `${verb} la liste ${quoted(title ?? '')}`;
    case 'trip_tracks':
      return `${verb} le tracé ${quoted(title ?? '')}`;
    case 'trip_polls':
      return `${isCompletion ? 'a clos' : verb} le vote ${quoted(title ?? '')}`;
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
    invitation: 'Vous recevez cet e-mail parce que quelqu’un vous invite à un voyage, ou vous le confie.',
    task: 'Vous recevez cet e-mail parce que quelqu’un vous assigne une tâche.',
    mention: 'Vous recevez cet e-mail parce que quelqu’un vous mentionne dans une discussion.',
    summary: 'Vous recevez au plus un résumé par jour, quand il y a du nouveau dans vos voyages à plusieurs.',
  },
  turnOff: {
    invitation: 'Ne plus recevoir les invitations',
    task: 'Ne plus recevoir d’e-mail pour les tâches',
    mention: 'Ne plus recevoir d’e-mail pour les mentions',
    summary: 'Ne plus recevoir le résumé',
  },
  allSettings: 'Choisir mes e-mails',
  invitation: {
    subject: (by, trip) => `${by} vous invite à ${quoted(trip)}`,
    intro: (by, trip) => `${by} vous invite à préparer ensemble le voyage ${quoted(trip)}.`,
    viewer:
      'Vous pouvez tout consulter, participer à la discussion et cocher les tâches qui vous sont assignées.',
    editor: 'Vous pouvez le consulter et le modifier, comme un voyage à vous.',
    address: (by, address) => `${by} se connecte avec l’adresse ${address}.`,
  },
  ownership: {
    subject: (by, trip) => `${by} vous confie ${quoted(trip)}`,
    intro: (by, trip) => `${by} vous a confié le voyage ${quoted(trip)}\u00a0: il est à vous désormais.`,
    rights: 'Vous pouvez le modifier, décider qui y participe et le supprimer.',
  },
  task: {
    subjectOne: (by, task) => `${by} vous assigne une tâche\u00a0: ${task}`,
    subject: (by, number, trip) => `${by} vous assigne ${tasks(number)} pour ${quoted(trip)}`,
    subjectOfMany: (number, trip) => `${tasks(number)} pour vous dans ${quoted(trip)}`,
    intro: (by, number, trip) =>
      `${by} vous assigne ${number === 1 ? 'une tâche' : tasks(number)} pour le voyage ${quoted(trip)}.`,
    introOfMany: (number, trip) => `On vous assigne ${tasks(number)} pour le voyage ${quoted(trip)}.`,
    item: (task, due, by) =>
      [task, due && `pour le ${due}`, by && `de la part de ${by}`].filter(Boolean).join(', '),
    open: 'Voir les tâches',
  },
  mention: {
    subject: (by, trip) => `${by} vous mentionne dans ${quoted(trip)}`,
    subjectOfMany: (number, trip) => `${count(number, 'mention', 'mentions')} de vous dans ${quoted(trip)}`,
    intro: (trip) => `On vous mentionne dans la discussion du voyage ${quoted(trip)}.`,
    item: (by, text) => `${by}\u00a0: ${quoted(text)}`,
    open: 'Ouvrir la discussion',
  },
  summary: {
    subject: (who, trip) => `${who}\u00a0: du nouveau dans ${quoted(trip)}`,
    subjectOfMany: (who, trips) => `${who}\u00a0: du nouveau dans ${count(trips, 'voyage', 'voyages')}`,
    andOthers: (names, others) => list(names, others, count(others, 'autre personne', 'autres personnes')),
    intro: 'Ce qui a changé dans vos voyages depuis la dernière fois.',
    changes: (number) => count(number, 'changement', 'changements'),
    messages: (number) =>
      number < 100 ? count(number, 'message non lu', 'messages non lus') : 'plus de 99 messages non lus',
    more: (number) => `et ${count(number, 'autre changement', 'autres changements')}`,
    moreTrips: (number) => `Et du nouveau dans ${count(number, 'autre voyage', 'autres voyages')}.`,
    due: (task, due) => `À faire pour le ${due}\u00a0: ${task}`,
    late: (task, due) => `En retard, c’était pour le ${due}\u00a0: ${task}`,
    line: (change, by, title) => `${by} ${changeText(change, title)}`,
    seeDashboard: 'Voir mes voyages',
  },
  page: {
    title: 'Vos e-mails',
    kind: {
      invitation: 'les invitations à un voyage',
      task: 'les tâches qui vous sont assignées',
      mention: 'les messages qui vous mentionnent',
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
  contact: {
    request_notice: {
      subject: (about) => (about ? `Demande sur mesure\u00a0: ${about}` : 'Demande sur mesure'),
      paragraphs: ['Une demande de voyage sur mesure est arrivée.'],
      action: 'Ouvrir l’administration',
      reason: 'Vous recevez cet e-mail parce que vous administrez ce site.',
      link: 'Administration',
    },
    message_notice: {
      subject: (about) => (about ? `Message\u00a0: ${about}` : 'Message reçu'),
      paragraphs: ['Un message est arrivé par la page de contact.'],
      action: 'Ouvrir l’administration',
      reason: 'Vous recevez cet e-mail parce que vous administrez ce site.',
      link: 'Administration',
    },
    request_receipt: {
      subject: () => 'Votre demande de voyage est bien arrivée',
      paragraphs: [
        'Merci. Nous la lisons et reviendrons vers vous à cette adresse avec une première idée, jour par jour.',
        'Si vous étiez connecté en l’envoyant, son état se suit sur la page des voyages sur mesure.',
      ],
      action: 'Suivre ma demande',
      reason:
        'Cette adresse a été indiquée dans notre formulaire. Si ce n’était pas vous, ignorez cet e-mail.',
      link: 'Nous écrire',
    },
    message_receipt: {
      subject: () => 'Votre message est bien arrivé',
      paragraphs: ['Merci. Nous vous répondrons à cette adresse.'],
      reason:
        'Cette adresse a été indiquée dans notre formulaire. Si ce n’était pas vous, ignorez cet e-mail.',
      link: 'Nous écrire',
    },
    request_reply: {
      subject: (about) => (about ? `Votre voyage\u00a0: ${about}` : 'Votre demande de voyage'),
      paragraphs: [],
      reason: 'Vous recevez cette réponse parce que vous nous avez demandé un voyage sur mesure.',
      link: 'Suivre ma demande',
    },
    message_reply: {
      subject: (about) => (about ? `Re\u00a0: ${about}` : 'Réponse à votre message'),
      paragraphs: [],
      reason: 'Vous recevez cette réponse parce que vous nous avez écrit.',
      link: 'Nous écrire',
    },
    trip_invitation: {
      subject: (about) => (about ? `Une invitation à «\u00a0${about}\u00a0»` : 'Une invitation à un voyage'),
      paragraphs: ['On vous invite à préparer un voyage ensemble\u00a0:'],
      action: 'Voir l’invitation',
      reason:
        'Vous recevez cet e-mail parce que cette adresse a été invitée à un voyage. Si cette invitation ne vous dit rien, ignorez cet e-mail.',
      link: 'Décliner',
    },
    account_deleted: {
      subject: () => 'Votre compte est supprimé',
      paragraphs: [
        'C’est fait\u00a0: votre compte et tout ce qui était à vous ont disparu.',
        'Vos messages dans les voyages des autres restent, avec votre nom si vous ne l’avez pas retiré. Bon voyage.',
      ],
      reason: 'C’est le dernier e-mail que nous envoyons à cette adresse.',
      link: 'Ce n’était pas vous\u202f? Écrivez-nous',
    },
  },
  account: {
    confirmation: ({ email }) => ({
      subject: 'Confirmez votre adresse e-mail',
      title: 'Plus qu’une étape',
      intro: `Vous avez ouvert un carnet ${PRODUCT.name} avec l’adresse ${email}. Confirmez qu’elle est bien la vôtre\u00a0: le lien vous connecte aussitôt.`,
      action: 'Confirmer mon adresse',
      code: 'Ou saisissez ce code sur la page d’inscription\u00a0:',
      note: 'Le lien est valable une heure, le code dix minutes\u202f; ils ne servent qu’une fois.',
      reason: `Vous recevez cet e-mail parce que quelqu’un s’est inscrit avec cette adresse. ${NOT_ASKED}`,
    }),
    recovery: () => ({
      subject: 'Choisissez un nouveau mot de passe',
      title: 'Un nouveau mot de passe',
      intro: 'Vous avez oublié votre mot de passe\u202f? Ouvrez ce lien pour en choisir un autre.',
      action: 'Choisir un mot de passe',
      note: ONCE,
      reason: `Vous recevez cet e-mail parce que quelqu’un a signalé un mot de passe oublié pour cette adresse. ${NOT_ASKED}`,
    }),
    sign_in: () => ({
      subject: 'Votre lien et votre code de connexion',
      title: 'Connexion sans mot de passe',
      intro: 'Ouvrez ce lien pour vous connecter.',
      action: 'Me connecter',
      code: 'Ou saisissez ce code sur la page de connexion\u00a0:',
      note: `Le lien est valable une heure, le code dix minutes\u202f; dès que l’un a servi, l’autre ne sert plus. ${NEVER_TELL}`,
      reason: `Vous recevez cet e-mail parce que quelqu’un a demandé à se connecter avec cette adresse. ${NOT_ASKED}`,
    }),
    email_change_current: ({ email, newEmail }) => ({
      subject: 'Confirmez votre changement d’adresse',
      title: 'Vous changez d’adresse',
      intro: `L’adresse de votre compte doit passer de ${email} à ${newEmail}. Confirmez ici que vous le voulez bien, puis ouvrez le message envoyé à la nouvelle adresse.`,
      action: 'Accepter le changement',
      note: `${ONCE} Tant que les deux adresses n’ont pas confirmé, rien ne change.`,
      reason:
        'Vous recevez cet e-mail parce que quelqu’un a demandé ce changement depuis votre compte. Si ce n’est pas vous, n’ouvrez pas le lien et changez votre mot de passe.',
    }),
    email_change_new: ({ email, newEmail }) => ({
      subject: 'Confirmez votre nouvelle adresse',
      title: 'Votre nouvelle adresse',
      intro: `Vous voulez vous connecter avec ${newEmail} à la place de ${email}. Confirmez que cette adresse est la vôtre, puis ouvrez le message envoyé à l’ancienne.`,
      action: 'Confirmer cette adresse',
      note: `${ONCE} Tant que les deux adresses n’ont pas confirmé, rien ne change.`,
      reason: `Vous recevez cet e-mail parce que quelqu’un a indiqué cette adresse pour son compte. ${NOT_ASKED}`,
    }),
    reauthentication: () => ({
      subject: 'Votre code de vérification',
      title: 'Est-ce bien vous\u202f?',
      intro: 'Ce que vous êtes en train de faire demande une vérification.',
      code: 'Saisissez ce code\u00a0:',
      note: `Il est valable dix minutes. ${NEVER_TELL}`,
      reason:
        'Vous recevez cet e-mail parce que quelqu’un, connecté à votre compte, fait un changement important. Si ce n’est pas vous, changez votre mot de passe.',
    }),
    password_changed: ({ email }) => ({
      subject: 'Votre mot de passe a changé',
      title: 'Mot de passe modifié',
      intro: `Le mot de passe du compte ${email} vient de changer. Si c’est vous, tout va bien.`,
      note: 'Si ce n’est pas vous, choisissez tout de suite un nouveau mot de passe\u00a0: les autres appareils seront déconnectés.',
      reason: 'Vous recevez cet e-mail chaque fois que votre mot de passe change.',
    }),
    factor_added: ({ email }) => ({
      subject: 'Double authentification activée',
      title: 'Double authentification activée',
      intro: `Une application d’authentification protège désormais le compte ${email}\u00a0: son code sera demandé à chaque connexion. Si c’est vous, tout va bien.`,
      note: FACTOR_NOT_ME,
      reason:
        'Vous recevez cet e-mail chaque fois qu’une application d’authentification est ajoutée à votre compte ou retirée.',
    }),
    factor_removed: ({ email }) => ({
      subject: 'Double authentification désactivée',
      title: 'Double authentification désactivée',
      intro: `Une application d’authentification a été retirée du compte ${email}\u00a0: son code ne sera plus demandé. Si c’est vous, tout va bien.`,
      note: 'Si ce n’est pas vous, choisissez tout de suite un nouveau mot de passe\u00a0: les autres appareils seront déconnectés.',
      reason:
        'Vous recevez cet e-mail chaque fois qu’une application d’authentification est ajoutée à votre compte ou retirée.',
    }),
    recovery_codes_created: ({ email }) => ({
      subject: 'Nouveaux codes de secours',
      title: 'Nouveaux codes de secours',
      intro: `Des codes de secours viennent d’être créés pour le compte ${email}. Les précédents, s’il y en avait, ne servent plus. Si c’est vous, tout va bien.`,
      note: FACTOR_NOT_ME,
      reason: 'Vous recevez cet e-mail chaque fois que des codes de secours sont créés pour votre compte.',
    }),
    account_exists: ({ email }) => ({
      subject: 'Vous avez déjà un compte',
      title: 'Vous avez déjà un compte',
      intro: `Quelqu’un, sans doute vous, a voulu s’inscrire avec l’adresse ${email}. Elle a déjà un compte ${PRODUCT.name}\u00a0: il suffit de vous connecter.`,
      action: 'Se connecter',
      note: 'Rien n’a changé dans votre compte.',
      reason: `Vous recevez cet e-mail parce que cette adresse a été saisie à l’inscription. ${NOT_ASKED}`,
    }),
    account_invitation: ({ email }) => ({
      subject: `Un carnet vous attend sur ${PRODUCT.name}`,
      title: 'Bienvenue à bord',
      intro: `Un carnet de voyage vous attend sur ${PRODUCT.name}, au nom de ${email}. Ouvrez ce lien et choisissez votre mot de passe.`,
      action: 'Accepter l’invitation',
      note: ONCE,
      reason: `Vous recevez cet e-mail parce que l’équipe de ce site vous invite. ${NOT_ASKED}`,
    }),
  },
  choosePassword: 'Choisir un nouveau mot de passe',
};
