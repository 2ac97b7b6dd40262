import { i18n } from '#i18n/i18n.ts';

const LABELS = {
  title: 'trip-items:title',
  address: 'trip-items:address',
  location: 'trip-items:address',
  check_in: 'trip-items:checkIn',
  check_in_time: 'trip-items:checkInTime',
  check_out: 'trip-items:checkOut',
  check_out_time: 'trip-items:checkOutTime',
  date: 'trip-items:date',
  time: 'trip-items:time',
  end_time: 'trip-items:endTime',
  duration: 'trip-items:duration',
  arrival_date: 'trip-routes:arrivalDate',
  arrival_time: 'trip-routes:arrivalTime',
  break_duration: 'trip-itineraries:breakDuration',
  activity_sub_type: 'trip-activities:subType',
  transport_sub_type: 'trip-transport:subType',
  tolls_known: 'trip-itineraries:tollsKnown',
  closed_on: 'trip-activities:closedOn',
  origin: 'trip-routes:origin',
  start_location: 'trip-routes:origin',
  destination: 'trip-routes:destination',
  end_location: 'trip-routes:destination',
  category: 'trip-items:category',
  opens_at: 'trip-activities:opensAt',
  closes_at: 'trip-activities:closesAt',
  booking: 'trip-items:booking',
  booking_reference: 'trip-items:bookingReference',
  booking_seat: 'trip-items:bookingSeat',
  booking_phone: 'trip-items:bookingPhone',
  booking_link: 'trip-items:bookingLink',
  price: 'trip-items:price',
  currency: 'trip-items:currency',
  rate: 'trip-items:rate',
  paid_by: 'trip-items:paidBy',
  split_mode: 'trip-items:split',
  split: 'trip-items:split',
  notes: 'trip-items:noteField',
  content: 'trip-items:noteField',
} as const;

const hasLabel = (name: string): name is keyof typeof LABELS => name in LABELS;

/** Falls back to the column's name; texts of the planner have to be loaded. */
export const fieldLabel = (name: string): string => (hasLabel(name) ? i18n.t(LABELS[name]) : name);
