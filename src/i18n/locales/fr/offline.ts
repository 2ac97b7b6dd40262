/** What is said of changes that were made without a network, once there is one. */
export default {
  sent_one: 'Votre modification faite hors ligne est enregistrée.',
  sent_many: 'Vos {{count}} modifications faites hors ligne sont enregistrées.',
  sent_other: 'Vos {{count}} modifications faites hors ligne sont enregistrées.',
  refusedRegion: 'Modifications refusées',
  refused: 'Modification refusée',
  refusedGone: 'Quelqu’un d’autre l’a supprimé.',
  refusedConflict: 'Quelqu’un d’autre l’a modifié entre-temps.',
  takeTheirs: 'Prendre le sien',
  keepMine: 'Garder le mien',
  saveAsNew: 'Enregistrer comme nouveau',
  tryAgain: 'Réessayer',
  dismiss: 'Ne plus afficher',
  copy: 'Copier mon texte',
};
