export default {
  legalPages: 'Pages légales',
  legalPage: 'Page',
  legalAbsent: 'Pas encore écrite',
  legalComplete: 'Complète',
  legalMissing_one: '{{count}} mention à compléter',
  legalMissing_many: '{{count}} mentions à compléter',
  legalMissing_other: '{{count}} mentions à compléter',
  legalView: 'Voir la page',
  legalReminder:
    'Qui édite ce site, qui l’héberge\u202f? Ces pages attendent d’être complétées\u00a0: {{pages}}.',
  legalReminderAction: 'Les compléter',
  sourceLegal: 'Page légale',
};
