import type { PostText } from './post-text.ts';

export const greekFerries: PostText = {
  slug: 'ferries-grecs-mode-d-emploi',
  country_iso_a2: 'GR',
  tags: ['îles', 'bateau', 'préparation'],
  published: '2026-11-09',
  fr: {
    title: 'Les ferries grecs, mode d’emploi',
    excerpt:
      'Comment lire un horaire, choisir un pont et garder son calme quand le vent décide à votre place.',
    body: [
      'On croit partir pour des îles ; on part surtout pour des bateaux. En Grèce, le ferry n’est pas un trajet entre deux morceaux de vacances, c’est une journée de voyage à part entière, avec ses odeurs de café et de gazole, ses chiens endormis et ses grand-mères chargées de basilic. Mieux vaut apprendre à l’aimer.',
      '## Deux familles de bateaux',
      'Les grands ferries classiques embarquent voitures, camions et vélos. Ils vont à une vingtaine de nœuds, bougent peu et laissent l’accès aux ponts : on lit, on dort, on regarde passer les caps. Les navires rapides mettent à peu près deux fois moins de temps, coûtent nettement plus et vous gardent assis à l’intérieur. Quand le vent se lève, ce sont aussi les premiers que l’on annule.',
      'Pour une traversée de moins de deux heures, le rapide se défend. Au-delà, prenez le lent, et une place sur le pont côté ombre : en allant vers le sud le matin, c’est tribord, le côté droit.',
      '## Lire un horaire',
      'Les horaires d’été ne sont souvent complets qu’au printemps. Ne bâtissez pas votre itinéraire sur celui de l’an dernier : une ligne qui reliait Paros à Folégandros le mardi peut ne plus exister. Cherchez d’abord les lignes qui passent tous les jours, posez-les, puis accrochez les petites îles autour.',
      '- **Le Pirée n’est pas un point, c’est un port de plusieurs kilomètres :** notez la porte, une lettre et un numéro, avant de descendre du métro.',
      '- **Rafina,** à l’est d’Athènes, est plus près de l’aéroport et dessert Andros, Tinos et Mykonos.',
      '- **Les billets** sont souvent numériques ; présentez-vous une demi-heure avant, une heure avec une voiture.',
      '## Le jour où le vent décide',
      'En juillet et en août, le meltem souffle du nord, parfois plusieurs jours. À partir d’une certaine force, les garde-côtes retiennent les bateaux au port. Personne n’y peut rien, et l’on vous rembourse ou vous reporte sans discuter. La seule vraie précaution tient en une ligne de votre programme : la veille d’un avion, dormez déjà sur le continent.',
      'Dans votre carnet, laissez deux heures vides après chaque arrivée. Un bateau en retard n’est un problème que si quelque chose l’attend.',
      '## Ce qu’on emporte sur le pont',
      'Un coupe-vent, même en août. De l’eau, des olives, du pain. Un chargeur plein, car les prises sont rares et disputées. Et un livre épais : c’est peut-être le seul endroit du voyage où vous le finirez.',
    ],
  },
  en: {
    title: 'Greek ferries: how to use them',
    excerpt: 'How to read a timetable, choose a deck, and stay calm when the wind decides for you.',
    body: [
      'You think you are leaving for islands; mostly you are leaving for boats. In Greece a ferry is not the gap between two pieces of holiday. It is a travelling day of its own, with its smell of coffee and diesel, its sleeping dogs, its grandmothers laden with basil. Better learn to love it.',
      '## Two families of boats',
      'The large conventional ferries take cars, lorries and bicycles. They make around twenty knots, move little and leave you the decks: you read, you sleep, you watch the capes go by. Fast ships take about half the time, cost a good deal more and keep you seated indoors. When the wind gets up, they are also the first to be cancelled.',
      'For a crossing of under two hours, the fast one has a case. Beyond that take the slow one, and a seat on deck on the shady side: heading south in the morning, that is starboard, the right-hand side.',
      '## Reading a timetable',
      'Summer timetables are often complete only in spring. Do not build your route on last year’s: a line that joined Paros and Folegandros on Tuesdays may no longer exist. Look first for the lines that run every day, put those down, then hang the small islands around them.',
      '- **Piraeus is not a point but a port several kilometres long:** note the gate, a letter and a number, before you leave the metro.',
      '- **Rafina,** east of Athens, is nearer to the airport and serves Andros, Tinos and Mykonos.',
      '- **Tickets** are often digital; be there half an hour ahead, an hour with a car.',
      '## The day the wind decides',
      'In July and August the meltemi blows from the north, sometimes for days. From a certain force on, the coastguard keeps boats in port. Nobody can help it, and you are refunded or moved without argument. The one real precaution is a single line in your plan: on the eve of a flight, already sleep on the mainland.',
      'In your notebook, leave two empty hours after each arrival. A late boat is only a problem when something is waiting for it.',
      '## What to take on deck',
      'A windproof, even in August. Water, olives, bread. A full power bank, for sockets are few and fought over. And a thick book: this may be the only place on the journey where you will finish it.',
    ],
  },
};
