import type { PostText } from './post-text.ts';

export const arrivalTimes: PostText = {
  slug: 'ce-que-dit-une-heure-d-arrivee',
  country_iso_a2: null,
  tags: ['préparation', 'rythme', 'train'],
  published: '2026-09-29',
  fr: {
    title: 'Ce que dit vraiment une heure d’arrivée',
    excerpt:
      'Quatorze heures vingt sur le billet, quinze heures trente à l’hôtel : l’écart est toujours le même, et il se prévoit.',
    body: [
      'L’heure imprimée sur un billet est celle où les roues s’arrêtent. Votre journée, elle, recommence plus tard : quand la porte s’ouvre, quand la valise arrive, quand on a trouvé la sortie, compris la machine à tickets, monté la rue. Entre les deux se perdent la plupart des déjeuners de voyage.',
      '## Compter la queue du trajet',
      'Prenez l’habitude d’ajouter une queue à chaque déplacement, et de l’écrire. Pour un train, un quart d’heure suffit dans une petite gare, trente minutes dans une grande. Pour un vol à l’intérieur de l’espace Schengen sans bagage en soute, comptez trois quarts d’heure jusqu’au trottoir ; avec une valise ou un contrôle aux frontières, une heure et demie n’a rien d’exagéré.',
      'Ajoutez ensuite le chemin jusqu’à la porte où vous dormez. Un plan dit vingt-deux minutes ; avec deux valises, un escalier et une pluie fine, il en faut trente-cinq.',
      '## La correspondance honnête',
      'Deux trains sur un même billet forment une promesse : si le premier a du retard, on doit vous acheminer. Deux billets séparés n’en forment aucune. Pour ceux-là, gardez une heure en journée, et ne prenez jamais le dernier départ du soir. Un avion et un train achetés séparément méritent trois heures, et un livre.',
      '- **Regardez le train suivant :** s’il y en a un dans l’heure, votre marge peut être mince ; s’il part le lendemain, elle doit être large.',
      '- **Méfiez-vous des deux gares :** Paris, Londres, Bruxelles ou Lisbonne en ont plusieurs, et le trajet entre elles n’est sur aucun billet.',
      '- **Le fuseau change parfois au milieu du pont :** les heures d’un billet sont toujours celles du lieu.',
      '## Poser la première heure',
      'Ne mettez rien de réservé dans les deux heures qui suivent une arrivée. Mettez-y quelque chose d’ouvert, de proche et de bon : un marché, un banc, une boulangerie. Si tout va bien, c’est un cadeau ; si tout va mal, vous n’avez rien perdu.',
      'C’est pour cela que le carnet vous prévient quand deux étapes se touchent de trop près. Il ne juge pas : il compte la marche, et il l’écrit.',
      '## Et le soir ?',
      'Au-delà de vingt et une heures, une arrivée n’est plus une étape, c’est une mission. Prévenez l’hôtel, notez le code, repérez ce qui reste ouvert. Puis laissez la ville pour demain : elle est meilleure avec du café.',
    ],
  },
  en: {
    title: 'What an arrival time really says',
    excerpt:
      'Twenty past two on the ticket, half past three at the hotel: the gap is always the same, and it can be planned.',
    body: [
      'The hour printed on a ticket is when the wheels stop. Your day begins again later: when the door opens, when the suitcase comes, when you have found the exit, understood the ticket machine, climbed the street. Between the two, most travel lunches are lost.',
      '## Count the tail of the journey',
      'Make it a habit to add a tail to each move, and to write it down. For a train, a quarter of an hour will do in a small station, thirty minutes in a large one. For a flight within the Schengen area without checked luggage, count three quarters of an hour to the pavement; with a suitcase or a border check, an hour and a half is no exaggeration.',
      'Then add the way to the door where you sleep. A map says twenty-two minutes; with two suitcases, a flight of stairs and a fine rain it takes thirty-five.',
      '## The honest connection',
      'Two trains on one ticket make a promise: if the first is late, you have to be taken on. Two separate tickets make none. For those keep an hour by day, and never take the last departure of the evening. A plane and a train bought apart deserve three hours, and a book.',
      '- **Look at the train after:** if there is one within the hour, your margin may be thin; if it leaves tomorrow, it has to be wide.',
      '- **Beware of two stations:** Paris, London, Brussels and Lisbon have several, and the way between them is on no ticket.',
      '- **The time zone sometimes changes halfway over the bridge:** the hours on a ticket are always local.',
      '## Place the first hour',
      'Put nothing booked into the two hours after an arrival. Put something open, near and good there: a market, a bench, a bakery. If all goes well it is a present; if all goes badly you have lost nothing.',
      'This is why the notebook warns you when two stops stand too close. It does not judge: it counts the walk, and writes it down.',
      '## And in the evening?',
      'After nine an arrival is no longer a stop, it is a mission. Tell the hotel, note the code, find out what stays open. Then leave the city for tomorrow: it is better with coffee.',
    ],
  },
};
