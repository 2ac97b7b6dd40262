-- The ground that every other file stands on.
--
-- Two schemas besides `public`: `app` holds what the data API must not expose (helpers, the
-- accounts behind `profiles`, snapshots of deleted trips), `extensions` holds what PostgreSQL
-- itself lends us. The roles are the hosted service's own; where they do not exist yet (a plain
-- PostgreSQL, the embedded one) they are made here, since policies name them.
--
-- Errors are keys, not sentences. `app.refuse(400, 'title_blank', 'title')` ends the statement with
-- SQLSTATE PT400, which the data API turns into status 400 with the key as `message` and as `hint`, and the
-- column it belongs to as `details`. `docs/errors.md` lists every key. Each rule also exists as a plain check
-- constraint: the last wall, for whoever writes past the triggers. The small tests below are written as plain
-- expressions (`return …`), so that PostgreSQL folds them into the statement instead of calling them.

create schema if not exists app;
comment on schema app is 'Helpers and private tables. Never exposed by the data API.';

create schema if not exists extensions;
create extension if not exists pg_trgm with schema extensions;

do $$
begin
  if not exists (select from pg_catalog.pg_roles where rolname = 'anon') then
    create role anon nologin noinherit;
    grant anon to current_user;
  end if;
  if not exists (select from pg_catalog.pg_roles where rolname = 'authenticated') then
    create role authenticated nologin noinherit;
    grant authenticated to current_user;
  end if;
  if not exists (select from pg_catalog.pg_roles where rolname = 'service_role') then
    create role service_role nologin noinherit bypassrls;
    grant service_role to current_user;
  end if;
exception
  -- Roles belong to the whole cluster: two databases may be set up at once.
  when duplicate_object or unique_violation then null;
end;
$$;

-- Who is calling is a question that triggers ask as their caller. The hosted service grants this already.
do $$
begin
  if not has_schema_privilege('authenticated', 'auth', 'usage') then
    grant usage on schema auth to anon, authenticated, service_role;
  end if;
end;
$$;

create function app.refuse(status integer, key text, field text default null) returns void
language plpgsql stable set search_path = ''
as $$
begin
  raise exception using errcode = 'PT' || status, message = key, detail = coalesce(field, ''), hint = key;
end;
$$;
comment on function app.refuse is 'Ends the statement with HTTP status, stable key and, in detail, the column at fault.';

create function app.forbid(key text, field text default null) returns void
language plpgsql stable set search_path = ''
as $$
begin
  raise exception using errcode = '42501', message = key, detail = coalesce(field, ''), hint = key;
end;
$$;
comment on function app.forbid is 'Ends the statement with insufficient_privilege (403, 401 when signed out).';

-- What people type as nothing: every kind of white space, and the characters that show as nothing.
create function app.is_blank(value text) returns boolean
language sql immutable parallel safe
return value is null or btrim(
    value,
    U&' \0009\000A\000B\000C\000D\0085\00A0\1680\2000\2001\2002\2003\2004\2005\2006\2007\2008\2009\200A\200B\2028\2029\202F\205F\2060\3000\FEFF'
  ) = '';

create function app.check_text(value text, field text, longest integer, required boolean default false) returns void
language plpgsql immutable set search_path = ''
as $$
begin
  if char_length(value) > longest then
    perform app.refuse(400, 'text_too_long', field);
  elsif required and app.is_blank(value) then
    if field = 'title' then
      perform app.refuse(400, 'title_blank', field);
    end if;
    perform app.refuse(400, 'text_blank', field);
  end if;
end;
$$;
comment on function app.check_text is 'Refuses a text that is too long or, where one is required, blank.';

-- PostgreSQL accepts 'infinity' as a date; the traveller does not.
create function app.is_day(value date) returns boolean
language sql immutable parallel safe
return value between date '1900-01-01' and date '2199-12-31';

-- 24:00 is a time to PostgreSQL, to no one else.
create function app.is_time(value time) returns boolean
language sql immutable parallel safe
return value < time '24:00';

create function app.is_url(value text) returns boolean
language sql immutable parallel safe
return value ~ '^https?://[^[:space:]"<>]+$' and char_length(value) <= 2000;

create function app.is_email(value text) returns boolean
language sql immutable parallel safe
return value ~ '^[^[:space:]@]+@[^[:space:]@]+\.[^[:space:]@]+$' and char_length(value) <= 254;

-- ISO 4217, the currencies that are legal tender somewhere (and nothing that is not money).
create function app.is_currency(value text) returns boolean
language sql immutable parallel safe
return value ~ '^[A-Z]{3}$' and strpos(
    ' AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BHD BIF BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF'
    ' CLP CNY COP CRC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GNF GTQ GYD HKD HNL HTG'
    ' HUF IDR ILS INR IQD IRR ISK JMD JOD JPY KES KGS KHR KMF KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA'
    ' MKD MMK MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD'
    ' RUB RWF SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS UAH UGX'
    ' USD UYU UZS VED VES VND VUV WST XAF XCD XCG XOF XPF YER ZAR ZMW ZWG ',
    ' ' || value || ' '
  ) > 0;
comment on function app.is_currency is 'ISO 4217 code of a currency in use; ANG, BGN and CUP stay for older trips.';

-- What a name is found by: no case, no accents, no punctuation, one space between words.
create function app.search_key(value text) returns text
language sql immutable parallel safe
return btrim(regexp_replace(
    lower(replace(replace(replace(replace(
      translate(
        regexp_replace(normalize(value, NFKD), U&'[\0300-\036F]', '', 'g'),
        U&'\00D8\00F8\0141\0142\0110\0111\00D0\00F0\0131\0126\0127\0166\0167\018F\0259\0152\00C6\00DE\1E9E',
        U&'oollddddihhttee\0153\00E6\00FE\00DF'
      ), U&'\00DF', 'ss'), U&'\00E6', 'ae'), U&'\0153', 'oe'), U&'\00FE', 'th') collate "C"),
    '[^a-z0-9\u0080-\uffff]+', ' ', 'g'
  ));

create function app.touch() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.updated_at := now();
  return new;
end;
$$;
comment on function app.touch is 'Trigger: updated_at is the database''s to say.';
