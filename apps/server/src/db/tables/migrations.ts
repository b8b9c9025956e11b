export interface MigrationTables {
  migrations: {
    name: string
    appliedAt: number
    /** 1: a program that does not know this migration may run beside it. */
    onlyAdds: 0 | 1
  }
}
