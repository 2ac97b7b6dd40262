export default {
  title: 'Partez d’un carnet déjà ouvert',
  text: 'Une destination, des dates, un rythme. Choisissez-en un, il devient le vôtre et tout peut y changer.',
  all: 'Tous les carnets de voyage',
  days_one: '{{count}} jour',
  days_many: '{{count}} jours',
  days_other: '{{count}} jours',
  lisbonTitle: 'Cinq jours à Lisbonne',
  lisbonText: 'Sept collines, un tram et la lumière de mars',
  dolomitesTitle: 'Les Dolomites à pied',
  dolomitesText: 'De refuge en refuge, en six jours',
  cycladesTitle: 'Les Cyclades en ferry',
  cycladesText: 'Trois îles, sans voiture',
};
