import { parseArgs } from 'node:util'
import { finishRotation, startRotation } from '#app/core/crypto/field-keys.server.ts'
import { reencryptFields } from '#app/core/crypto/reencrypt-fields.server.ts'
import { RotationRunningError, whileNobodyElseRotates } from '#app/core/crypto/rotation-lock.server.ts'
import { closeDatabase, openDatabase, withTransaction } from '#app/core/database/database.server.ts'
import { env } from '#app/core/env.server.ts'
import { recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'
import { upgradeDatabase } from './upgrade-database.ts'

const usage = `Usage: npm run keys:rotate

Makes a new field key and brings every encrypted field under it. The old keys stay for reading. May run beside the server; when it
was interrupted, run it again: it goes on with the same key.

With FIELD_KEYS no key is made: put the new one first, restart the server, then run this.

  --help   show this text

Exit code: 0 done, 1 failed or some values do not open (they are listed and left as they are), 2 wrong use.`

/** Unreadable values shown; the rest is counted. */
const shown = 20

async function rotate(): Promise<number> {
  const { keyId, isResumed } = startRotation()
  let done = 0
  const { rewritten, unreadable } = await reencryptFields(keyId, (count) => {
    done += count
    process.stderr.write(`${done} values\n`)
  })
  finishRotation()
  await withTransaction((tx) =>
    recordAudit(tx, {
      actor: { type: 'system' },
      action: 'security.keys_rotate',
      // A configured key may be named by digits alone, which no audit event takes for an id.
      subject: { type: 'field_key', id: `key-${keyId}` },
      outcome: unreadable.length > 0 ? 'failed' : 'ok',
    }),
  )
  console.log(`${isResumed ? 'Resumed. ' : ''}${rewritten} values are now under key ${keyId}.`)
  if (unreadable.length === 0) return 0
  console.error(`${unreadable.length} values do not open and were left as they are:`)
  for (const { context, reason } of unreadable.slice(0, shown)) {
    console.error(`  ${context.table}.${context.column} ${context.rowId}: ${reason}`)
  }
  return 1
}

async function main(): Promise<number> {
  const { values } = parseArgs({ options: { help: { type: 'boolean', short: 'h', default: false } } })
  if (values.help) {
    console.log(usage)
    return 0
  }
  const connection = await openDatabase(env.DATABASE_URL)
  try {
    await upgradeDatabase(connection)
    return await whileNobodyElseRotates(rotate)
  } finally {
    await closeDatabase()
  }
}

try {
  process.exitCode = await main()
} catch (error) {
  const isUsage = error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
  if (isUsage) console.error(`${error.message}\n\n${usage}`)
  else console.error(error instanceof RotationRunningError ? error.message : error)
  process.exitCode = isUsage ? 2 : 1
}
