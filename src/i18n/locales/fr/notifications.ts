/** The region that holds toasts; what a toast says stands in the area of what it is about. */
export default {
  region: 'Notifications',
  close: 'Fermer',
};
