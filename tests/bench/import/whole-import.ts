import '#app/modules/directory/registry/small-heap.server.ts'
import { closeDatabase, openDatabase, withTransaction } from '#app/core/database/database.server.ts'
import { importRegistryFile } from '#app/modules/directory/registry/commands/import-file.server.ts'
import { seedReference } from '#drizzle/seed/seed-reference.ts'
import { measured } from './measure.ts'

// The import as the command runs it, over a SQLite file: FILE DATABASE
const [path, databasePath] = process.argv.slice(2) as [string, string]
const connection = await openDatabase(`file:${databasePath}`)
await connection.migrate()
await withTransaction(seedReference)
const before = process.cpuUsage()
const { counts } = await importRegistryFile({ path, states: null, isDryRun: false, rejectsPath: null })
console.log(JSON.stringify(measured(counts.read, before)))
await closeDatabase()
