-- What does not change with opinions: by which clock a country lives, on which side it drives, which plugs it has, which
-- number brings help.
--
-- `facts` is what the seed knows (supabase/seed/advice/facts.ts): { phone, time_zone, drives: left|right, plugs: [A…O],
-- voltage, hertz, emergency: [{ number, for }] }, each left out where it is not known. Advice in words stays beside it.

alter table public.countries
  add column facts jsonb check (jsonb_typeof(facts) = 'object' and octet_length(facts::text) <= 4096);
comment on column public.countries.facts is 'Telephone code, time zone, side of the road, plugs and voltage, emergency numbers; see supabase/seed/advice/facts.ts.';
