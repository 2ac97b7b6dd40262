import type { ThemeText } from './theme-text.ts';

export const sea: ThemeText = {
  slug: 'bord-de-mer',
  fr: {
    title: 'Bord de mer',
    tagline: 'Des côtes à longer lentement, un horizon à garder pour soi.',
    body: [
      'On croit partir pour la plage, et l’on revient avec autre chose : un sentier de douanier suivi jusqu’au phare, un port où les filets sèchent, une terrasse dont on a retenu le nom. Le bord de mer se voyage de profil, en avançant le long de la ligne plutôt qu’en s’installant dessus. Deux ou trois nuits par étape suffisent ; la prochaine crique est rarement à plus d’une heure.',
      '## Quand partir',
      'La Méditerranée est à son meilleur quand les écoles sont ouvertes : mai et juin pour la lumière et les sentiers fleuris, septembre pour une eau qui a gardé tout l’été. L’Atlantique demande de suivre les marées : à Saint-Malo ou en Galice, la même plage peut doubler de largeur en six heures. Notez l’heure de la basse mer dans votre journée comme vous noteriez celle d’un train.',
      '## Composer ses journées',
      'Gardez les matins pour marcher et pour l’eau, quand le vent n’est pas levé ; prévoyez une heure à l’ombre entre treize et seize heures ; finissez par le marché du port ou par le phare. Un jour sur trois sans voiture change tout : un bateau vers l’île d’en face, un vélo sur la digue, un livre.',
      '- **Pour une semaine :** la côte de granit rose et l’île de Bréhat, la Ligurie en train de Gênes à La Spezia, l’Alentejo par la Rota Vicentina.',
      '- **À réserver tôt :** les traversées d’été avec une voiture, et les criques dont l’accès est compté, comme celle de Sugiton dans les Calanques.',
    ],
  },
  en: {
    title: 'By the sea',
    tagline: 'Coasts to follow slowly, and a horizon to keep for yourself.',
    body: [
      'You set off for the beach and come home with something else: a coastguards’ path walked as far as the lighthouse, a harbour where the nets are drying, a terrace whose name you remembered. A coast is best travelled sideways, moving along the line rather than settling on it. Two or three nights a stop are enough; the next cove is seldom more than an hour away.',
      '## When to go',
      'The Mediterranean is at its best when schools are open: May and June for the light and the paths in flower, September for water that has kept the whole summer. The Atlantic asks you to follow the tides: in Saint-Malo or in Galicia the same beach can double in width within six hours. Write low water into your day as you would a train.',
      '## Shaping the days',
      'Keep mornings for walking and swimming, before the wind is up; allow an hour of shade between one and four; end at the harbour market or the lighthouse. One day in three without a car changes everything: a boat to the island across, a bicycle along the sea wall, a book.',
      '- **For a week:** the Pink Granite Coast and the island of Bréhat, Liguria by train from Genoa to La Spezia, the Alentejo along the Rota Vicentina.',
      '- **Book early:** summer ferries with a car, and coves where visitors are counted, such as Sugiton in the Calanques.',
    ],
  },
};
