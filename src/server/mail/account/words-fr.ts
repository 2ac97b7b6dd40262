import type { AccountWords } from './wording.ts';

const NOT_ASKED = 'Si vous n’avez rien demandé, ignorez cet e-mail\u00a0: rien ne changera.';
const ONCE = 'Le lien est valable une heure et ne sert qu’une fois.';
const FACTOR_NOT_ME =
  'Si ce n’est pas vous, choisissez tout de suite un nouveau mot de passe, puis désactivez la double authentification dans votre profil\u00a0; si vous ne pouvez plus entrer, écrivez-nous.';
const NEVER_TELL = 'Ne donnez ce code à personne\u00a0: nous ne le demandons jamais.';

export const fr: AccountWords = {
  mails: {
    confirmation: ({ email }) => ({
      subject: 'Confirmez votre adresse e-mail',
      title: 'Plus qu’une étape',
      intro: `Vous avez ouvert un carnet Escale avec l’adresse ${email}. Confirmez qu’elle est bien la vôtre\u00a0: le lien vous connecte aussitôt.`,
      action: 'Confirmer mon adresse',
      code: 'Ou saisissez ce code sur la page d’inscription\u00a0:',
      note: 'Le lien est valable une heure, le code dix minutes\u00a0; ils ne servent qu’une fois.',
      reason: `Vous recevez cet e-mail parce que quelqu’un s’est inscrit avec cette adresse. ${NOT_ASKED}`,
    }),
    recovery: () => ({
      subject: 'Choisissez un nouveau mot de passe',
      title: 'Un nouveau mot de passe',
      intro: 'Vous avez oublié votre mot de passe\u00a0? Ouvrez ce lien pour en choisir un autre.',
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
      note: `Le lien est valable une heure, le code dix minutes\u00a0; dès que l’un a servi, l’autre ne sert plus. ${NEVER_TELL}`,
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
      title: 'Est-ce bien vous\u00a0?',
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
    codes_made: ({ email }) => ({
      subject: 'Nouveaux codes de secours',
      title: 'Nouveaux codes de secours',
      intro: `Des codes de secours viennent d’être créés pour le compte ${email}. Ceux d’avant, s’il y en avait, ne valent plus rien. Si c’est vous, tout va bien.`,
      note: FACTOR_NOT_ME,
      reason: 'Vous recevez cet e-mail chaque fois que des codes de secours sont créés pour votre compte.',
    }),
    taken: ({ email }) => ({
      subject: 'Vous avez déjà un compte',
      title: 'Vous avez déjà un compte',
      intro: `Quelqu’un, sans doute vous, a voulu s’inscrire avec l’adresse ${email}. Elle a déjà son carnet Escale\u00a0: il suffit de vous connecter.`,
      action: 'Se connecter',
      note: 'Rien n’a changé dans votre compte.',
      reason: `Vous recevez cet e-mail parce que cette adresse a été saisie à l’inscription. ${NOT_ASKED}`,
    }),
    invite: ({ email }) => ({
      subject: 'Un carnet vous attend sur Escale',
      title: 'Bienvenue à bord',
      intro: `Un carnet de voyage vous attend sur Escale, au nom de ${email}. Ouvrez ce lien et choisissez votre mot de passe.`,
      action: 'Accepter l’invitation',
      note: ONCE,
      reason: `Vous recevez cet e-mail parce que l’équipe de ce site vous invite. ${NOT_ASKED}`,
    }),
  },
  choosePassword: 'Choisir un nouveau mot de passe',
};
