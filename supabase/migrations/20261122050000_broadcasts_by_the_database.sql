-- Only the database broadcasts.
--
-- Pages apply a broadcast as a change that was made in the trip, with the person in it who is said to have made it. A member who
-- may send broadcasts could therefore show the others messages that nobody wrote. The pages of this product send none, so
-- nobody may: a member's own part on a channel is to be present. `realtime.send` in our triggers is not subject to this policy.
-- Supabase Realtime asks it for each kind apart, at a join (docs/adr/0036-only-the-database-broadcasts.md).

alter policy insert_member on realtime.messages
  with check (extension = 'presence' and (select app.may_send((select realtime.topic()))));

comment on function app.may_send is 'Whether the caller may be present on a topic: on their trips'' alone.';
