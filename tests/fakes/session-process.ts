// Another server process on the same database, as far as sessions go: answers each token on a line with whether its session holds.
import { createInterface } from 'node:readline'
import { setClock } from '#app/core/clock.ts'
import { closeDatabase, openDatabase } from '#app/core/database/database.server.ts'
import { findSessionByToken } from '#app/core/session/session.server.ts'

const [url = '', clock = ''] = process.argv.slice(2)
setClock(Number(clock))
await openDatabase(url)
for await (const token of createInterface({ input: process.stdin })) {
  const session = await findSessionByToken(token)
  process.stdout.write(session ? 'holds\n' : 'ended\n')
}
await closeDatabase()
