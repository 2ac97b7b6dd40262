-- Foundation: schemas, roles, how a statement is refused, and the checks of single values.
--
-- Besides `public`, which the data API exposes, `app` holds helpers and private tables and `extensions` what PostgreSQL
-- lends. The hosted service has the three roles already; a plain or embedded PostgreSQL gets them here, since policies name them.
--
-- Errors are keys, not sentences. `app.refuse(400, 'title_blank', 'title')` ends the statement with SQLSTATE PT400; the data API
-- answers status 400 with the key as `message` and `hint` and the column as `details` (docs/errors.md). Each rule is a check
-- constraint as well, for writes past the triggers. A CHECK and the SQL functions in it are planned again in each statement: those
-- that items use are in PL/pgSQL, whose plans last as long as a session.

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
end $$;

do $$
begin
  if not has_schema_privilege('authenticated', 'auth', 'usage') then
    grant usage on schema auth to anon, authenticated, service_role;
  end if;
end $$;

create function app.refuse(status integer, key text, field text default null) returns void
language plpgsql stable set search_path = '' as $$
begin
  raise exception using errcode = 'PT' || status, message = key, detail = coalesce(field, ''), hint = key;
end $$;
comment on function app.refuse is 'Ends the statement with HTTP status, stable key and, in detail, the column at fault.';

create function app.forbid(key text, field text default null) returns void language plpgsql stable set search_path = '' as $$
begin
  raise exception using errcode = '42501', message = key, detail = coalesce(field, ''), hint = key;
end $$;
comment on function app.forbid is 'Ends the statement with insufficient_privilege (403, 401 when signed out).';

create function app.is_client() returns boolean language sql stable
return current_user in ('anon', 'authenticated');
comment on function app.is_client is 'Whether a person is calling, as opposed to the server or a function that acts for them.';

create function app.is_from_person() returns boolean language sql stable
return coalesce(current_setting('role', true), '') in ('anon', 'authenticated');
comment on function app.is_from_person is 'Whether a visitor or a person asked, also inside functions that act for them, as opposed to the server or the operator.';

-- What people type as nothing: every kind of white space, and the characters that show as nothing.
create function app.is_blank(value text) returns boolean language plpgsql immutable parallel safe set search_path = '' as $$
begin
  return value is null or btrim(
      value,
      U&' \0009\000A\000B\000C\000D\0085\00A0\1680\2000\2001\2002\2003\2004\2005\2006\2007\2008\2009\200A\200B\2028\2029\202F\205F\2060\3000\FEFF'
    ) = '';
end $$;

create function app.check_text(value text, field text, longest integer, required boolean default false) returns void
language plpgsql immutable set search_path = '' as $$
begin
  if char_length(value) > longest then
    perform app.refuse(400, 'text_too_long', field);
  elsif required and app.is_blank(value) then
    if field = 'title' then perform app.refuse(400, 'title_blank', field); end if;
    perform app.refuse(400, 'text_blank', field);
  end if;
end $$;
comment on function app.check_text is 'Refuses a text that is too long or, where one is required, blank.';

-- PostgreSQL accepts 'infinity' as a date; the traveller does not.
create function app.is_day(value date) returns boolean language plpgsql immutable parallel safe set search_path = '' as $$
begin
  return value between date '1900-01-01' and date '2199-12-31';
end $$;

-- 24:00 is a time to PostgreSQL, to no one else.
create function app.is_time(value time) returns boolean language plpgsql immutable parallel safe set search_path = '' as $$
begin
  return value < time '24:00';
end $$;

create function app.is_weekdays(value smallint[]) returns boolean
language plpgsql immutable parallel safe set search_path = '' as $$
begin
  return value is null or (
    coalesce(array_ndims(value), 1) = 1
    and array_position(value, null) is null
    and value <@ array[1, 2, 3, 4, 5, 6, 7]::smallint[]
    and cardinality(value) <= 7
  );
end $$;
comment on function app.is_weekdays is 'Whether a list holds ISO weekdays (1 to 7) and nothing else.';

create function app.weekdays_of(days smallint[]) returns smallint[] language plpgsql immutable set search_path = '' as $$
begin
  if coalesce(array_ndims(days), 1) = 1 then days := array(select distinct day from unnest(days) day order by day); end if;
  if not app.is_weekdays(days) then perform app.refuse(400, 'weekday_invalid', 'closed_on'); end if;
  return days;
end $$;
comment on function app.weekdays_of is 'Weekdays in order, each once; none of null. Refuses what is none.';

create function app.is_url(value text) returns boolean language sql immutable parallel safe
return value ~ '^(https?://[^[:space:]"<>]+|/storage/v1/object/public/pictures/[0-9a-f]{32}[.]webp)$' and char_length(value) <= 2000;

create function app.is_email(value text) returns boolean language sql immutable parallel safe
return value ~ '^[^[:space:]@]+@[^[:space:]@]+\.[^[:space:]@]+$' and char_length(value) <= 254;

-- ISO 4217, the currencies that are legal tender somewhere (and nothing that is not money).
create function app.is_currency(value text) returns boolean language plpgsql immutable parallel safe set search_path = '' as $$
begin
  return value ~ '^[A-Z]{3}$' and strpos(
      ' AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BHD BIF BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF'
      ' CLP CNY COP CRC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GNF GTQ GYD HKD HNL HTG'
      ' HUF IDR ILS INR IQD IRR ISK JMD JOD JPY KES KGS KHR KMF KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA'
      ' MKD MMK MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD'
      ' RUB RWF SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS UAH UGX'
      ' USD UYU UZS VED VES VND VUV WST XAF XCD XCG XOF XPF YER ZAR ZMW ZWG ',
      ' ' || value || ' '
    ) > 0;
end $$;
comment on function app.is_currency is 'ISO 4217 code of a currency in use; ANG, BGN and CUP stay for older trips.';

-- Digits are those of ISO 4217: none of JPY, three of TND, two of most. Nobody's amount is rounded behind their back.
create function app.fits_currency(amount numeric, currency text) returns boolean language sql immutable parallel safe
return amount = round(amount, case
  when currency in ('BIF', 'CLP', 'DJF', 'GNF', 'ISK', 'JPY', 'KMF', 'KRW', 'PYG', 'RWF', 'UGX', 'VND', 'VUV', 'XAF', 'XOF', 'XPF') then 0
  when currency in ('BHD', 'IQD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND') then 3
  else 2
end);
comment on function app.fits_currency is 'Whether a currency has a unit as small as the amount needs, by ISO 4217; null without an amount.';

create function app.check_units(amount numeric, currency text, field text) returns void
language plpgsql immutable set search_path = '' as $$
begin
  if not app.fits_currency(amount, currency) then perform app.refuse(400, 'price_digits', field); end if;
end $$;
comment on function app.check_units is 'Refuses an amount of a unit that its currency does not have.';

create function app.is_degree(value jsonb, most integer) returns boolean language sql immutable parallel safe
return case coalesce(jsonb_typeof(value), 'null')
  when 'null' then true
  when 'number' then value::numeric between -most and most
  else false
end;

create function app.is_location(value jsonb) returns boolean language plpgsql immutable parallel safe set search_path = '' as $$
begin
  return value is null or (
    jsonb_typeof(value) = 'object'
    and octet_length(value::text) <= 8192
    and coalesce(jsonb_typeof(value -> 'name'), 'null') in ('string', 'null')
    and coalesce(jsonb_typeof(value -> 'formatted_address'), 'null') in ('string', 'null')
    and app.is_degree(value -> 'lat', 90) and app.is_degree(value -> 'lng', 180)
    and (coalesce(jsonb_typeof(value -> 'lat'), 'null') = 'null') = (coalesce(jsonb_typeof(value -> 'lng'), 'null') = 'null')
    and case coalesce(jsonb_typeof(value -> 'geometry'), 'null')
      when 'null' then true
      when 'object' then
        value #>> '{geometry,type}' = 'Point'
        and jsonb_typeof(value #> '{geometry,coordinates}') = 'array'
        and jsonb_typeof(value #> '{geometry,coordinates,0}') = 'number'
        and jsonb_typeof(value #> '{geometry,coordinates,1}') = 'number'
        and app.is_degree(value #> '{geometry,coordinates,0}', 180)
        and app.is_degree(value #> '{geometry,coordinates,1}', 90)
      else false
    end
  );
end $$;
comment on function app.is_location is '{ name, formatted_address, lat, lng, geometry? }, all optional; geometry is a GeoJSON Point.';

create function app.check_coordinates(lat double precision, lng double precision) returns void
language plpgsql immutable set search_path = '' as $$
begin
  if not (lat between -90 and 90) then perform app.refuse(400, 'coordinates_invalid', 'lat'); end if;
  if not (lng between -180 and 180) then perform app.refuse(400, 'coordinates_invalid', 'lng'); end if;
end $$;

create function app.as_uuid(value text) returns uuid language sql immutable parallel safe set search_path = ''
return case when value ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then value::uuid end;
comment on function app.as_uuid is 'A text as an id, null when it is none.';

create function app.new_secret() returns text language sql volatile
return replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
comment on function app.new_secret is 'The secret of an address. It is answered once; its hash is stored.';

create function app.share_hash(secret text) returns text language sql immutable
return encode(sha256(convert_to(secret, 'UTF8')), 'hex');

-- What a name is found by: no case, no accents, no punctuation, one space between words.
create function app.search_key(value text) returns text language sql immutable parallel safe
return btrim(regexp_replace(
    lower(replace(replace(replace(replace(
      translate(
        regexp_replace(normalize(value, NFKD), U&'[\0300-\036F]', '', 'g'),
        U&'\00D8\00F8\0141\0142\0110\0111\00D0\00F0\0131\0126\0127\0166\0167\018F\0259\0152\00C6\00DE\1E9E',
        U&'oollddddihhttee\0153\00E6\00FE\00DF'
      ), U&'\00DF', 'ss'), U&'\00E6', 'ae'), U&'\0153', 'oe'), U&'\00FE', 'th') collate "C"),
    '[^a-z0-9\u0080-\uffff]+', ' ', 'g'
  ));

-- As `app.search_key` says; of plain letters it is three times as fast.
create function app.list_word(value text) returns text language sql immutable parallel safe
return case
    when octet_length(value) = char_length(value)
      then btrim(regexp_replace(lower(value collate "C"), '[^a-z0-9]+', ' ', 'g'))
    else app.search_key(value)
  end;

-- Each word stands after a space, so that the beginning of a word differs from its middle.
create function app.list_key(a text, b text, c text default null, d text default null, e text default null) returns text
language sql immutable parallel safe
return ' ' || app.list_word(coalesce(a, '') || ' ' || coalesce(b, '') || ' ' || coalesce(c, '') || ' ' || coalesce(d, '') || ' ' || coalesce(e, ''));
comment on function app.list_key is 'What a list is searched by: the words of some columns (app.list_search); a stored column or an index holds them (ADR 0058).';
