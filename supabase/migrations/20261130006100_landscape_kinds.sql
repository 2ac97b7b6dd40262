-- Six landscapes more that a sample trip may have: big city, rice terraces, northern harbour, vineyard, canyon, snow.

alter table public.sample_trips drop constraint sample_trips_landscape_check;
alter table public.sample_trips add constraint sample_trips_landscape_check check (landscape in (
  'sea', 'mountains', 'city', 'desert', 'forest', 'islands', 'asia', 'medina', 'tropics', 'fjord', 'savanna', 'world', 'railway',
  'metropolis', 'terraces', 'harbour', 'vineyard', 'canyon', 'snow'
));
