// A process of its own that brings a SQLite file up to date: for tests that end it on the way.
import { writeSync } from 'node:fs'
import { openSqlite } from '#app/core/database/sqlite.server.ts'

const database = openSqlite(process.argv[2]!)
// Written at once: a message that waits in a queue would leave only after the migration.
writeSync(1, 'migrating\n')
await database.migrate()
writeSync(1, 'migrated\n')
await database.close()
