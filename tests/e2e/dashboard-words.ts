import type { Person } from '#tests/support/accounts.ts';
import type { Language } from './fixtures.ts';

/** What the dashboard and its dialogs say. */
const FR = {
  title: 'Mes voyages',
  loading: 'Chargement de vos voyages...',
  loadFailed: 'Impossible de charger les voyages.',
  retry: 'Réessayer',
  reload: 'Recharger la liste',
  create: 'Créer un voyage',
  newTrip: 'Nouveau voyage',
  name: 'Titre',
  start: 'Date de début',
  end: 'Date de fin',
  currency: 'Devise',
  submit: 'Créer',
  created: 'Voyage créé',
  createFailed: 'Erreur lors de la création du voyage',
  actions: 'Actions : ',
  edit: 'Modifier',
  remove: 'Supprimer',
  editTrip: 'Modifier le voyage',
  save: 'Enregistrer',
  updateFailed: 'Erreur lors de la modification du voyage',
  deleted: 'Voyage supprimé',
  deleteFailed: 'Erreur lors de la suppression du voyage',
  undo: 'Annuler la suppression',
  restored: 'Voyage rétabli',
  twoToCome: 'Deux à venir.',
  shared: 'Partagé par Thomas',
  budgetInvalid: 'Un montant positif, comme 1500,00.',
  tripActions: 'Actions du voyage',
  costs: 'Coûts',
  of: (amount: number) =>
    new RegExp(`sur ${amount.toLocaleString('fr-FR', { minimumFractionDigits: 2 })}\\s€`),
};
const EN: typeof FR = {
  title: 'My trips',
  loading: 'Loading your trips...',
  loadFailed: 'Could not load trips.',
  retry: 'Try again',
  reload: 'Reload the list',
  create: 'Create a trip',
  newTrip: 'New trip',
  name: 'Title',
  start: 'Start date',
  end: 'End date',
  currency: 'Currency',
  submit: 'Create',
  created: 'Trip created',
  createFailed: 'Error creating the trip',
  actions: 'Actions: ',
  edit: 'Edit',
  remove: 'Delete',
  editTrip: 'Edit trip',
  save: 'Save',
  updateFailed: 'Error Updating Trip',
  deleted: 'Trip Deleted',
  deleteFailed: 'Error Deleting Trip',
  undo: 'Undo',
  restored: 'Trip restored',
  twoToCome: 'Two to come.',
  shared: 'Shared by Thomas',
  budgetInvalid: 'A positive amount, such as 1500.00.',
  tripActions: 'Trip actions',
  costs: 'Costs',
  of: (amount: number) => new RegExp(`of €${amount.toLocaleString('en-GB', { minimumFractionDigits: 2 })}`),
};
export const WORDS: Record<Language, typeof FR> = { fr: FR, en: EN };

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
