export default {
  title: 'Avant de partir : {{country}}',
  capital: 'Capitale',
  currency: 'Monnaie',
  languages: 'Langues',
  official: 'Entrée, visa, santé, sécurité : seul le service officiel de votre pays fait foi.',
  officialLink: 'Conseils aux voyageurs officiels',
};
