import type { ThemeText } from './theme-text.ts';

export const food: ThemeText = {
  slug: 'gastronomie',
  fr: {
    title: 'Gastronomie',
    tagline: 'Partir pour un plat, et découvrir le pays qui l’a inventé.',
    body: [
      'Tout voyage a un goût, autant le choisir. On peut bâtir une semaine autour d’un marché, d’une vendange ou d’un bol de nouilles ; le reste, musées compris, se rangera autour. La meilleure table de la ville est souvent un comptoir de douze places : elle se mérite en venant tôt, ou en y retournant.',
      '## Manger à l’heure du pays',
      'Dîner à dix-neuf heures à Madrid, c’est dîner seul ; à vingt-deux heures à Oslo, c’est ne pas dîner. Notez les heures de service en même temps que l’adresse, et les jours de fermeture avec elles : le dimanche soir et le lundi sont creux dans une bonne moitié de l’Europe.',
      '## Réserver, mais pas tout',
      'Une grande table par étape, prise des semaines à l’avance, et le reste au gré des odeurs. Le marché du matin dit ce qu’il faut commander à midi. Demandez le plat du jour avant la carte ; demandez surtout où déjeunent ceux qui tiennent les étals.',
      '- **Week-end :** Lyon et ses bouchons, Saint-Sébastien de comptoir en comptoir, Bologne un samedi de marché.',
      '- **À la bonne saison :** les truffes d’Alba en octobre et novembre, les huîtres de Cancale en hiver, le thon d’almadraba à Cadix en mai.',
      '- **Plus loin :** Oaxaca et ses moles, Penang et ses rues, Osaka debout, entre deux métros.',
    ],
  },
  en: {
    title: 'Food and wine',
    tagline: 'Leave for a dish, and discover the country that invented it.',
    body: [
      'Every journey has a taste, so you may as well choose it. A week can be built around a market, a grape harvest or a bowl of noodles; everything else, museums included, will fall into place. The best table in town is often a counter with twelve seats: you earn it by coming early, or by coming back.',
      '## Eating at the hour of the place',
      'Dine at seven in Madrid and you dine alone; at ten in Oslo and you do not dine. Write down serving hours with the address, and closing days with them: Sunday evening and Monday are empty in a good half of Europe.',
      '## Book, but not everything',
      'One great restaurant per stop, booked weeks ahead, and the rest by following your nose. The morning market tells you what to order at noon. Ask for the dish of the day before the menu; above all, ask where the stallholders have lunch.',
      '- **A weekend:** Lyon and its bouchons, San Sebastián from counter to counter, Bologna on a market Saturday.',
      '- **In season:** Alba truffles in October and November, oysters in Cancale in winter, almadraba tuna in Cadiz in May.',
      '- **Further away:** Oaxaca and its moles, Penang and its streets, Osaka standing up, between two trains.',
    ],
  },
};
