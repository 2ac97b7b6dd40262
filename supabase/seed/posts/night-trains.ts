import type { PostText } from './post-text.ts';

export const nightTrainsPost: PostText = {
  slug: 'apprendre-a-dormir-dans-un-train',
  country_iso_a2: 'AT',
  tags: ['train', 'nuit'],
  published: '2026-10-20',
  fr: {
    title: 'Apprendre à dormir dans un train',
    excerpt:
      'Couchette ou cabine, haut ou bas, sens de la marche : ce que quelques dizaines de nuits sur les rails nous ont appris.',
    body: [
      'La première nuit, on ne dort pas. On écoute, on regarde passer une gare éclairée où personne ne monte, on se demande quelle langue parlent les annonces. La deuxième, on dort un peu. À partir de la troisième, on ne comprend plus comment on a pu voyager autrement.',
      '## Choisir sa place',
      'En couchettes, la place du haut est la plus calme et la plus chaude ; celle du bas a la table, la fenêtre, et tout le monde assis dessus jusqu’à vingt-deux heures. Celle du milieu n’a rien, et c’est elle qui reste. En cabine, demandez le milieu de la voiture, loin des portes et des bogies : le même train y est deux fois plus silencieux.',
      'Il y a aussi le fauteuil, moins cher, où l’on ne dort qu’à moitié. Pour une nuit de six heures, il se défend ; pour douze, il se paie le lendemain. Et si vous voyagez à deux avec un enfant, regardez le prix d’un compartiment privatisé avant de renoncer : la nuit comprend le transport et l’hôtel, et la comparaison honnête se fait avec la somme des deux.',
      'Les places se vendent plusieurs mois à l’avance et partent par le haut de la gamme. Les cabines disparaissent en premier, surtout les vendredis et les veilles de fête ; les couchettes tiennent plus longtemps. Une réservation de couchette est toujours nominative et toujours obligatoire, même avec une carte de libre circulation comme Interrail.',
      '## Le petit sac',
      'Préparez avant de monter ce qu’il vous faut jusqu’au matin : bouchons d’oreilles, eau, chaussettes, brosse à dents, billet et pièce d’identité. La valise va sous la couchette et n’en sort plus. Un tee-shirt noué à la poignée de la porte l’empêche de battre.',
      'Le reste est une affaire de chaleur. Un compartiment se règle mal : il y fait vingt-six degrés à minuit et dix-huit à cinq heures. Gardez une couche à portée de main, et dormez la tête côté couloir si la fenêtre laisse passer l’air. Le voyageur du haut a toujours trop chaud, celui du bas toujours froid aux pieds ; échangez les couvertures plutôt que les reproches.',
      '## Ce que dit l’horaire',
      'Lisez-le jusqu’au bout. Un train de nuit part souvent en deux tranches vers deux villes différentes, et les voitures se séparent quelque part vers trois heures du matin : la vôtre porte un numéro, il est sur le billet, il est aussi sur la porte. Vérifiez-le avant de vous coucher. Vérifiez enfin l’heure de la dernière correspondance du matin, et laissez une heure entre les deux : la nuit, un chantier ralentit un train sans que personne s’en émeuve.',
      '## Arriver',
      'C’est le seul moment difficile : il est sept heures, la ville ouvre à neuf, et la chambre à quinze. Repérez d’avance un café qui sert tôt et une consigne près de la gare. À Vienne, à Rome comme à Nice, un bain public, un marché ou le bord de l’eau valent mieux qu’un hall d’hôtel.',
      '- **Pour commencer :** Paris–Nice, une nuit et la mer au réveil, après Saint-Raphaël.',
      '- **Pour y prendre goût :** Vienne–Rome, par les Alpes qu’on ne verra pas, et l’Ombrie qu’on verra.',
      '- **Pour ne plus revenir :** Stockholm–Narvik, où en juin la nuit est une façon de parler.',
    ],
  },
  en: {
    title: 'Learning to sleep on a train',
    excerpt:
      'Couchette or cabin, top or bottom, which way round: what a few dozen nights on rails have taught us.',
    body: [
      'On the first night you do not sleep. You listen, you watch a lit station go by where nobody boards, you wonder what language the announcements are in. The second, you sleep a little. From the third on, you no longer see how you could travel any other way.',
      '## Choosing your place',
      'In couchettes the top berth is the quietest and the warmest; the bottom one has the table, the window, and everybody sitting on it until ten. The middle one has nothing, and is the one that is left. In a cabin ask for the middle of the carriage, away from doors and bogies: the same train is twice as quiet there.',
      'There are seats too, cheaper, in which you half sleep. For a six-hour night they make sense; for twelve, you pay for it the next day. And if you are two with a child, look up the price of a private compartment before you give up: the night includes transport and hotel, and the honest comparison is with the sum of both.',
      'Berths go on sale months ahead and leave from the top of the range. Cabins disappear first, above all on Fridays and before holidays; couchettes last longer. A berth always needs a reservation in your name, even with a pass such as Interrail.',
      '## The small bag',
      'Before boarding, put together what you need until morning: earplugs, water, socks, toothbrush, ticket and identity card. The suitcase goes under the berth and stays there. A T-shirt tied to the door handle stops it from rattling.',
      'The rest is a matter of warmth. A compartment is hard to regulate: twenty-six degrees at midnight, eighteen at five. Keep a layer within reach, and sleep with your head on the corridor side if the window lets air in. Whoever is on top is always too hot, whoever is below always has cold feet; swap blankets rather than reproaches.',
      '## What the timetable says',
      'Read it to the end. A night train often leaves in two portions for two different cities, and the carriages part somewhere around three in the morning: yours has a number, it is on the ticket, it is on the door as well. Check it before you lie down. Check, too, the hour of the connection in the morning and leave an hour between the two: at night, engineering works slow trains down and nobody minds.',
      '## Arriving',
      'It is the only difficult moment: it is seven, the city opens at nine, and the room at three in the afternoon. Find out beforehand where coffee is served early and where bags can be left near the station. In Vienna, in Rome as in Nice, a public bath, a market or the waterfront beats any hotel lobby.',
      '- **To begin with:** Paris to Nice, one night and the sea when you wake, after Saint-Raphaël.',
      '- **To get a taste for it:** Vienna to Rome, through Alps you will not see and Umbria that you will.',
      '- **Never to return:** Stockholm to Narvik, where in June night is a manner of speaking.',
    ],
  },
};
