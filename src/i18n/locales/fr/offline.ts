/** What is said of changes that were made without a network, once there is one. */
export default {
  sent_one: 'Votre modification faite hors ligne est enregistrée.',
  sent_many: 'Vos {{count}} modifications faites hors ligne sont enregistrées.',
  sent_other: 'Vos {{count}} modifications faites hors ligne sont enregistrées.',
  refusedRegion: 'Modifications refusées',
  refused: 'Modification refusée',
  refusedOpen: 'Voir',
  refusedClose: 'Replier',
  refusedGone: 'Supprimé entre-temps.',
  refusedGoneBy: '{{name}} l’a supprimé.',
  refusedGoneByYou: 'Vous l’avez supprimé sur un autre appareil ou dans un autre onglet.',
  refusedConflict: 'Modifié ailleurs entre-temps.',
  refusedConflictBy: '{{name}} l’a modifié entre-temps.',
  refusedConflictByYou: 'Vous l’avez modifié sur un autre appareil ou dans un autre onglet.',
  reopen: 'Reprendre',
  takeTheirs: 'Prendre l’autre',
  keepMine: 'Garder le mien',
  deletedSince: 'Supprimé entre-temps',
  restore: 'Restaurer',
  saveAsNew: 'Enregistrer comme nouveau',
  tryAgain: 'Réessayer',
  dismiss: 'Ne plus afficher',
  copy: 'Copier mon texte',

  unstored: 'Cet appareil n’a plus de place',
  unstoredText:
    'Ce que vous venez de faire n’est que dans cette page\u00a0: laissez-la ouverte jusqu’à ce que tout soit enregistré.',

  leaveTitle_one: '{{count}} modification n’est pas encore enregistrée',
  leaveTitle_many: '{{count}} modifications ne sont pas encore enregistrées',
  leaveTitle_other: '{{count}} modifications ne sont pas encore enregistrées',
  leaveText:
    'Dès que tout sera enregistré, vous serez déconnecté. Sinon, copiez votre texte\u00a0: cet appareil l’oubliera.',
  leaveUploads_one: '{{count}} document n’est pas encore envoyé',
  leaveUploads_many: '{{count}} documents ne sont pas encore envoyés',
  leaveUploads_other: '{{count}} documents ne sont pas encore envoyés',
  leaveUploadsText:
    'Dès que vos documents seront arrivés, vous serez déconnecté. Sinon, leur envoi reprendra si vous revenez avant de fermer cette page.',
  leaveWait: 'Rester connecté',
  leaveDiscard: 'Abandonner et se déconnecter',
  leaveNow: 'Se déconnecter maintenant',
};
