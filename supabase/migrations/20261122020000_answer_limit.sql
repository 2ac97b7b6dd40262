-- How large an answer of the data API may become.
--
-- Relations that are nested in each row multiply: a short request can ask for hundreds of megabytes. The server puts this function
-- between its statement and the answer; it adds up the rows of the transaction as they come and ends the statement at the limit,
-- before the rest is made. One's own data, taken along by `export_my_data`, is as large as it is.

create function app.fits_answer(bytes integer, most integer) returns boolean
language plpgsql volatile
as $$
declare
  total constant bigint := coalesce(nullif(pg_catalog.current_setting('app.answer_bytes', true), ''), '0')::bigint + bytes;
begin
  if total > most and pg_catalog.current_setting('app.answer_is_export', true) is distinct from 'on' then
    perform app.refuse(413, 'answer_too_large');
  end if;
  perform pg_catalog.set_config('app.answer_bytes', total::text, true);
  return true;
end;
$$;
comment on function app.fits_answer is 'True while the rows of this transaction are no larger than `most` together, in bytes; ends the statement when they are.';
