import type { Strings } from '../../strings.ts';
import type features from '../fr/features.ts';

export default {
  title: 'A notebook that can tell the time.',
  noteTitle: 'Jot down what you know',
  noteText: 'A title will do. The time, the price and the address come when they come.',
  chipMeal: 'Pastéis at Manteigaria',
  chipActivity: 'Elevador de Santa Justa',
  chipStay: 'A night in Alfama',
  chipNote: 'Ask for a quiet room',
  checkTitle: 'Check that the day works',
  checkText: 'Every stop has its time and its length. When something does not fit, {{product}} says why.',
  cardFirstTitle: 'Castelo de São Jorge',
  cardSecondTitle: 'Senhora do Monte',
  cardFirst: '1\xa0h\xa030 · €45.00',
  cardSecond: '1\xa0h\xa005',
  cardWarning: 'It takes 18\xa0min, you have 10.',
  shareTitle: 'Decide together',
  shareText: 'Chat, tasks and costs stay beside the plan, not in another thread.',
  person: 'Inès',
  message: 'I’ll book the workshop tonight, adding the task.',
  task: 'Book the azulejo workshop',
} satisfies Strings<typeof features>;
