import { dayMs } from '#app/core/calendar/durations.ts'
import { now } from '#app/core/clock.ts'
import { closeDatabase, openDatabase, withTransaction } from '#app/core/database/database.server.ts'
import { createActionLink } from '#app/modules/action-links/commands/create-action-link.server.ts'
import { insertAssociation, insertMember, switchAssociations } from '#tests/factories/associations.ts'
import { insertEvent } from '#tests/factories/events.ts'

/** An event that everybody wants to go to, and members with the path of their own page. */
export type SeatStage = { eventId: string; members: { id: string; path: string }[] }

/** Makes the database of a race for seats. The links ask for no code: what the race is about comes after it. */
export async function makeSeatStage(
  databaseUrl: string,
  sizes: { seats: number; members: number },
): Promise<SeatStage> {
  const connection = await openDatabase(databaseUrl)
  try {
    await connection.migrate()
    await switchAssociations(true)
    return await withTransaction(async (tx) => {
      const associationId = await insertAssociation(tx)
      const eventId = await insertEvent(tx, { associationId, capacity: sizes.seats })
      const members: SeatStage['members'] = []
      for (let serial = 0; serial < sizes.members; serial++) {
        const id = await insertMember(tx, { associationId, email: `race-${serial}@example.com` })
        const link = { kind: 'association_member', subjectType: 'association_member', subjectId: id } as const
        const { token } = await createActionLink(tx, { ...link, expiresAt: now() + dayMs, isOtpRequired: false })
        members.push({ id, path: `/en-US/${token}/association` })
      }
      return { eventId, members }
    })
  } finally {
    await closeDatabase()
  }
}
