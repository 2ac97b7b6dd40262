type Members<Type> = { [Key in keyof Type]: Type[Key] };

/** A table by its row, the columns that an insert may leave out, those that are computed, and its foreign keys. */
export type Table<Row, Optional extends keyof Row, Computed extends keyof Row, Relationships> = {
  Row: Row;
  Insert: Members<
    Omit<Row, Optional | Computed> &
      Partial<Pick<Row, Exclude<Optional, Computed>>> & { [Key in Computed]?: never }
  >;
  Update: Members<Partial<Omit<Row, Computed>> & { [Key in Computed]?: never }>;
  Relationships: Relationships;
};

/** A foreign key, as the client of the data API reads it. */
export type Key<Name, Columns, IsOneToOne, Relation, ReferencedColumns> = {
  foreignKeyName: Name;
  columns: Columns;
  isOneToOne: IsOneToOne;
  referencedRelation: Relation;
  referencedColumns: ReferencedColumns;
};
