import type { PostText } from './post-text.ts';

export const sharingCosts: PostText = {
  slug: 'voyager-a-plusieurs-sans-compter-a-la-fin',
  country_iso_a2: null,
  tags: ['à plusieurs', 'budget', 'préparation'],
  published: '2026-10-11',
  fr: {
    title: 'Voyager à plusieurs sans compter à la fin',
    excerpt:
      'L’argent gâche moins de voyages que le silence autour de l’argent. Quatre accords à passer avant de partir.',
    body: [
      'Personne ne se fâche pour un café. On se fâche pour le douzième, payé par la même personne, dans un voyage où chacun croyait faire au mieux. Le remède n’est pas un tableur à l’aéroport du retour, c’est une conversation de dix minutes avant d’acheter le premier billet.',
      '## Dire un chiffre, tôt',
      'Demandez à chacun combien il veut dépenser en tout, transport compris, et retenez le plus petit nombre. C’est lui, le budget du groupe. Il ne s’agit pas de se priver, mais de choisir ensemble où mettre ce que l’on a : une belle chambre et des pique-niques, ou l’inverse. Ceux qui ont davantage garderont de quoi s’offrir un dîner à part, sans que personne ait à refuser.',
      '## Ce qui se partage, ce qui ne se partage pas',
      'Le plus simple tient en trois paquets. Le logement et la voiture se divisent par personne, ou par chambre si l’on n’a pas les mêmes. Les repas pris ensemble se divisent par le nombre de convives, sans éplucher l’addition. Les envies, elles, restent à qui les a : le musée, la plongée, la troisième glace.',
      '- **Les enfants :** décidez s’ils comptent pour une part, une demie ou rien, et n’en parlez plus.',
      '- **Celui qui conduit** ne paie pas l’essence : l’usage est juste, dites-le d’avance.',
      '- **Celle qui ne boit pas** n’a pas à financer le vin : une ligne à part, et tout va bien.',
      '## Noter tout de suite',
      'Une dépense notée le soir même prend cinq secondes ; à la fin du voyage, elle prend une dispute. Écrivez le montant dans la monnaie du ticket, sans convertir : les taux bougent, la mémoire aussi. Le carnet fait la somme, dit qui a payé quoi, et propose le plus petit nombre de remboursements. À quatre, il y en a rarement plus de deux.',
      '## Solder avant de rentrer',
      'Le dernier soir, à table, ouvrez la page des coûts et faites les virements. Pas le lendemain, pas « quand on aura les photos ». Une dette de voyage qui passe la porte de la maison change de nature : elle devient une gêne.',
      'Et s’il reste trois euros que personne ne réclame, laissez-les en pourboire. C’est le prix, très modeste, d’une amitié qui repartira.',
    ],
  },
  en: {
    title: 'Travelling together without counting at the end',
    excerpt: 'Money spoils fewer journeys than silence about money. Four agreements to make before leaving.',
    body: [
      'Nobody quarrels over a coffee. People quarrel over the twelfth, paid for by the same person, on a trip where everyone thought they were doing their best. The cure is not a spreadsheet at the airport on the way home. It is a ten-minute conversation before the first ticket is bought.',
      '## Name a figure, early',
      'Ask everyone how much they want to spend in all, transport included, and keep the lowest number. That is the group’s budget. The point is not to go without, but to choose together where to put what you have: a fine room and picnics, or the reverse. Those who have more will keep enough for a dinner of their own, and nobody has to refuse.',
      '## What is shared and what is not',
      'The simplest way has three parcels. Lodging and car are divided by person, or by room when rooms differ. Meals taken together are divided by the number at table, without combing through the bill. Wishes stay with whoever has them: the museum, the dive, the third ice cream.',
      '- **Children:** decide whether they count for one share, half a share or none, and leave it there.',
      '- **Whoever drives** does not pay for fuel: a fair custom, if it is said beforehand.',
      '- **Whoever does not drink** need not finance the wine: one line apart, and all is well.',
      '## Write it down at once',
      'An expense noted the same evening takes five seconds; at the end of the trip it takes an argument. Write the amount in the currency of the receipt, without converting: rates move, and so does memory. The notebook adds up, says who paid what, and proposes the fewest repayments. With four people there are rarely more than two.',
      '## Settle before going home',
      'On the last evening, at table, open the page of costs and make the transfers. Not the day after, not “when we have the photographs”. A travel debt that crosses the threshold of home changes its nature: it becomes an embarrassment.',
      'And if three euros remain that nobody claims, leave them as a tip. That is the very modest price of a friendship that will set out again.',
    ],
  },
};
