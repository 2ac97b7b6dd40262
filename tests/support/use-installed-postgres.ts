import { inject } from 'vitest';
import { setInstalledPostgres } from './server.ts';

// Before each file of API tests: its servers use the PostgreSQL of the run.
setInstalledPostgres(inject('installedPostgres'));
