import type { Strings } from '../../strings.ts';
import type fr from '../fr/trip-routes.ts';

export default {
  arrivalDate: 'Arrival date',
  arrivalTime: 'Arrival',
  clockOf: 'Time in {{place}}',
  origin: 'From',
  destination: 'To',
  originHint: 'Station, airport, address…',
  leg: 'From {{from}} to {{to}}',

  transfers: 'Journeys of the day',
  wayFromTo: 'From “{{from}}” to “{{to}}”:',
  about: 'about',
  by_walk: '{{distance}} on foot',
  by_bike: '{{distance}} by bike',
  by_transit: '{{distance}} by public transport',
  by_car: '{{distance}} by car',
  by_train: '{{distance}} by train',
  by_plane: '{{distance}} by plane',
  spare: '{{duration}} to spare',
  spareNone: 'just in time',
  wayTo: 'Getting there',
  wayOn: 'Next',

  late: 'It takes {{needed}}, you have {{gap}}.',
  lateNone: 'It takes {{needed}}, no time is left for it.',
  overlapWith: 'At the same time as “{{title}}” for {{duration}}.',
  beforeCheckIn: 'You arrive at {{time}}, the room is free from {{checkIn}}.',
  afterCheckOut: 'You leave around {{time}}, the room has to be free by {{checkOut}}.',
  outsideHours: 'Outside opening hours: {{hours}}.',
  closed: 'Closed on {{weekday}}.',
  farStart: 'Starts {{distance}} from “{{title}}”: nothing takes you there.',
  shift: 'Move to {{time}}',
  shiftItem: 'Move to {{time}}: {{title}}',
  warnings_one: '{{count}} thing to check',
  warnings_other: '{{count}} things to check',
} satisfies Strings<typeof fr>;
