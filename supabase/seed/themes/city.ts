import type { ThemeText } from './theme-text.ts';

export const city: ThemeText = {
  slug: 'ville',
  fr: {
    title: 'Ville',
    tagline: 'Un quartier par jour, un musée au plus, et le temps de s’asseoir.',
    body: [
      'Une ville se donne à ceux qui n’essaient pas de tout prendre. Choisissez un quartier par jour, un seul grand musée, une table réservée ; laissez le reste aux rues. Trois lieux proches l’un de l’autre valent mieux que six aux quatre coins du plan : ce que l’on gagne en métro économisé, on le passe en terrasse.',
      '## Bien choisir où dormir',
      'Le bon hôtel n’est pas celui qui touche au monument, c’est celui d’où l’on rentre à pied le soir. Regardez la ligne qui vient de l’aéroport, l’heure du dernier tram, le bruit de la rue un vendredi. Dans une ville en pente, comme Lisbonne, Gênes ou Porto, cent mètres de dénivelé pèsent plus qu’un kilomètre.',
      '## Le rythme',
      'Les grands musées sont calmes à l’ouverture et lors des nocturnes ; beaucoup ferment le lundi ou le mardi. Les marchés vivent le matin, les points de vue le soir, les églises entre les offices. Placez vos horaires fixes d’abord, puis laissez une heure vide entre deux : c’est là que le voyage a lieu.',
      '- **Trois jours :** Bologne sous ses arcades, Gand et Bruges en train, Porto et l’embouchure du Douro.',
      '- **Cinq jours :** Lisbonne et Sintra, Vienne et ses cafés, Istanbul entre ses deux rives.',
      '- **Sans se ruiner :** regardez quels musées sont gratuits un jour par mois avant de fixer vos dates.',
    ],
  },
  en: {
    title: 'City',
    tagline: 'One district a day, one museum at most, and time to sit down.',
    body: [
      'A city gives itself to those who do not try to take it all. Choose one district a day, a single great museum, one table booked; leave the rest to the streets. Three places close together beat six at the corners of the map: what you save on the metro you spend on a terrace.',
      '## Where to sleep',
      'The right hotel is not the one next to the monument, it is the one you walk home to in the evening. Look at the line from the airport, the hour of the last tram, the noise of the street on a Friday. In a city of slopes, such as Lisbon, Genoa or Porto, a hundred metres of climb weigh more than a kilometre.',
      '## The pace',
      'Great museums are quiet at opening time and on late evenings; many close on Monday or Tuesday. Markets live in the morning, viewpoints in the evening, churches between services. Place your fixed hours first, then leave one empty between two: that is where the journey happens.',
      '- **Three days:** Bologna under its arcades, Ghent and Bruges by train, Porto and the mouth of the Douro.',
      '- **Five days:** Lisbon and Sintra, Vienna and its coffee houses, Istanbul between its two shores.',
      '- **On a budget:** see which museums are free one day a month before you fix your dates.',
    ],
  },
};
