import { and, eq, lt, ne } from 'drizzle-orm'
import { dayMs } from '#app/core/calendar/durations.ts'
import { localDate, newYork } from '#app/core/calendar/zones.ts'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { DomainError } from '#app/core/errors.ts'
import { newId } from '#app/core/ids.server.ts'
import { siteAddress } from '#app/core/site.server.ts'
import { createActionLink } from '#app/modules/action-links/commands/create-action-link.server.ts'
import { useActionLink } from '#app/modules/action-links/commands/use-action-link.server.ts'
import { findActionLink } from '#app/modules/action-links/queries/find-action-link.server.ts'
import { recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'
import { enqueueNotice } from '#app/modules/notifications/commands/notices.server.ts'
import { paths } from '#app/paths.ts'
import { associationMembers, associations } from '#drizzle/schema/association/associations.ts'
import { associationApplications } from '#drizzle/schema/association/members.ts'
import type { Association } from '#app/modules/association/onboarding-steps.ts'
import type { JoinAnswers } from '../forms.ts'
import { type Member, nextMemberStatus } from '../member-status.ts'
import { tellManagers } from './tell-managers.server.ts'
import { tellMember } from './tell-member.server.ts'
import { writeMember } from './write-member.server.ts'

/** How long an address may be confirmed. */
const confirmMs = 3 * dayMs

type Application = typeof associationApplications.$inferSelect

async function openAssociation(
  tx: Transaction,
  which: Partial<Pick<Association, 'id' | 'slug'>>,
): Promise<Association> {
  const named = which.id === undefined ? eq(associations.slug, which.slug ?? '') : eq(associations.id, which.id)
  const isOpen = and(named, eq(associations.status, 'approved'), ne(associations.joinRule, 'invite'))
  const [row] = await tx.select().from(associations).where(isOpen)
  if (!row) throw new DomainError('not_found', 'association.unknown')
  return row
}

/**
 * Somebody without an account asks to join: a message to their address has them confirm it, and nothing is listed before. Whether the
 * address is a member's changes nothing of that.
 * @throws DomainError not_found `association.unknown` for one that is not open or goes by invitation
 */
export async function askToJoin(slug: string, { name, email, locale, note }: JoinAnswers): Promise<void> {
  await withTransaction(async (tx) => {
    const association = await openAssociation(tx, { slug })
    const [id, at] = [newId(), now()]
    const expiresAt = at + confirmMs
    await tx.insert(associationApplications).values({
      ...{ id, associationId: association.id, name, email, locale, note, expiresAt, createdAt: at },
    })
    const subject = { type: 'association_application', id }
    const link = await createActionLink(tx, {
      ...{ kind: 'association_join', subjectType: subject.type, subjectId: id, expiresAt, maxUses: 1 },
      isOtpRequired: false,
    })
    await enqueueNotice(tx, {
      ...{ template: 'member_confirm', subject, event: link.id, notAfter: expiresAt, channels: ['email'] },
      recipient: { email, phone: null, locale },
      vars: {
        associationName: association.name[locale],
        link: siteAddress(paths.associationJoinConfirmation(slug, link.token), locale),
      },
    })
  })
}

async function enter(tx: Transaction, { name, email, locale, note }: Application, association: Association) {
  const at = now()
  const isOpen = association.joinRule === 'open'
  const status = isOpen ? ('active' as const) : ('applied' as const)
  const [member] = await tx
    .insert(associationMembers)
    .values({
      ...{ id: newId(), associationId: association.id, name, email, locale, role: 'member', status, isPublic: false },
      ...{ appliedAt: at, applicationNote: note, joinedOn: isOpen ? localDate(at, newYork) : null },
      ...{ version: 1, createdAt: at, updatedAt: at },
    })
    .returning()
  await recordAudit(tx, {
    actor: { type: 'anonymous' },
    action: 'association.member_apply',
    subject: { type: 'association_member', id: member!.id },
  })
  if (isOpen) await tellMember(tx, member!, { template: 'member_approved', event: 'joined' })
  else await tellManagers(tx, member!)
}

/** Who has left or was turned down is decided about once more, also where anybody may join. */
async function enterAgain(tx: Transaction, known: Member, { note }: Application): Promise<void> {
  if (nextMemberStatus(known.status, 'apply', 'member') === null) return
  const changes = { appliedAt: now(), applicationNote: note, decisionNote: null, duesAskedOn: null }
  const step = { name: 'apply', by: 'member' } as const
  await tellManagers(tx, await writeMember(tx, known, { step, actor: { type: 'anonymous' }, changes }))
}

/**
 * The reader of a mail confirms that they asked to join. Who is a member already, or waits, changes nothing and is answered the same.
 * @throws DomainError not_found `action_links.link_not_found`, `association.unknown`; gone `action_links.link_expired` and its like
 */
export async function confirmApplication(token: string): Promise<void> {
  const link = await findActionLink(token)
  if (link?.kind !== 'association_join') throw new DomainError('not_found', 'action_links.link_not_found')
  await withTransaction(async (tx) => {
    await useActionLink(tx, link.id)
    const isIt = eq(associationApplications.id, link.subjectId)
    const [application] = await tx.delete(associationApplications).where(isIt).returning()
    if (!application) throw new DomainError('not_found', 'action_links.link_not_found')
    const association = await openAssociation(tx, { id: application.associationId })
    const { associationId, email } = associationMembers
    const isSame = and(eq(associationId, association.id), eq(email, application.email))
    const [known] = await tx.select().from(associationMembers).where(isSame)
    if (known) await enterAgain(tx, known, application)
    else await enter(tx, application, association)
  })
}

/** Applications that nobody has confirmed in time are forgotten. */
export async function forgetApplications(): Promise<number> {
  const gone = await withTransaction((tx) =>
    tx
      .delete(associationApplications)
      .where(lt(associationApplications.expiresAt, now()))
      .returning({ id: associationApplications.id }),
  )
  return gone.length
}
