export default {
  origin: 'De',
  destination: 'À',
  originHint: 'Gare, aéroport, adresse…',
  leg: 'De {{from}} à {{to}}',
};
