// Compares our ledger of payments with the gateway's list and prints each difference: npm run payments:reconcile -- [days]
import { closeDatabase, openDatabase } from '#app/core/database/database.server.ts'
import { env } from '#app/core/env.server.ts'
import { reconcileLately } from '#app/modules/payments/commands/reconcile.server.ts'
import { registerPurposes } from '../server/process/purposes.ts'

const days = Number(process.argv[2] ?? '31')
if (!Number.isInteger(days) || days < 1) {
  console.error('Usage: npm run payments:reconcile -- [days]')
  process.exit(2)
}
registerPurposes()
await openDatabase(env.DATABASE_URL)
try {
  const differences = await reconcileLately(days)
  for (const { kind, ref, paymentId, ours, theirs, isMended } of differences)
    console.log(
      [kind, ref, paymentId ?? '-', `ours: ${ours}`, `theirs: ${theirs}`, isMended ? 'mended' : 'OPEN'].join('\t'),
    )
  const open = differences.filter(({ isMended }) => !isMended)
  console.log(
    `${differences.length} ${differences.length === 1 ? 'difference' : 'differences'} of the last ${days} days, ${open.length} open`,
  )
  if (open.length > 0) process.exitCode = 1
} finally {
  await closeDatabase()
}
