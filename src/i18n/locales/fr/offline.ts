/** What is said of changes that were made without a network, once there is one. */
export default {
  sent_one: 'Votre modification faite hors ligne est enregistrée.',
  sent_many: 'Vos {{count}} modifications faites hors ligne sont enregistrées.',
  sent_other: 'Vos {{count}} modifications faites hors ligne sont enregistrées.',
  copy: 'Copier mon texte',
  refused_one: 'Une modification faite hors ligne a été refusée.',
  refused_many: '{{count}} modifications faites hors ligne ont été refusées.',
  refused_other: '{{count}} modifications faites hors ligne ont été refusées.',
};
