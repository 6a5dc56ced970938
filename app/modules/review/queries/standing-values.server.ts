import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Reader } from '#app/core/database/connection.ts'
import { identityOf } from '#app/modules/association/changes/identity-values.ts'
import { joinField } from '#app/modules/practice/join-field.ts'
import { standingPart, type WrittenPart } from '#app/modules/practice/profile/queries/standing-part.server.ts'
import { matchNpi } from '#app/modules/practice/registration/queries/match-npi.server.ts'
import { associations } from '#drizzle/schema/association/associations.ts'
import { facilities, providers } from '#drizzle/schema/directory.ts'
import type { changeRequests } from '#drizzle/schema/moderation.ts'
import { mergedValues, type Values } from '../changed-values.ts'
import { findReported } from './primary-facility.server.ts'

export type ChangeRequest = typeof changeRequests.$inferSelect

const listedParts = ['names', 'bio', 'credentials'] as const satisfies WrittenPart[]
const writtenParts: readonly string[] = listedParts

async function ofProvider(reader: Reader, { targetId, field, submitterType }: ChangeRequest): Promise<Values | null> {
  const [row] = await reader.select().from(providers).where(eq(providers.id, targetId))
  if (!row) return null
  const reported = submitterType === 'public' ? await findReported(reader, targetId, field) : null
  if (reported) return reported
  if (writtenParts.includes(field)) return standingPart(reader, row, field as WrittenPart)
  if (field === 'photo') return { photoId: row.photoId }
  // What patients would see by it: whoever lists a profile has read this.
  if (field === 'profile') {
    const parts = await Promise.all(listedParts.map((part) => standingPart(reader, row, part)))
    return Object.assign({ status: row.status }, ...parts) as Values
  }
  if (field === 'owner') return { userId: row.userId }
  return { accepting: row.accepting }
}

async function ofFacility(reader: Reader, { targetId, field }: ChangeRequest): Promise<Values | null> {
  const [row] = await reader.select().from(facilities).where(eq(facilities.id, targetId))
  if (!row) return null
  if (field === joinField) return {}
  if (field === 'phone' || field === 'email' || field === 'wechat') return { [field]: row[field] }
  if (field === 'facility_names') return { nameEn: row.nameEn, nameHans: row.nameHans, nameHant: row.nameHant }
  const { addressLine1, addressLine2, city, state, zip, lat, lng } = row
  return { addressLine1, addressLine2, city, state, zip, lat, lng }
}

/** One that is closed has nothing more to change. */
async function ofAssociation(reader: Reader, { targetId, kind }: ChangeRequest): Promise<Values | null> {
  const [row] = await reader.select().from(associations).where(eq(associations.id, targetId))
  if (!row) return null
  if (kind === 'association_new') return { status: row.status }
  return row.status === 'closed' ? null : identityOf(row)
}

/** What a request is about, as it stands now; null when it is gone. */
export async function findStanding(reader: Reader, request: ChangeRequest): Promise<Values | null> {
  if (request.targetType === 'provider') return ofProvider(reader, request)
  if (request.targetType === 'facility') return ofFacility(reader, request)
  if (request.targetType === 'association') return ofAssociation(reader, request)
  if (request.targetType !== 'npi') return {}
  const match = await matchNpi(request.targetId, reader)
  return { profile: match.kind === 'profile' ? match.provider.id : null }
}

/** An address is one thing: parts of two would be a third. */
const isWhole = ({ kind, field }: ChangeRequest) => field === 'address' || kind === 'new_doctor' || kind === 'claim'

/** What applying a request as it was asked for would set. */
export function wantedValues(request: ChangeRequest, standing: Values): Values {
  return isWhole(request) ? request.after : mergedValues(request.before, request.after, standing)
}

/** Names what a page has shown of a request and its subject: whoever decides on another is shown it again. */
export function seenMark({ id, after }: ChangeRequest, standing: Values): string {
  return createHash('sha256')
    .update(JSON.stringify([id, after, standing]))
    .digest('base64url')
    .slice(0, 22)
}
