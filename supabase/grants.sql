-- Who may call what: revoke all, then the least.
--
-- Applied after the migrations at every start, since the embedded library grants everything on every table when it
-- answers its first request; so trigger that first (see README.md), then apply this. It can be repeated at will. Row
-- policies and triggers hold without it: this is the second wall, and the one that names columns.

begin;

alter default privileges in schema public revoke all on tables from anon, authenticated;
alter default privileges in schema public revoke all on sequences from anon, authenticated;
alter default privileges in schema public revoke all on functions from anon, authenticated;
alter default privileges revoke execute on functions from public;
alter default privileges in schema app revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema app revoke all on sequences from anon, authenticated, service_role;

revoke all on all tables in schema public, app from public, anon, authenticated;
revoke all on all sequences in schema public, app from public, anon, authenticated;
revoke all on all functions in schema public, app from public, anon, authenticated;
revoke create on schema public from public, anon, authenticated;
revoke all on schema app from public, anon, authenticated;

grant usage on schema public, app, extensions to anon, authenticated, service_role;
grant all on all tables in schema public, app to service_role;
grant all on all sequences in schema public, app to service_role;
grant execute on all functions in schema public, app to service_role;

-- Helpers that policies, checks and triggers call as their caller.
grant execute on function
  app.uid(), app.require_session(uuid), app.is_supervisor(), app.is_client(), app.refuse(integer, text, text), app.forbid(text, text),
  app.is_blank(text), app.check_text(text, text, integer, boolean), app.is_day(date), app.is_time(time), app.is_url(text),
  app.is_email(text), app.is_currency(text), app.fits_currency(numeric, text), app.check_units(numeric, text, text), app.expense_categories(), app.search_key(text), app.list_word(text), app.list_key(text, text, text, text, text), app.name_words(text), app.words_query(text[], text, text), app.is_name(text, text), app.remoteness(double precision, double precision, double precision[], double precision[]),
  app.found_places(text[], integer, double precision[], double precision[], boolean), app.is_degree(jsonb, integer), app.is_location(jsonb),
  app.check_coordinates(double precision, double precision), app.split_refusal(jsonb, numeric), app.is_picture_texts(jsonb), app.clean_picture_texts(jsonb), app.is_weekdays(smallint[]), app.weekdays_of(smallint[]), app.is_booking(jsonb),
  app.is_sample_item(jsonb, integer), app.is_sample_plan(jsonb, integer), app.has_closed_days(jsonb), app.reading_minutes(text), app.sent_lately(text, text),
  app.fits_answer(integer, integer), app.is_poll_option(jsonb), app.are_poll_options(jsonb),
  app.is_rate(jsonb), app.are_reference_rates(jsonb), app.reference_rate(text, text, text),
  app.avatar_of(text, uuid)
to anon, authenticated;
grant execute on function
  app.may_receive(text), app.may_send(text), app.is_premium(), app.auth_email(), app.visible_trip_ids(), app.editable_trip_ids(), app.owned_trip_ids(),
  app.fellow_member_ids(), app.is_member(uuid, uuid), app.currency_of(uuid), app.equal_split(uuid), app.counts_in(uuid, uuid), app.profile_row(app.accounts), app.item_tables(), app.is_made(uuid, jsonb), app.restore_items(uuid, uuid[]),
  app.sample_items(jsonb, date, text), app.has_room_for_avatar(), app.has_room_for_picture(), app.may_store_document(text, jsonb),
  app.trip_tables(), app.trip_file_tables(), app.insert_rows(uuid, text, jsonb), app.set_rates(text, jsonb), app.insert_past(uuid, jsonb, jsonb)
to authenticated;

-- People. The view passes writes on to the accounts, as the caller.
grant select, insert, update on app.accounts, public.profiles to authenticated;

-- What everyone reads, and supervisors maintain (by policy).
grant select on public.countries, public.airports, public.places, public.themes, public.activities, public.blog_posts, public.sample_trips, public.legal_pages to anon;
grant select on public.reference_rates to anon, authenticated;
grant select, insert, update, delete on public.countries, public.airports, public.themes, public.sample_trips to authenticated;
grant select, delete on public.places, public.activities, public.blog_posts to authenticated;
grant insert (id, kind, name, name_fr, other_names, ascii_name, country_iso_a2, city, city_fr, admin1, lat, lng, population, time_zone),
  update (kind, name, name_fr, other_names, ascii_name, country_iso_a2, city, city_fr, admin1, lat, lng, population, time_zone)
  on public.places to authenticated;
grant insert (id, title, title_en, description, description_en, country_iso_a2, city, city_en, type, sub_type, duration, price, currency, image_url, picture_texts, location, closed_on, is_published),
  update (title, title_en, description, description_en, country_iso_a2, city, city_en, type, sub_type, duration, price, currency, image_url, picture_texts, location, closed_on, is_published, updated_at)
  on public.activities to authenticated;
grant insert (id, slug, title_fr, title_en, excerpt_fr, excerpt_en, body_fr, body_en, cover_url, picture_texts, country_iso_a2, tags, status, published_at, author_id),
  update (slug, title_fr, title_en, excerpt_fr, excerpt_en, body_fr, body_en, cover_url, picture_texts, country_iso_a2, tags, status, published_at, updated_at)
  on public.blog_posts to authenticated;

grant select, insert (slug, title_fr, title_en, body_fr, body_en), update (title_fr, title_en, body_fr, body_en, updated_at)
  on public.legal_pages to authenticated;

-- What visitors send.
grant insert (id, name, email, phone, destination, start_date, end_date, flexible, travellers, budget, currency, style, message, user_id, language, website, filled_ms)
  on public.custom_trip_requests to anon, authenticated;
grant insert (id, name, email, subject, message, user_id, language, website, filled_ms) on public.contact_messages to anon, authenticated;
grant select, delete, update (status) on public.custom_trip_requests, public.contact_messages to authenticated;

-- What supervisors do about it, and what they have changed.
grant select, insert (request_id, message_id, note, is_read, assigned_to), update (note, is_read, assigned_to) on public.inbox_notes to authenticated;
grant select, insert (id, request_id, message_id, text) on public.inbox_answers to authenticated;
grant select on public.supervisor_changes to authenticated;

-- Trips and their people.
grant select, delete on public.trips, public.trip_collaborators to authenticated;
grant insert (id, title, description, destination, destination_details, start_date, end_date, status, currency, image_url, image_attribution, budget, travellers, owner_id),
  update (title, description, destination, destination_details, start_date, end_date, status, currency, image_url, image_attribution, budget, travellers, updated_at)
  on public.trips to authenticated;
grant insert (trip_id, user_id, role), update (role) on public.trip_collaborators to authenticated;

-- Items, messages, tasks.
grant select, delete on public.trip_accommodations, public.trip_activities, public.trip_itineraries, public.trip_meals,
  public.trip_notes, public.trip_chat_messages, public.trip_tasks, public.trip_expenses to authenticated;
grant insert (id, trip_id, title, address, location, check_in, check_out, check_in_time, check_out_time, price, currency, paid_by, split, rate, notes, booking, position, created_by, created_at),
  update (title, address, location, check_in, check_out, check_in_time, check_out_time, price, currency, paid_by, split, rate, notes, booking, position, updated_at)
  on public.trip_accommodations to authenticated;
grant insert (id, trip_id, title, date, time, end_time, duration, type, sub_type, location, closed_on, opens_at, closes_at, price, currency, paid_by, split, rate, notes, booking, catalogue_id, position, created_by, created_at),
  update (title, date, time, end_time, duration, type, sub_type, location, closed_on, opens_at, closes_at, price, currency, paid_by, split, rate, notes, booking, catalogue_id, position, updated_at)
  on public.trip_activities to authenticated;
grant insert (id, trip_id, title, date, time, duration, break_duration, sub_type, tolls_known, start_location, end_location, distance_m, price, currency, paid_by, split, rate, notes, booking, position, created_by, created_at),
  update (title, date, time, duration, break_duration, sub_type, tolls_known, start_location, end_location, distance_m, price, currency, paid_by, split, rate, notes, booking, position, updated_at)
  on public.trip_itineraries to authenticated;
grant insert (id, trip_id, title, date, time, end_time, duration, sub_type, location, price, currency, paid_by, split, rate, notes, booking, position, created_by, created_at),
  update (title, date, time, end_time, duration, sub_type, location, price, currency, paid_by, split, rate, notes, booking, position, updated_at)
  on public.trip_meals to authenticated;
grant insert (id, trip_id, title, content, date, position, created_by, created_at),
  update (title, content, date, position, updated_at)
  on public.trip_notes to authenticated;
grant select, delete, insert (id, trip_id, from_id, to_id, amount, currency, created_by) on public.trip_settlements
  to authenticated;
grant insert (id, trip_id, user_id, text, reply_to, mentions, item_id) on public.trip_chat_messages to authenticated;
grant select, delete on public.trip_reads to authenticated;
grant select on public.trip_activity_log, public.trip_former_members to authenticated;
grant insert (id, trip_id, created_by, title, assigned_to, due_date, completed_at, created_at),
  update (title, assigned_to, due_date, completed_at, updated_at)
  on public.trip_tasks to authenticated;
grant insert (id, trip_id, created_by, title, date, category, price, currency, paid_by, split, rate, created_at),
  update (title, date, category, price, currency, paid_by, split, rate, updated_at)
  on public.trip_expenses to authenticated;
grant select, insert (id, trip_id, question, options, is_multiple, closes_at, created_by),
  update (closes_at, closed_at, deleted_at)
  on public.trip_polls to authenticated;
grant select, delete, insert (id, trip_id, poll_id, option_id, user_id) on public.trip_votes to authenticated;
grant select, insert (id, trip_id, title, private_to, created_by), update (title, deleted_at) on public.trip_lists to authenticated;
grant select, insert (id, trip_id, list_id, text, quantity, is_heading, position),
  update (text, quantity, position, ticked_by, deleted_at)
  on public.trip_list_entries to authenticated;
grant select, insert (id, trip_id, item_id, name, created_by), update (item_id, name, deleted_at)
  on public.trip_documents to authenticated;
grant select, insert (id, trip_id, title, line, created_by), update (title, deleted_at) on public.trip_tracks to authenticated;
grant select (id, trip_id, created_by, created_at, revoked_at, shows_prices, document_ids) on public.trip_shares to authenticated;
grant select (trip_id, created_at) on public.calendar_feeds to authenticated;
grant select (id, trip_id, role, email, created_by, created_at, expires_at, revoked_at, declined_at) on public.trip_join_links to authenticated;
grant select on public.trip_joins to authenticated;
grant select (id, user_id, endpoint, device, created_at), delete on public.push_subscriptions to authenticated;

-- Functions.
grant execute on function public.search_places(text, text, integer, double precision[], double precision[], boolean), public.search_airports(text, text, integer), public.shared_trip(text), public.previewed_post(text),
  public.calendar_plan(text), public.blog_destinations(), public.post_neighbours(text), public.moved_post(text), public.join_link(text), public.decline_invitation(text)
to anon, authenticated;
grant execute on function
  public.create_join_link(uuid, text, integer), public.revoke_join_link(uuid, uuid), public.join_trip(text),
  public.invite_address(uuid, text, text), public.transfer_ownership(uuid, uuid)
to authenticated;
grant execute on function
  public.invite_collaborator(uuid, text, text), public.share_trip(uuid, boolean), public.revoke_share(uuid, uuid), public.share_document(uuid, uuid, boolean),
  public.calendar_feed(uuid), public.revoke_calendar_feed(uuid), public.mark_read(uuid, timestamptz),
  public.mark_activity_read(uuid, timestamptz), public.trip_news(), public.whole_trip(uuid), public.cost_rates(uuid),
  public.change_trip(uuid, jsonb), public.change_preferences(jsonb), public.save_push_subscription(text, text, text, text),
  public.was_deleted(uuid, text, uuid), public.restore_trip(uuid), public.purge_trip(uuid), public.deleted_trips(), public.export_my_data(),
  public.my_sessions(), public.end_session(uuid), public.security_events(bigint, integer, text, uuid)
to authenticated;
grant execute on function public.add_list(uuid, uuid, text, boolean, jsonb) to authenticated;
grant execute on function public.use_sample_trip(uuid, text, date, text), public.copy_trip(uuid, uuid, text, date, boolean),
  public.trip_rows(uuid, text[]), public.import_trip(jsonb, jsonb, jsonb)
to authenticated;
grant execute on function public.my_shared_trips(), public.delete_my_account(jsonb, text, boolean, boolean), public.leave_trip(uuid, boolean), public.has_password() to authenticated;
grant execute on function
  public.admin_countries(text, text, text, boolean, integer, integer, text), public.admin_airports(text, text, text, boolean, integer, integer, text),
  public.admin_activities(text, text, text, boolean, text, boolean, integer, integer, text),
  public.admin_posts(text, text, text, boolean, integer, integer, text), public.admin_users(text, text, text, text, boolean, integer, integer, uuid[]),
  public.admin_requests(text, integer, integer, text, uuid[]), public.admin_messages(text, integer, integer, text, uuid[]), public.admin_new_counts(),
  public.admin_changes(text, uuid, integer, integer), public.admin_change_authors(), public.admin_figures(),
  public.admin_security_events(text, uuid, integer, integer),
  public.ban_user(uuid, text), public.unban_user(uuid), public.remove_second_factor(uuid),
  public.admin_person(uuid), public.end_person_sessions(uuid, uuid),
  public.make_post_preview(uuid), public.withdraw_post_preview(uuid), public.post_preview_since(uuid),
  public.post_versions(uuid), public.post_version(uuid)
to authenticated;

-- Files, where they are ours: hosted Supabase has said this itself.
do $$
begin
  if to_regclass('storage.contents') is not null then
    revoke all on all tables in schema storage from anon, authenticated;
    grant usage on schema storage to anon, authenticated, service_role;
    grant select on storage.objects to anon;
    grant select, insert, update, delete on storage.objects to authenticated, service_role;
    grant select on storage.buckets to anon, authenticated;
    grant all on storage.buckets to service_role;
  end if;
end;
$$;

commit;
