import { expect, it } from 'vitest';
import { visitor } from '../support/accounts.ts';
import { onOwnServers } from '../support/each-database.ts';

onOwnServers(
  'the gazetteer',
  (serverOf) => {
    it('[PLUS-6] anyone finds towns in their own language, as many as they ask for', async () => {
      const client = visitor(serverOf());
      const { data, error } = await client.rpc('search_places', { query: 'londr', lang: 'fr', limit: 2 });
      expect(error).toBeNull();
      expect(data?.map(({ name }) => name)).toEqual(['Londres', 'Londrina']);
      expect(data?.[0]).toMatchObject({
        country_iso_a2: 'GB',
        country_name: 'Royaume-Uni',
        time_zone: 'Europe/London',
      });
    });
  },
  { referenceData: true },
);
