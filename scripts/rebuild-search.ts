import { closeDatabase, openDatabase } from '#app/core/database/database.server.ts'
import { env } from '#app/core/env.server.ts'
import { rebuildSearchIndex } from '#app/modules/directory/search/commands/rebuild-index.server.ts'

await openDatabase(env.DATABASE_URL)
const { documents, generation } = await rebuildSearchIndex()
console.log(`Search index: generation ${generation}, ${documents} providers.`)
await closeDatabase()
