import { expect, it } from 'vitest';
import { VARIABLES } from '../config.ts';
import { misspeltVariables } from './misspelt-variables.ts';

const warningsOf = (env: Record<string, string>) => misspeltVariables(env, VARIABLES);

it.each([
  ['DATA_BASE_URL', 'DATABASE_URL'],
  ['DATABASE_ULR', 'DATABASE_URL'],
  ['DATABSE_URL', 'DATABASE_URL'],
  ['DATABASE_URI', 'DATABASE_URL'],
  ['database_url', 'DATABASE_URL'],
  ['SMPT_URL', 'SMTP_URL'],
  ['BACK_UP_EVERY', 'BACKUP_EVERY'],
  ['GOOGLEMAPSAPIKEY', 'GOOGLE_MAPS_API_KEY'],
])('[PLUS-16] names the variable that %s was meant to be', (given, meant) => {
  expect(warningsOf({ [given]: 'x' })).toEqual([`${given}: did you mean ${meant}?`]);
});

it('[PLUS-16] leaves alone what other programs read', () => {
  const foreign =
    'HOSTNAME HOSTS HOME PATH PORTS LOGLEVEL LOGNAME DATADIR PGDATA EMAIL_FROM DATABASE_NAME DATABASE_URL_RO TEST_DATABASE_URL ' +
    'GITHUB_SHA GITHUB_REF GITHUB_ENV GITHUB_API_URL GITHUB_ACTIONS GITLAB_CLIENT_ID SUPABASE_ANON_KEY CI_JOB_URL BACKUP_PATH ' +
    'AWS_SECRET_ACCESS_KEY SECRET_KEY_BASE MAIL_HOST MAILTO SMTP_HOST SMTP_PORT HTTP_PROXY NO_PROXY LOG_FORMAT npm_config_cache';
  expect(warningsOf(Object.fromEntries(foreign.split(' ').map((name) => [name, 'x'])))).toEqual([]);
  expect(warningsOf({ DATABASE_URL: 'x', DATABASE_URLS: 'y' })).toEqual([]);
});
