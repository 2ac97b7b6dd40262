import type { Strings } from '../../strings.ts';
import type fr from '../fr/errors.ts';

export default {
  unknown: 'An unknown error occurred.',
  network: 'The server can’t be reached. Check your connection, then try again.',
  timeout: 'The server takes too long to answer. Try again.',
  server: 'The server ran into an error. Try again in a moment.',
  too_many_requests: 'Too many attempts in a short time. Wait a moment, then try again.',
  payload_too_large: 'That is too large to send.',
  invalid_input: 'A value does not have the expected form.',
  no_row: 'Not found: it no longer exists, or you have no access to it.',
  not_found: 'Not found.',
  forbidden: 'You are not allowed to do that.',
  already_exists: 'This already exists.',
  in_use: 'Not possible: something else uses it, or what it belongs to no longer exists.',
  schema_mismatch: 'Database schema mismatch. Please contact support.',
  session_expired: 'Your session has expired. Sign in again.',
  not_authenticated: 'You must be signed in.',
  function_fetch: 'The call to the server function was not sent.',
  function_relay: 'The relay of the server functions failed.',
  function_http: 'The server function answered with an error.',

  title_blank: 'A title is required',
  invalid_item_id: 'The item can’t be deleted: its identifier is invalid.',
  trip_requires_user: 'You must be signed in to create a trip.',
  task_requires_user: 'You must be signed in to add a task.',

  login_failed: 'Incorrect email or password.',
  registration_failed: 'Registration failed.',
  passwords_differ: 'The passwords do not match.',
  confirmation_mail_failed:
    'The confirmation email could not be sent. Please check the configuration of your mail service.',

  user_not_found: 'User not found.',
  profile_fetch_failed: 'Failed to fetch current profile.',
  not_implemented: 'Not implemented',

  premium_required: 'Inviting people is for Premium accounts.',
  invitee_not_found: 'No account uses this email address.',
  collaborator_exists: 'This person already takes part in the trip.',

  maps_failed: 'Error loading Google Maps. Please check your API key and configuration.',
} satisfies Strings<typeof fr>;
