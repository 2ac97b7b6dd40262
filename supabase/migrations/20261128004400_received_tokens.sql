-- Which access tokens of a session have been received: what tells a refresh whose answer was lost from one that a thief repeats [AUTH-10].
--
-- A refresh token is exchanged once. Where the answer was lost (a cut line, a killed server), its person has the old one alone, for
-- hours perhaps; the new one was never used. The server writes here when an access token comes for the first time.

create table if not exists app.received_tokens (
  session_id uuid primary key references auth.sessions (id) on delete cascade,
  issued_at timestamptz not null
);
comment on table app.received_tokens is 'When the newest access token was issued that a request has carried, by session. Written by the server.';
alter table app.received_tokens enable row level security;
