import type { ThemeText } from './theme-text.ts';

export const train: ThemeText = {
  slug: 'en-train',
  fr: {
    title: 'En train',
    tagline: 'S’endormir ici, se réveiller ailleurs, et n’avoir rien manqué entre les deux.',
    body: [
      'Le train rend au voyage ce que l’avion lui a ôté : l’entre-deux. Les paysages changent à la vitesse où l’on peut les comprendre, on arrive au centre, et la première heure dans une ville n’est pas une file d’attente. Il demande en échange un peu de préparation, et le goût des correspondances.',
      '## Réserver au bon moment',
      'Les trains à grande vitesse et les trains de nuit ouvrent à la vente entre deux et six mois avant le départ, et leurs prix montent ensuite. Les trains régionaux, eux, coûtent le même prix le jour même. Une carte Interrail ne devient avantageuse qu’à partir de trois ou quatre longues étapes, et ne dispense pas des réservations obligatoires en France, en Italie et en Espagne.',
      '## Laisser respirer les correspondances',
      'Sur un même billet, dix minutes suffisent souvent. Sur deux billets séparés, comptez une heure en Europe, davantage si le second train est le dernier du soir. Et choisissez votre côté : la mer est à gauche de Gênes vers Vintimille, à droite dans l’autre sens, et tout le wagon le sait avant vous.',
      '- **De jour :** la ligne de l’Albula et de la Bernina, de Coire à Tirano ; Bergen depuis Oslo ; le littoral de Cornouailles.',
      '- **De nuit :** Paris–Nice, Vienne–Rome, Stockholm–Narvik.',
      '- **En une semaine :** Paris, Turin, Bologne et Palerme : à Messine, le train prend le bateau.',
    ],
  },
  en: {
    title: 'By train',
    tagline: 'Fall asleep here, wake up elsewhere, and miss nothing in between.',
    body: [
      'The train gives back what the aeroplane took away: the in-between. Landscapes change at a speed at which they can be understood, you arrive in the centre, and your first hour in a city is not a queue. In return it asks for a little preparation, and a taste for changing trains.',
      '## Booking at the right time',
      'High-speed and night trains go on sale two to six months ahead, and their prices climb from there. Regional trains cost the same on the day. An Interrail pass only pays off from three or four long legs, and does not spare you the compulsory reservations of France, Italy and Spain.',
      '## Letting connections breathe',
      'On a single ticket, ten minutes are often enough. On two separate tickets allow an hour in Europe, more if the second train is the last of the evening. And choose your side: the sea is on your left from Genoa to Ventimiglia, on your right the other way, and the whole carriage knows it before you do.',
      '- **By day:** the Albula and Bernina line from Chur to Tirano; Bergen from Oslo; the coast of Cornwall.',
      '- **By night:** Paris to Nice, Vienna to Rome, Stockholm to Narvik.',
      '- **In a week:** Paris, Turin, Bologna and Palermo: at Messina, the train takes the boat.',
    ],
  },
};
