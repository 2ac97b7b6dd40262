/** Labels of stays, meals, events, rentals and of any booking by field, as `labels.ts` normalizes them. */
export const VISIT_LABELS = {
  day: `
    date | jour | le | date du voyage | travel date | date of travel | when | quand | day |
    date de voyage | date de reservation du restaurant | date de visite | date de la visite |
    visit date | date of visit | date of your visit | date de l'evenement | event date |
    date et heure | date and time | date/heure | date & time | date & heure | date, heure |
    date du spectacle | date de la representation | date du repas | seance | session |
    representation | performance | creneau | time slot | entry slot | creneau horaire |
    date de l'activite | activity date | tour date | reserve pour le | booked for | day and time |
    jour et heure | quand ? | when ?`,
  time: `
    heure | time | horaire | hour | heure de debut | start time | starts at | starts | debut |
    heure d'entree | entry time | heure de la visite | heure du repas | arrival from |
    horaire reserve | a partir de | rendez-vous | heure de rendez-vous | meeting time | kick-off |
    curtain | lever de rideau | curtain up`,
  ends: `fin | end | ends | end time | heure de fin | ends at | fin prevue`,
  reference: `
    ref | ref de reservation | ref reservation | ref de la reservation | ref de dossier |
    ref dossier | ref du dossier | no de dossier | dossier no | dossier | dossier voyage |
    no de reservation | reservation no | no reservation | no de confirmation | confirmation no |
    code de confirmation | confirmation code | confirmation | code de reservation |
    code reservation | code dossier | booking ref | booking no | booking code | booking id |
    booking | reservation ref | reservation id | reservation code | reservation | pnr |
    itinerary no | trip ref | record locator | locator | ref voyage | ref du voyage |
    ref booking | ref of booking | no de location | rental no | no de contrat |
    rental agreement no | voucher no | no de bon | confirmation ref | ref de confirmation |
    code voyage | booking confirmation no | reservation confirmation no |
    confirmation de reservation | ref de votre reservation | no de votre reservation |
    no of booking | code pnr | reservation/pnr | pnr/reservation | ticket ref`,
  order: `
    order no | order ref | order id | order | no de commande | commande no | commande |
    ref de commande | ref commande | order code | no de billet | ticket no | billet no |
    code billet | ticket code`,
  price: `
    total | prix total | montant total | total price | total paid | total cost | amount paid |
    total ttc | prix total ttc | montant total ttc | total a payer | total du sejour |
    montant du sejour | prix du sejour | total amount | montant regle | montant paye |
    total regle | total paye | grand total | total for your stay | total for stay | total stay |
    booking total | total de la reservation | montant de la reservation | total reservation |
    order total | total de la commande | total commande | total due | total charged |
    total to pay | total general | prix total du sejour | prix total du voyage |
    total de votre commande | total location | rental total | total du voyage | total trip cost |
    montant total du sejour | cout total | cout total du sejour | total incl taxes |
    total including taxes | total (taxes incluses) | total taxes comprises |
    total price incl vat | total incl vat | total (incl vat)`,
  fare: `prix | price | tarif | fare | montant | amount | cost | cout | loyer`,
  checkIn: `
    check-in | check-in date | date de check-in | arrivee (check-in) | check-in (arrivee) |
    debut du sejour | debut de sejour | arrival (check-in) | check-in/arrival | premiere nuit |
    first night | date de debut de sejour | move-in`,
  checkInTime: `
    check-in time | heure de check-in | check-in from | heures d'arrivee | remise des cles |
    check-in hours`,
  checkOut: `
    check-out | check-out date | date de check-out | depart (check-out) | check-out (depart) |
    fin du sejour | fin de sejour | departure (check-out) | check-out/departure |
    date de fin de sejour | move-out`,
  checkOutTime: `
    check-out time | heure de check-out | check-out by | check-out until | heures de depart |
    check-out hours`,
  nights: `nuits | nombre de nuits | nights | no de nuits | no of nights | nb de nuits`,
  stayDates: `
    dates | sejour | stay | dates du sejour | stay dates | dates de sejour | dates of stay |
    dates of your stay | length of stay | votre sejour | nuitees | duree du sejour |
    dates reservees | booked dates`,
  lodging: `
    hotel | etablissement | hebergement | property | hotel name | nom de l'hotel |
    nom de l'etablissement | property name | accommodation | logement | gite | chambre d'hotes |
    chambres d'hotes | camping | maison d'hotes | guest house | guesthouse | residence |
    appartement | apartment | holiday home | cottage | b&b | inn | hostel | auberge |
    auberge de jeunesse | villa | nom de l'hebergement | campsite | lodge | annonce | listing`,
  room: `
    chambre | room | type de chambre | room type | chambre reservee | type d'hebergement |
    accommodation type | unit | emplacement | pitch | categorie de chambre | votre chambre |
    room details`,
  address: `
    adresse | address | adresse de l'hotel | hotel address | adresse de l'etablissement |
    property address | adresse du logement | adresse du gite | adresse complete |
    where to find us | ou nous trouver | how to find us | adresse du restaurant |
    restaurant address | adresse du lieu | nous trouver | find us`,
  restaurant: `
    restaurant | nom du restaurant | restaurant name | table | brasserie | bistrot | bistro |
    auberge-restaurant | cafe`,
  party: `
    nombre de personnes | nb de personnes | nombre de couverts | couverts | convives |
    nombre de convives | personnes | party size | party | covers | people | no of people |
    no of guests | no de personnes | diners | number in party | nombre d'invites | table pour |
    table for | guests | size of party | pax`,
  event: `
    evenement | event | spectacle | concert | exposition | exhibition | visite | show | tour |
    activite | activity | film | atelier | workshop | experience | excursion | opera | match |
    visite guidee | guided tour | manifestation | festival | nom de l'evenement | event name |
    tour name | activity name | balade | musee | museum | performance of`,
  venue: `
    lieu | location | salle | venue | where | point de rendez-vous | lieu de rendez-vous |
    meeting point | theatre | theater | stade | stadium | lieu de l'evenement | event venue |
    lieu de l'activite | ou | ou ? | where ? | lieu du rendez-vous | meeting place | cinema |
    site`,
  pickUp: `
    prise en charge | pick-up | pick up | pickup | retrait | collection | depart de la location |
    retrait du vehicule | prise du vehicule | pick-up date | pick-up date and time |
    date de prise en charge | collect | debut de location | pick-up date & time | rental start |
    date et heure de prise en charge | depart location | date et heure de retrait | enlevement`,
  dropOff: `
    restitution | drop-off | drop off | dropoff | return | retour | retour du vehicule |
    restitution du vehicule | drop-off date | date de restitution | return date |
    return date and time | fin de location | drop-off date & time | rental end |
    date et heure de restitution | vehicle return | retour location | date de retour |
    date et heure de retour`,
  pickUpPlace: `
    agence de depart | agence de prise en charge | lieu de prise en charge | pick-up location |
    pickup location | pick-up branch | lieu de retrait | collection point | pick-up office |
    agence de retrait | pick-up point | agence`,
  dropOffPlace: `
    agence de retour | agence de restitution | lieu de restitution | lieu de retour |
    drop-off location | return location | dropoff location | return branch | drop-off branch |
    return office | drop-off point`,
  supplier: `
    loueur | supplier | rental company | car supplier | compagnie de location |
    societe de location | company | operator car hire`,
  status: `
    statut | status | etat | statut de la reservation | booking status | etat de la reservation |
    reservation status`,
  invoice: `
    facture no | no de facture | invoice no | facture | invoice | devis | devis no | no de devis |
    quote | quotation | quote no | invoice date | date de facture | date de facturation |
    ref devis | quote ref | avoir no | credit note no | receipt no | no de recu`,
} as const satisfies Readonly<Record<string, string>>;
