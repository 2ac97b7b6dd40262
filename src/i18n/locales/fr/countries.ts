/** Continents by their codes. */
export default {
  continentEU: 'Europe',
  continentAF: 'Afrique',
  continentAS: 'Asie',
  continentNA: 'Amérique du Nord',
  continentSA: 'Amérique du Sud',
  continentOC: 'Océanie',
  continentAN: 'Antarctique',
};
