-- What is unread is counted with all else that is new, by `trip_counts()`: nothing asks for it alone any more.

drop function public.unread_messages();
