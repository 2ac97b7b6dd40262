export default {
  title: 'Voyages à thème',
  plan: 'Planifier un voyage',
  custom: 'Demander un voyage sur mesure',
  othersTitle: 'Une autre envie ?',
  unknownTitle: 'Ce thème n’est pas au programme',
  unknownText: 'Il a peut-être changé de nom. En voici d’autres, à portée de main.',
  loading: 'Chargement du thème...',
  failed: 'Les thèmes n’ont pas pu être chargés.',
  retry: 'Réessayer',
};
