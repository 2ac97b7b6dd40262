import { afterAll, inject } from 'vitest';
import { setInstalledPostgres, stopPostgres } from './server.ts';

// In each file of API tests: its servers use the PostgreSQL of the run, and drop their databases at its end.
setInstalledPostgres(inject('installedPostgres'));
afterAll(stopPostgres);
