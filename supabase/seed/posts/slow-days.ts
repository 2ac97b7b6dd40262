import type { PostText } from './post-text.ts';

export const slowDaysPost: PostText = {
  slug: 'cinq-jours-sans-courir',
  country_iso_a2: null,
  tags: ['préparation', 'rythme'],
  published: '2026-11-03',
  fr: {
    title: 'Cinq jours sans courir',
    excerpt:
      'Une méthode en quatre gestes pour un itinéraire qui tient debout, et qui laisse de la place à ce que l’on n’avait pas prévu.',
    body: [
      'Les itinéraires ratés se ressemblent : tout y est, sauf le temps. On a relié douze épingles sur une carte, on a oublié les escaliers, les files et l’envie de s’asseoir. Voici comment nous faisons, après pas mal de journées mal emmanchées.',
      '## 1. Poser d’abord ce qui ne bouge pas',
      'Les vols, les trains, la clé de l’appartement, le billet à créneau. Ce sont les piquets de la tente. On les inscrit avec leur heure, leur durée et leur adresse, et l’on regarde ce qui reste entre eux : souvent moins que prévu, et c’est une bonne nouvelle à apprendre chez soi plutôt que sur un quai.',
      '## 2. Un seul grand rendez-vous par jour',
      'Un musée, une randonnée, une grande table. Le reste s’accroche autour, dans le même quartier. Deux grands rendez-vous par jour, c’est possible ; trois jours de suite, c’est une peine.',
      '## 3. Compter les entre-deux',
      'Dix minutes sur la carte en font vingt avec une valise, trente avec des enfants, quarante s’il faut trouver l’arrêt. Quand deux visites se touchent sans un blanc entre elles, l’une des deux sera gâchée. Laissez une demi-heure : personne ne s’est jamais plaint d’avoir eu le temps d’un café.',
      '## 4. Garder un tiroir',
      'Tout ce qui vous tente et qui n’a pas d’heure, gardez-le sans horaire : une boulangerie, une librairie, un plan pour la pluie. Le jour venu, on ouvre le tiroir. C’est de là que viennent la moitié des bons souvenirs.',
      'Et le dernier soir, ne prévoyez rien. Vous saurez très bien où retourner.',
    ],
  },
  en: {
    title: 'Five days without running',
    excerpt:
      'A method in four moves for an itinerary that stands up, and leaves room for what you had not planned.',
    body: [
      'Failed itineraries are all alike: everything is there except time. Twelve pins were joined on a map, and stairs, queues and the wish to sit down were forgotten. Here is how we go about it, after a fair number of days that started badly.',
      '## 1. First, what does not move',
      'Flights, trains, the key to the flat, the timed ticket. They are the pegs of the tent. Write them down with their hour, their length and their address, and look at what is left between them: often less than you thought, which is better learnt at home than on a platform.',
      '## 2. One great appointment a day',
      'A museum, a hike, a great table. The rest hangs around it, in the same district. Two great appointments a day can be done; three days in a row, it is a sentence.',
      '## 3. Count the in-betweens',
      'Ten minutes on the map are twenty with a suitcase, thirty with children, forty if you have to find the stop. When two visits touch without a gap, one of them will be spoilt. Leave half an hour: nobody has ever complained of having had time for a coffee.',
      '## 4. Keep a drawer',
      'Whatever tempts you and has no hour, keep without one: a bakery, a bookshop, a plan for rain. On the day, open the drawer. Half of the good memories come out of it.',
      'And on the last evening, plan nothing. You will know very well where to go back to.',
    ],
  },
};
