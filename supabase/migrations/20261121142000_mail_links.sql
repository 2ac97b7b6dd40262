-- Links of mails about accounts: confirmation, recovery, sign-in, change of address, invitation [AUTH-3, AUTH-8].
--
-- A link carries a secret of its own, of which only the hash is kept here. The account service's own tokens are hashes
-- of an address and six digits, which can be guessed at; one that a mail was sent for is therefore taken by its secret
-- alone. What has become of a link is remembered, so that whoever opens it again is told whether it was used, has
-- expired or has been replaced, and what to do. Nobody but the server reads or writes here.

create table app.mail_links (
  secret_hash text primary key,
  token_hash text not null,
  user_id uuid not null references auth.users (id) on delete cascade,
  kind text not null,
  made_at timestamptz not null default now(),
  used_at timestamptz,
  constraint mail_links_kind_check check (kind in ('signup', 'magiclink', 'recovery', 'email_change', 'invite'))
);

comment on table app.mail_links is 'Links of mails about accounts, by the hash of their secret.';

create index mail_links_token_idx on app.mail_links (token_hash);
create index mail_links_user_idx on app.mail_links (user_id);
create index mail_links_age_idx on app.mail_links (made_at);

alter table app.mail_links enable row level security;
