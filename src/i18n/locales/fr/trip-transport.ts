export default {
  subType: 'Moyen de transport',
  personal_car: 'Voiture personnelle',
  rental_car: 'Voiture de location',
  taxi: 'Taxi',
  train: 'Train',
  plane: 'Avion',
  bus: 'Bus ou car',
  metro: 'Métro ou tram',
  ferry: 'Bateau',
  bike: 'Vélo',
  walk: 'À pied',
  other: 'Autre',
};
