/** The region that holds toasts; what a toast says stands in the area of what it is about. */
export default {
  region: 'Notifications',
  close: 'Fermer',
  undo: 'Annuler',
  undone: 'Remis comme avant',
  undoneItems_one: '{{count}} élément',
  undoneItems_many: '{{count}} éléments',
  undoneItems_other: '{{count}} éléments',
  signOutFailed: 'Déconnexion échouée',
  refusedCount_one: '{{count}} modification refusée',
  refusedCount_many: '{{count}} modifications refusées',
  refusedCount_other: '{{count}} modifications refusées',
  undoFailed: 'Annulation impossible',
  undoSkipped_one: 'Un élément, changé entre-temps, est resté tel quel.',
  undoSkipped_many: '{{count}} éléments, changés entre-temps, sont restés tels quels.',
  undoSkipped_other: '{{count}} éléments, changés entre-temps, sont restés tels quels.',
};
