/** Values of `custom_trip_requests.style`. */
export const STYLES = ['nature', 'culture', 'food', 'rest', 'adventure', 'family'] as const;
