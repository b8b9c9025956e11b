export interface MigrationTables {
  migrations: {
    name: string
    appliedAt: number
  }
}
