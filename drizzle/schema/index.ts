// The one barrel of the project: drizzle-kit and the migrator need every table in one module.
export * from './reference.ts'
export * from './directory.ts'
export * from './moderation.ts'
export * from './search.ts'
export * from './registry.ts'
export * from './limits.ts'
