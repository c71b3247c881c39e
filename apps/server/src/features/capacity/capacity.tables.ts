import type { ColumnType, Generated } from 'kysely';

export interface CapacityTables {
  production_capacity: ProductionCapacityRow;
}

/** The only row. */
export interface ProductionCapacityRow {
  only_one: Generated<boolean>;
  /** Null: as many as come. */
  albums_per_week: number | null;
  /** Mondays, sorted; written as JSON text. */
  closed_weeks: ColumnType<string[], string, string>;
}
