import { beforeEach, describe, expect, it } from 'vitest'
import { withTransaction } from '#app/core/database/database.server.ts'
import { locales, withPrefix } from '#app/core/i18n/locale.ts'
import { planCall } from '#app/modules/support/calls/commands/plan-call.server.ts'
import { listMacros } from '#app/modules/support/macros/queries/macros.server.ts'
import { noteOnTicket } from '#app/modules/support/queue/commands/note-on-ticket.server.ts'
import { seedDemoTickets } from '#drizzle/seed/demo/tickets.ts'
import { seedReference } from '#drizzle/seed/seed-reference.ts'
import { signedInAdmin } from '#tests/factories/accounts.ts'
import { insertAnsweredTicket, insertTicket, seenTicket, supportAgent } from '#tests/factories/support.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { openPage } from './document-request.ts'

useDatabase()

beforeEach(() =>
  withTransaction(async (tx) => {
    await seedReference(tx)
    await seedDemoTickets(tx)
  }),
)

describe.each(locales)('in %s', (locale) => {
  it('every page of customer service and of the registry is a whole page, without a word that is missing', async () => {
    const reference = await insertTicket({
      kind: 'concierge',
      wishes: { times: 'weekend evening', relation: 'parent' },
    })
    await insertTicket()
    await noteOnTicket(supportAgent(), { ...(await seenTicket(reference)), body: 'A note' })
    await planCall(supportAgent(), await seenTicket(reference))
    const token = await insertAnsweredTicket()
    const [macro] = await listMacros()
    const permissions = ['ticket.read', 'ticket.manage', 'concierge.manage', 'sync.run', 'sync.apply'] as const
    const { headers } = await signedInAdmin({ permissions })
    const paths = [
      '/admin/support',
      '/admin/support?view=ended&overdue=1',
      `/admin/support/${reference}`,
      `/admin/support/${reference}/call`,
      '/admin/support/calls',
      '/admin/support/macros',
      '/admin/support/macros/new',
      `/admin/support/macros/${macro!.id}`,
      '/admin/ees-sync',
      `/${token}`,
    ]
    for (const path of paths) {
      const { status, html } = await openPage(withPrefix(path, locale), { headers })
      expect([path, status]).toEqual([path, 200])
      expect(html, path).toContain('<h1')
      expect(
        html.match(/\b(?:queue|ticket|answer|calls|macros|link|kinds|statuses|sources|runs)\.[a-z]\w+\b/g),
        path,
      ).toBeNull()
    }
  })
})
