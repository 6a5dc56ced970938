import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Transaction } from '#app/core/database/connection.ts'
import { DomainError } from '#app/core/errors.ts'
import { admitUser } from '#app/modules/accounts/commands/admit-user.server.ts'
import { seatOwner } from '#app/modules/accounts/team/commands/seat-owner.server.ts'
import { findAcceptedInvite } from '#app/modules/accounts/team/queries/accepted-invite.server.ts'
import { addFacility } from '#app/modules/directory/commands/add-facility.server.ts'
import { addProvider } from '#app/modules/directory/commands/add-provider.server.ts'
import { changeProvider, type ProviderEdit } from '#app/modules/directory/commands/change-provider.server.ts'
import type { GivenAddress } from '#app/modules/directory/commands/correct-facility.server.ts'
import { linkFacility } from '#app/modules/directory/commands/practice-at.server.ts'
import { isValidNpi } from '#app/modules/directory/npi.ts'
import type { PostalAddress } from '#app/modules/geo/address/address.ts'
import type { Position } from '#app/modules/geo/distance.ts'
import { matchNpi } from '#app/modules/practice/registration/queries/match-npi.server.ts'
import { users } from '#drizzle/schema/accounts.ts'
import { facilities, providers } from '#drizzle/schema/directory.ts'
import { findFacilityAt } from '../queries/facility-at-address.server.ts'
import type { ChangeRequest } from '../queries/standing-values.server.ts'

/** What a registration says, as `registerProvider` files it. */
type Registered = {
  npi?: string
  nameZh?: string | null
  phone?: string
  evidence?: string
  /** Instead of evidence: the team that has invited them. */
  inviteId?: string
  specialty?: string
  clinicName?: string
  address?: PostalAddress
  position?: Position | null
  addressVerified?: GivenAddress['addressVerified']
}

type By = Readonly<{ userId: string }>

const refused = (code: 'review.owned' | 'review.no_evidence' | 'review.no_account') => new DomainError('conflict', code)

async function giveProfile(tx: Transaction, by: By, providerId: string, userId: string): Promise<void> {
  const [row] = await tx.select().from(providers).where(eq(providers.id, providerId))
  if (!row) throw new DomainError('not_found', 'directory.provider_not_found')
  if (row.userId !== null && row.userId !== userId) throw refused('review.owned')
  const [other] = await tx.select({ id: providers.id }).from(providers).where(eq(providers.userId, userId))
  if (other && other.id !== providerId) throw refused('review.owned')
  await changeProvider(
    tx,
    { providerId, userId: by.userId, version: row.version },
    // Whoever stated what the profile says so far, its owner has not looked at it: the wizard asks them to.
    { action: 'directory.owner_assign', fields: [], columns: { userId, isProfileComplete: false } },
  )
}

/** The facility of that address, in whose team the address gives no seat, or a new one whose team the account leads. */
async function openFacility(tx: Transaction, by: By, given: Registered, userId: string) {
  const { address, position, clinicName, phone, addressVerified = 'unverified' } = given
  if (!address || !clinicName) return null
  const known = await findFacilityAt(tx, address)
  if (known) return { facilityId: known, role: 'associate' as const }
  const { line1, line2, city, state, zip } = address
  const where = { addressLine1: line1, addressLine2: line2, city, state, zip }
  const at = { lat: position?.lat ?? null, lng: position?.lng ?? null }
  const names = { nameEn: clinicName, nameHans: null, nameHant: null, phone: phone ?? null }
  const id = await addFacility(tx, by, { ...names, address: { ...where, ...at, addressVerified } })
  await seatOwner(tx, by, { facilityId: id, userId })
  return { facilityId: id, role: 'owner' as const }
}

/** Whoever was invited works where the invite says, as far as those facilities are open. */
async function linkInviters(tx: Transaction, edit: ProviderEdit, facilityIds: readonly string[]): Promise<void> {
  const isOpen = and(inArray(facilities.id, [...facilityIds]), eq(facilities.status, 'active'))
  const open = await tx.select({ id: facilities.id }).from(facilities).where(isOpen).orderBy(asc(facilities.id))
  for (const [index, { id }] of open.entries()) {
    const next = { ...edit, version: edit.version + index }
    await linkFacility(tx, next, { facilityId: id, role: 'associate', limit: null })
  }
}

/**
 * Lets a doctor in: the profile that the directory has becomes theirs, or one is made of what they have stated; their account can be used
 * from now on. @throws DomainError conflict `review.owned`, `review.no_evidence`, `review.no_account`
 */
export async function applyRegistration(tx: Transaction, by: By, request: ChangeRequest): Promise<void> {
  const given = request.after as Registered
  const userId = request.submitterId
  const npi = given.npi ?? ''
  const invite = await findAcceptedInvite(given.inviteId, userId, tx)
  if (!isValidNpi(npi) || !(given.evidence || invite)) throw refused('review.no_evidence')
  const [user] = userId === null ? [] : await tx.select().from(users).where(eq(users.id, userId))
  if (!user) throw refused('review.no_account')
  const match = await matchNpi(npi, tx)
  if (request.kind === 'claim') await giveProfile(tx, by, request.targetId, user.id)
  else if (match.kind === 'profile') await giveProfile(tx, by, match.provider.id, user.id)
  else {
    const [nameHans, nameHant] = [given.nameZh ?? null, given.nameZh ?? null]
    const names = { legalFirst: user.firstName, legalLast: user.lastName, nameHans, nameHant }
    const facts = { npi, ...names, specialtyId: given.specialty ?? '', userId: user.id }
    const providerId = await addProvider(tx, by, facts)
    const facility = await openFacility(tx, by, given, user.id)
    const edit = { providerId, userId: by.userId, version: 1 }
    if (facility) await linkFacility(tx, edit, { ...facility, limit: null })
    if (invite) await linkInviters(tx, edit, invite.facilityIds)
  }
  if (!(await admitUser(tx, by, user.id))) throw refused('review.no_account')
}
