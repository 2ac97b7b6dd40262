-- Checks whose plans are kept.
--
-- A CHECK is planned again in each statement that writes its table, and the SQL functions in it are read from the catalogue, parsed
-- and made part of it each time: for an item that was a fifth of what its insert cost. In PL/pgSQL a session plans them
-- once. What they check is as before. They have a search path of their own so that one plan serves callers of any.

create or replace function app.is_blank(value text) returns boolean
language plpgsql immutable parallel safe set search_path = ''
as $$
begin
  return value is null or btrim(
      value,
      U&' \0009\000A\000B\000C\000D\0085\00A0\1680\2000\2001\2002\2003\2004\2005\2006\2007\2008\2009\200A\200B\2028\2029\202F\205F\2060\3000\FEFF'
    ) = '';
end;
$$;

create or replace function app.is_currency(value text) returns boolean
language plpgsql immutable parallel safe set search_path = ''
as $$
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
end;
$$;

create or replace function app.is_day(value date) returns boolean
language plpgsql immutable parallel safe set search_path = ''
as $$
begin
  return value between date '1900-01-01' and date '2199-12-31';
end;
$$;

create or replace function app.is_time(value time) returns boolean
language plpgsql immutable parallel safe set search_path = ''
as $$
begin
  return value < time '24:00';
end;
$$;

create or replace function app.is_location(value jsonb) returns boolean
language plpgsql immutable parallel safe set search_path = ''
as $$
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
end;
$$;

create or replace function app.is_weekdays(value smallint[]) returns boolean
language plpgsql immutable parallel safe set search_path = ''
as $$
begin
  return value is null or (
    coalesce(array_ndims(value), 1) = 1
    and array_position(value, null) is null
    and value <@ array[1, 2, 3, 4, 5, 6, 7]::smallint[]
    and cardinality(value) <= 7
  );
end;
$$;
