import { openTicket } from '#app/modules/support/commands/open-ticket.server.ts'
import type { AccessRow } from '../objects.ts'
import { insiders, type Role, type World } from '../world.ts'

const path = '/provider/4/dashboard/contact/:reference'

/** A ticket is its writer's and nobody else's, whatever the practice: for a foreign practice a colleague has written it. */
async function ticket({ world, practice, role }: Parameters<AccessRow['make']>[0]) {
  const writer = practice === world.foreign ? colleagueOf(world, role) : world.userIds[role]
  const reference = await openTicket({
    userId: writer,
    contact: { name: 'Lin Wang', email: 'lin@example.com', phone: null },
    ...{ kind: 'general', subject: 'Hours', body: 'How do I change them?', locale: 'en-US' },
  })
  return { reference }
}

const colleagueOf = (world: World, role: Role) => world.userIds[insiders.find((other) => other !== role)!]

const ofTicket = { path, make: ticket, missing: { reference: 'AAAAAAAAA' }, allowed: insiders }

export const rows: AccessRow[] = [
  { ...ofTicket, method: 'GET' },
  { ...ofTicket, method: 'POST', fields: () => ({ body: 'It works now.' }) },
]
