import { parseArgs } from 'node:util'
import { closeDatabase, openDatabase } from '#app/core/database/database.server.ts'
import { env } from '#app/core/env.server.ts'
import { readAnchors, writeAnchor } from '#app/modules/audit/anchors.server.ts'
import { verifyAudit } from '#app/modules/audit/queries/verify-audit.server.ts'

const usage = `Usage: npm run audit:verify [-- --no-anchor]

Checks the audit log: every event against its hash, its place in the chain, the head in the database and the anchors in
DATA_DIR/audit/anchor. When all is well, the last event becomes an anchor.

  --no-anchor   check only
  --help        show this text

May run beside the server. Exit code: 0 the log is whole, 1 it is not (or could not be read), 2 wrong use.`

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      'no-anchor': { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  })
  if (values.help) {
    console.log(usage)
    return 0
  }
  await openDatabase(env.DATABASE_URL)
  try {
    const anchors = readAnchors()
    const { ok, checked, firstBad, head } = await verifyAudit(anchors)
    if (!ok) {
      console.error(`The audit log is NOT whole: event ${firstBad?.seq} is ${firstBad?.fault} (${checked} read).`)
      return 1
    }
    if (head && !values['no-anchor']) writeAnchor(head)
    console.log(`The audit log is whole: ${checked} events, ${anchors.length} anchors.`)
    return 0
  } finally {
    await closeDatabase()
  }
}

try {
  process.exitCode = await main()
} catch (error) {
  const isUsage = error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
  if (isUsage) console.error(`${error.message}\n\n${usage}`)
  else console.error(error)
  process.exitCode = isUsage ? 2 : 1
}
