import type { ThemeText } from './theme-text.ts';

export const family: ThemeText = {
  slug: 'en-famille',
  fr: {
    title: 'En famille',
    tagline: 'Une grande chose par jour, une glace, et de quoi grimper.',
    body: [
      'Avec des enfants, un voyage réussi tient à peu de chose : une seule grande visite par jour, un endroit où courir, et un lit que l’on retrouve plusieurs soirs de suite. Divisez par deux le programme auquel vous pensiez, puis laissez-les en choisir un tiers. C’est souvent ce tiers dont ils parleront.',
      '## Moins de route',
      'Deux heures de trajet, une vraie pause, et encore une heure : au-delà, le paysage ne suffit plus. Le train gagne presque toujours, parce qu’on s’y lève. En Suisse, en Allemagne et en Autriche, plusieurs lignes ont une voiture avec des jeux ; en France, les enfants de moins de douze ans voyagent à tarif réduit.',
      '## Des journées qui tiennent',
      'Visitez à l’ouverture, déjeunez à midi pile, prévoyez le calme de l’après-midi. Notez l’adresse d’une aire de jeux près de chaque étape : c’est le meilleur café de la ville. Et gardez un jour entier sans rien d’écrit, pour le lac, la pluie ou la deuxième visite à l’aquarium.',
      '- **Avec des petits :** une ferme en Carinthie, la côte danoise, l’île d’Oléron à vélo.',
      '- **Avec des plus grands :** Copenhague et ses bassins, les châteaux du pays de Galles, Naples et le Vésuve.',
      '- **À trois générations :** une grande maison, deux voitures, et le droit de ne pas tout faire ensemble.',
    ],
  },
  en: {
    title: 'With children',
    tagline: 'One big thing a day, an ice cream, and something to climb.',
    body: [
      'With children a good journey needs little: a single big visit a day, somewhere to run, and a bed that stays the same for several nights. Halve the programme you had in mind, then let them choose a third of it. That third is often what they will talk about.',
      '## Less road',
      'Two hours on the road, a proper break, and one more hour: beyond that, scenery no longer helps. The train nearly always wins, because you can stand up. In Switzerland, Germany and Austria several lines have a carriage with games; in France children under twelve travel at a reduced fare.',
      '## Days that work',
      'Visit at opening time, have lunch at noon sharp, plan for quiet in the afternoon. Write down a playground near every stop: it is the best café in town. And keep one whole day with nothing written in it, for the lake, the rain or the second visit to the aquarium.',
      '- **With little ones:** a farm in Carinthia, the Danish coast, the island of Oléron by bicycle.',
      '- **With older ones:** Copenhagen and its harbour baths, the castles of Wales, Naples and Vesuvius.',
      '- **With three generations:** a large house, two cars, and the right not to do everything together.',
    ],
  },
};
