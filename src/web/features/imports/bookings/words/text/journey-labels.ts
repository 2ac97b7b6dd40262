/** Labels of journeys in French and English by field, as `labels.ts` normalizes them. */
export const JOURNEY_LABELS = {
  departure: `
    depart | departure | departs | departing | leaving | leaves | date et heure de depart |
    departure date and time | date/heure de depart | depart le | depart prevu |
    scheduled departure | dep | departure date/time | appareillage | sailing | sails`,
  departureDay: `
    date de depart | departure date | date of departure | jour de depart | day of departure`,
  departureTime: `
    heure de depart | departure time | time of departure | horaire de depart | depart a`,
  arrival: `
    arrivee | arrival | arrives | arrive | arriving | date et heure d'arrivee |
    arrival date and time | date/heure d'arrivee | arrivee le | arrivee prevue |
    scheduled arrival | arr | arrival date/time`,
  arrivalDay: `date d'arrivee | arrival date | date of arrival | jour d'arrivee | day of arrival`,
  arrivalTime: `heure d'arrivee | arrival time | time of arrival | horaire d'arrivee | arrivee a`,
  from: `
    de | from | gare de depart | au depart de | depart de | origine | origin | departure station |
    departing from | departs from | depart from | leaving from | port de depart | departure port |
    lieu de depart | arret de depart | departure stop | gare routiere de depart |
    aeroport de depart | departure airport | ville de depart | boarding point | boarding stop |
    embarkation port | port d'embarquement | point de depart`,
  to: `
    a | to | vers | gare d'arrivee | destination | arrivee a destination | arrival station |
    arriving at | arrives at | arrive at | going to | port d'arrivee | arrival port |
    lieu d'arrivee | arret d'arrivee | arrival stop | gare routiere d'arrivee |
    aeroport d'arrivee | arrival airport | ville d'arrivee | alighting point | drop-off stop |
    port de debarquement | disembarkation port | point d'arrivee`,
  outbound: `
    aller | outbound | outward | outward journey | outbound journey | trajet aller | vol aller |
    outbound flight | voyage aller | going out | traversee aller | outbound crossing |
    outbound trip`,
  return: `
    retour | return | inbound | return journey | trajet retour | vol retour | return flight |
    inbound flight | voyage retour | inbound journey | traversee retour | return crossing |
    return trip`,
  leg: `
    trajet 1 | trajet 2 | trajet 3 | leg 1 | leg 2 | leg 3 | journey 1 | journey 2 | segment 1 |
    segment 2 | etape 1 | etape 2 | train 1 | train 2 | 1er trajet | 2e trajet | 1st train |
    2nd train | correspondance | connection | traversee 1 | traversee 2`,
  route: `
    trajet | itineraire | parcours | liaison | route | journey | traversee | crossing | voyage |
    trip | ligne et destination`,
  train: `
    train | train no | no de train | no du train | train service | tgv | ter | intercites |
    ouigo`,
  bus: `
    car | car no | no de car | autocar | autocar no | bus | bus no | coach | coach no |
    coach service | ligne | line | ligne no | line no | coach line | no d'autocar`,
  ferry: `navire | bateau | ship | vessel | ferry | boat | nom du navire | ship name`,
  flight: `vol | flight | no de vol | flight no | vol no`,
  doors: `
    ouverture des portes | doors | doors open | portes | boarding | embarquement | boarding time |
    heure d'embarquement | enregistrement | check-in opens | check-in closes |
    fermeture des portes | presentation | heure limite d'enregistrement | check-in deadline |
    heure de convocation | convocation | last check-in | embarquement des vehicules`,
  wagon: `voiture | carriage | wagon | voiture no | coach/carriage | car/coach`,
  seat: `
    place | places | siege | sieges | seat | seats | place assise | place no | seat no |
    rang et place | row and seat | places attribuees | siege no | seat(s) | numeros de places |
    cabine | cabin | seat reservation`,
  row: `rang | row | rangee`,
  platform: `voie | quai | platform | track`,
} as const satisfies Readonly<Record<string, string>>;
