type Members<Type> = { [Key in keyof Type]: Type[Key] };

/** A table by its row, columns that an insert may omit, computed columns, and foreign keys. */
export type Table<Row, Optional extends keyof Row, Computed extends keyof Row, Relationships> = {
  Row: Row;
  Insert: Members<
    Omit<Row, Optional | Computed> &
      Partial<Pick<Row, Exclude<Optional, Computed>>> & { [Key in Computed]?: never }
  >;
  Update: Members<Partial<Omit<Row, Computed>> & { [Key in Computed]?: never }>;
  Relationships: Relationships;
};

export type Key<Name, Columns, IsOneToOne, Relation, ReferencedColumns> = {
  foreignKeyName: Name;
  columns: Columns;
  isOneToOne: IsOneToOne;
  referencedRelation: Relation;
  referencedColumns: ReferencedColumns;
};
