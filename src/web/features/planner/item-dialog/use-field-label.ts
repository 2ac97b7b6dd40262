import { useTranslation } from 'react-i18next';

/** Labels of form fields and columns: keys of the namespace `trip-items`. */
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
  paid_by: 'trip-items:paidBy',
  split_mode: 'trip-items:split',
  split: 'trip-items:split',
  notes: 'trip-items:noteField',
  content: 'trip-items:noteField',
} as const;

const hasLabel = (name: string): name is keyof typeof LABELS => name in LABELS;

/** Label of a field or column; its name when it has none. */
export function useFieldLabel(): (name: string) => string {
  const { t } = useTranslation([
    'trip-items',
    'trip-itineraries',
    'trip-activities',
    'trip-transport',
    'trip-routes',
  ]);
  return (name) => (hasLabel(name) ? t(LABELS[name]) : name);
}
