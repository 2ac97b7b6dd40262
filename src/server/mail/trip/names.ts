/** The name of a person `b` of `app.accounts`, in SQL: never null, as profiles show it. */
export const NAME = "coalesce(nullif(btrim(b.name), ''), split_part(b.email, '@', 1), '')";
