// A delivery worker in a process of its own, for tests that end it in the middle. Configured by the environment:
// DATABASE_URL and DATA_DIR; WORKER_CLOCK, the time in epoch milliseconds; WORKER_SENT, a file that gets each sent key as a
// line; WORKER_CRASH=after-send ends the process as `kill -9` does when the first message is handed over and not written down.
import { appendFileSync } from 'node:fs'
import { createServer } from 'vite'

const vite = await createServer({
  configFile: false,
  appType: 'custom',
  logLevel: 'error',
  optimizeDeps: { noDiscovery: true },
  server: { middlewareMode: true, hmr: false, watch: null, ws: false },
})
const { setClock } = await vite.ssrLoadModule('/app/core/clock.ts')
const { openDatabase, closeDatabase } = await vite.ssrLoadModule('/app/core/database/database.server.ts')
const { mailboxForMail, mailboxForSms } = await vite.ssrLoadModule(
  '/app/modules/notifications/delivery/mailbox.server.ts',
)
const { deliverDue } = await vite.ssrLoadModule('/app/modules/notifications/delivery/commands/worker.server.ts')

const { DATABASE_URL, WORKER_CLOCK, WORKER_SENT, WORKER_CRASH } = process.env
const watched = (transport) => ({
  async send(message) {
    const ref = await transport.send(message)
    appendFileSync(WORKER_SENT, `${message.key}\n`)
    if (WORKER_CRASH === 'after-send') process.kill(process.pid, 'SIGKILL')
    return ref
  },
})

setClock(Number(WORKER_CLOCK))
await openDatabase(DATABASE_URL)
await deliverDue(undefined, { transports: { email: watched(mailboxForMail), sms: watched(mailboxForSms) } })
await closeDatabase()
await vite.close()
