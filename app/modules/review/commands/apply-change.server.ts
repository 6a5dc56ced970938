import { eq } from 'drizzle-orm'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { DomainError } from '#app/core/errors.ts'
import { admitUser } from '#app/modules/accounts/commands/admit-user.server.ts'
import { changeIdentity } from '#app/modules/association/changes/commands/change-identity.server.ts'
import { settleAssociation } from '#app/modules/association/commands/settle-association.server.ts'
import { addFacility } from '#app/modules/directory/commands/add-facility.server.ts'
import { changeProvider, type ProviderColumns } from '#app/modules/directory/commands/change-provider.server.ts'
import {
  correctFacility,
  type GivenAddress,
  setFacilityHours,
} from '#app/modules/directory/commands/correct-facility.server.ts'
import { linkFacility, unlinkFacility } from '#app/modules/directory/commands/practice-at.server.ts'
import { setSpokenLanguages } from '#app/modules/directory/commands/set-spoken-languages.server.ts'
import { hearProviderFacilityPlan } from '#app/modules/directory/commands/set-provider-facility-plans.server.ts'
import { readLocationLimit } from '#app/modules/tiers/queries/offers.server.ts'
import { joinField, joinRoles } from '#app/modules/practice/join-field.ts'
import { type PartChange, writePart } from '#app/modules/practice/profile/commands/write-part.server.ts'
import { touchSchedules } from '#app/modules/booking/slots/commands/touch-schedules.server.ts'
import { findStandingVisits } from '#app/modules/booking/schedule/queries/standing-visits.server.ts'
import { facilities, providers } from '#drizzle/schema/directory.ts'
import type { Values } from '../changed-values.ts'
import { findPrimaryFacility } from '../queries/primary-facility.server.ts'
import type { ChangeRequest } from '../queries/standing-values.server.ts'
import { hoursNames, hoursOfValues } from '#app/modules/directory/typed-hours.ts'
import { isHeardLanguages } from '../report-languages.ts'
import { isListing } from '../request-queues.ts'
import { applyListing } from './apply-listing.server.ts'
import { applyRegistration } from './apply-registration.server.ts'

type By = Readonly<{ userId: string }>

async function openProvider(tx: Transaction, by: By, providerId: string) {
  const [row] = await tx.select().from(providers).where(eq(providers.id, providerId))
  if (!row) throw new DomainError('not_found', 'directory.provider_not_found')
  return { row, edit: { providerId, userId: by.userId, version: row.version } }
}

/** @throws DomainError not_found `directory.facility_not_found` */
export async function primaryFacility(reader: Pick<Transaction, 'select'>, providerId: string) {
  const place = await findPrimaryFacility(reader, providerId)
  if (!place) throw new DomainError('not_found', 'directory.facility_not_found')
  return place
}

/** A position belongs to a door: another suite keeps it, another street does not. */
async function heardAddress(tx: Transaction, facilityId: string, values: Values): Promise<GivenAddress> {
  const [row] = await tx.select().from(facilities).where(eq(facilities.id, facilityId))
  const isSameDoor = row && (['addressLine1', 'city', 'state', 'zip'] as const).every((at) => row[at] === values[at])
  const position = isSameDoor && row.geocodeAccuracy === 'rooftop' ? { lat: row.lat, lng: row.lng } : {}
  return addressOf({ lat: null, lng: null, ...values, ...position, addressVerified: 'confirmed' })
}

/** What a call has said of the place at which patients see the provider. */
async function applyHeardOfPlace(
  tx: Transaction,
  by: By,
  { targetId, field }: ChangeRequest,
  values: Values,
): Promise<void> {
  const { id, facilityId } = await primaryFacility(tx, targetId)
  const correcting = { facilityId, ...by, trust: 'phone' as const }
  if (field === 'phone' && typeof values.phone === 'string')
    return correctFacility(tx, correcting, { phone: values.phone })
  if (field === 'address' && typeof values.addressLine1 === 'string')
    return correctFacility(tx, correcting, { address: await heardAddress(tx, facilityId, values) })
  if (field === 'hours' && hoursNames.some((name) => values[name]))
    return setFacilityHours(tx, correcting, hoursOfValues(values))
  const { planId, planState: state } = values
  if (field !== 'plans' || typeof planId !== 'string' || (state !== 'accepted' && state !== 'not_accepted')) return
  const { edit } = await openProvider(tx, by, targetId)
  await hearProviderFacilityPlan(tx, edit, { providerFacilityId: id, planId, state })
}

const ofPlace: readonly string[] = ['phone', 'address', 'hours', 'plans']

/** What a patient has reported and a call has confirmed; `values` are what the reviewer has heard. */
async function applyReport(tx: Transaction, by: By, request: ChangeRequest, values: Values): Promise<void> {
  const { targetId, field } = request
  const { row, edit: own } = await openProvider(tx, by, targetId)
  const edit = { ...own, trust: 'phone' as const }
  if (ofPlace.includes(field) && Object.keys(values).length > 0) return applyHeardOfPlace(tx, by, request, values)
  if (field === 'accepting' && values.accepting) {
    const columns = { accepting: values.accepting, acceptingVerifiedAt: now() } as ProviderColumns
    return changeProvider(tx, edit, { fields: ['accepting'], columns })
  }
  if (field === 'name' && 'nameHans' in values) return writePart(tx, edit, row, { part: 'names', values } as PartChange)
  if (field === 'languages' && isHeardLanguages(values.languages)) return setSpokenLanguages(tx, edit, values.languages)
  if (field !== 'closed') return
  const { id } = await primaryFacility(tx, targetId)
  await touchSchedules(tx, [targetId])
  if ((await findStandingVisits(tx, [id])).length > 0) throw new DomainError('conflict', 'review.visits_stand')
  await unlinkFacility(tx, edit, id)
}

async function applyToProvider(tx: Transaction, by: By, request: ChangeRequest, values: Values): Promise<void> {
  if (request.submitterType === 'public') return applyReport(tx, by, request, values)
  const { row, edit } = await openProvider(tx, by, request.targetId)
  const { field } = request
  if (field === 'names') return writePart(tx, edit, row, { part: 'names', values } as PartChange)
  if (field === 'bio') return writePart(tx, edit, row, { part: 'bio', values: values.bio } as PartChange)
  if (field === 'credentials')
    return writePart(tx, edit, row, { part: 'credentials', values: values.credentials } as PartChange)
  if (field === 'photo') {
    const columns = { photoId: String(values.photoId) }
    return changeProvider(tx, edit, { fields: ['photo'], columns })
  }
  throw new DomainError('conflict', 'review.not_applicable')
}

const addressOf = ({ addressLine1, addressLine2, city, state, zip, lat, lng, addressVerified }: Values) =>
  ({
    ...{ addressLine1, addressLine2, city, state, zip, lat, lng },
    addressVerified: addressVerified ?? 'unverified',
  }) as GivenAddress

const textOrNull = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null)

/** A facility has an English name always. */
const namesOf = ({ nameEn, nameHans, nameHant }: Values) => ({
  ...(typeof nameEn === 'string' && nameEn !== '' && { nameEn }),
  nameHans: textOrNull(nameHans),
  nameHant: textOrNull(nameHant),
})

/** A doctor practices at a facility of which nobody else has said so. */
async function applyJoin(tx: Transaction, by: By, facilityId: string, { providerId, role }: Values): Promise<void> {
  const { row, edit } = await openProvider(tx, by, String(providerId))
  await touchSchedules(tx, [row.id])
  const { limit } = await readLocationLimit(row.tier, tx)
  await linkFacility(tx, edit, { facilityId, role: joinRoles.find((each) => each === role) ?? 'associate', limit })
}

async function applyToFacility(tx: Transaction, by: By, request: ChangeRequest, values: Values): Promise<void> {
  const { field, targetId: facilityId } = request
  const correcting = { facilityId, ...by }
  if (field === joinField) return applyJoin(tx, by, facilityId, values)
  if (field === 'address') return correctFacility(tx, correcting, { address: addressOf(values) })
  if (field === 'phone' || field === 'email' || field === 'wechat')
    return correctFacility(tx, correcting, { [field]: values[field] as string | null })
  if (field === 'facility_names') return correctFacility(tx, correcting, namesOf(values))
  // What is said to be wrong with a record of the maps service is put right there or by a request of its own.
  if (field !== 'address_report') throw new DomainError('conflict', 'review.not_applicable')
}

async function applyNewFacility(tx: Transaction, by: By, values: Values): Promise<void> {
  const { edit, row } = await openProvider(tx, by, String(values.providerId))
  const { nameEn, nameHans, nameHant, phone } = values as Record<string, string | null>
  const names = { nameEn: nameEn ?? '', nameHans: nameHans ?? null, nameHant: nameHant ?? null, phone: phone ?? null }
  const facilityId = await addFacility(tx, by, { ...names, address: addressOf(values) })
  await linkFacility(tx, { ...edit, version: row.version }, { facilityId, role: 'associate', limit: null })
}

/** Lets an association in: its page is public, and the account of its owner can be used from now on. */
async function applyAssociation(tx: Transaction, by: By, { targetId, submitterId }: ChangeRequest): Promise<void> {
  if (submitterId === null || !(await admitUser(tx, by, submitterId)))
    throw new DomainError('conflict', 'review.no_account')
  await settleAssociation(tx, { ...by, associationId: targetId, step: 'approve' })
}

/** Applies an approved request through the commands of those whose tables it changes, in the caller's transaction. */
export async function applyChange(tx: Transaction, by: By, request: ChangeRequest, values: Values): Promise<void> {
  if (request.kind === 'association_new') return applyAssociation(tx, by, request)
  if (request.kind === 'association_change')
    return changeIdentity(tx, { ...by, associationId: request.targetId, values })
  if (isListing(request)) return applyListing(tx, by, request)
  if (request.kind === 'new_doctor' || request.kind === 'claim') return applyRegistration(tx, by, request)
  if (request.targetType === 'provider') return applyToProvider(tx, by, request, values)
  if (request.targetType === 'facility') return applyToFacility(tx, by, request, values)
  if (request.targetType === 'new_facility') return applyNewFacility(tx, by, values)
  throw new DomainError('conflict', 'review.not_applicable')
}
