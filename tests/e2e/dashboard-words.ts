import dashboard from '#i18n/locales/fr/dashboard.ts';
import notifications from '#i18n/locales/fr/notifications.ts';
import trip from '#i18n/locales/fr/trip.ts';
import type { Person } from '#tests/support/accounts.ts';

/** What the dashboard and its dialogs say. */
export const words = {
  title: dashboard.title,
  loading: dashboard.loading,
  loadFailed: dashboard.loadFailed,
  retry: dashboard.retry,
  reload: dashboard.reload,
  create: dashboard.create,
  newTrip: dashboard.newTrip,
  name: dashboard.fieldTitle,
  start: dashboard.fieldStart,
  end: dashboard.fieldEnd,
  currency: dashboard.fieldCurrency,
  submit: dashboard.createSubmit,
  created: dashboard.tripCreated,
  createFailed: dashboard.createFailed,
  actions: 'Actions : ',
  copy: dashboard.copy,
  edit: dashboard.edit,
  remove: dashboard.delete,
  editTrip: dashboard.editTrip,
  save: dashboard.save,
  updateFailed: dashboard.updateFailed,
  deleted: dashboard.deleted,
  deleteFailed: dashboard.deleteFailed,
  undo: notifications.undo,
  restored: dashboard.restored,
  twoToCome: 'Deux à venir.',
  shared: 'Partagé par Thomas',
  budgetInvalid: dashboard.amountInvalid,
  tripActions: trip.actions,
  costs: trip.panel_costs,
  of: (amount: number) =>
    new RegExp(`sur ${amount.toLocaleString('fr-FR', { minimumFractionDigits: 2 })}\\s€`),
};

/** A trip made earlier, through the API. */
export async function hasTrip(
  owner: Person,
  values: { title: string; start: string; end: string; destination?: string },
) {
  const { data, error } = await owner.client
    .from('trips')
    .insert({
      id: crypto.randomUUID(),
      title: values.title,
      destination: values.destination ?? values.title,
      start_date: values.start,
      end_date: values.end,
      owner_id: owner.id,
    })
    .select('id')
    .single();
  if (error) throw new Error(error.message);
  return data.id;
}
