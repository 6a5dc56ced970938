import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { now, setClock } from '#app/core/clock.ts'
import { closeDatabase, openDatabase, withTransaction } from '#app/core/database/database.server.ts'
import { newId } from '#app/core/ids.server.ts'
import { insertEvent } from '#app/modules/payments/commands/record-event.server.ts'
import { insertPayment } from '#tests/factories/payments.ts'

// A command is a process of its own, started as it is and without a build: texts and purposes have to be there all the same.
const folder = mkdtempSync(join(tmpdir(), 'reconcile-command-'))
const url = `file:${join(folder, 'command.sqlite')}`
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function run(...argv: string[]) {
  return new Promise<{ status: number | null; said: string }>((resolve) => {
    const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/reconcile-payments.ts', ...argv], {
      env: { ...process.env, DATABASE_URL: url, DATA_DIR: folder },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let said = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (said += text.toString()))
    child.on('close', (status) => resolve({ status, said }))
  })
}

it('npm run payments:reconcile tells every difference, and fails where one is open', async () => {
  // The command asks for the real time, and so must what it looks at.
  setClock(null)
  await (await openDatabase(url)).migrate()
  await closeDatabase()
  expect(await run()).toEqual({ status: 0, said: '0 differences of the last 31 days, 0 open\n' })
  await openDatabase(url)
  await withTransaction(async (tx) => {
    await insertPayment(tx, 'a-session-of-a-test', { state: 'created' })
    const told = { source: 'simulator', sourceId: 'evt_lost', kind: 'succeeded', ref: 'ch_lost' } as const
    const money = { amountCents: 4_900, currency: 'USD' }
    await insertEvent(tx, null, { ...told, ...money, id: newId(), at: now(), seq: 0, outcome: 'unknown' })
  })
  await closeDatabase()
  const { status, said } = await run('3')
  expect([status, said]).toEqual([
    1,
    expect.stringMatching(/^not_at_gateway\tch_lost\t.*USD 4900.*OPEN\n1 difference of/),
  ])
  expect((await run('soon')).status).toBe(2)
})
