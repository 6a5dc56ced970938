import { asc, eq } from 'drizzle-orm'
import type { ProviderActor } from '#app/core/actor.ts'
import type { LocalDate } from '#app/core/calendar/dates.ts'
import { localDate } from '#app/core/calendar/zones.ts'
import { now } from '#app/core/clock.ts'
import { decryptField } from '#app/core/crypto/field-encryption.server.ts'
import { db } from '#app/core/database/database.server.ts'
import { allows } from '#app/modules/accounts/capabilities.ts'
import { chosenClinic, listKeptClinics } from '#app/modules/practice/clinic-facts/queries/kept-clinics.server.ts'
import type { facilities } from '#drizzle/schema/directory.ts'
import { complianceItems } from '#drizzle/schema/practice/compliance-items.ts'
import type { ComplianceKind } from '../kinds.ts'
import { isOf, isSelf, listSubjects, type Subject } from './subjects.server.ts'

export type ComplianceItem = Readonly<typeof complianceItems.$inferSelect>

/** What is entered at a facility. */
function listItems(facilityId: string): Promise<ComplianceItem[]> {
  return db
    .select()
    .from(complianceItems)
    .where(eq(complianceItems.facilityId, facilityId))
    .orderBy(asc(complianceItems.id))
}

/** What is entered of somebody; of two, the one of their profile as a doctor. */
export function itemOf(
  items: readonly ComplianceItem[],
  subject: Subject,
  kind: ComplianceKind,
): ComplianceItem | null {
  const own = items.filter((item) => item.kind === kind && isOf(subject, item))
  return own.find(({ providerId }) => providerId !== null) ?? own[0] ?? null
}

export function openNumber({ id, numberEnc }: Pick<ComplianceItem, 'id' | 'numberEnc'>): string | null {
  if (numberEnc === null) return null
  return decryptField(numberEnc, { table: 'compliance_items', column: 'number_enc', rowId: id })
}

/** Whom somebody reads of at a clinic, with what is entered there. */
export type OpenClinic = Readonly<{
  facility: Pick<typeof facilities.$inferSelect, 'id' | 'slug' | 'nameEn' | 'nameHans' | 'nameHant'>
  name: string
  today: LocalDate
  canEdit: boolean
  /** Reads of everybody, and not only of themselves. */
  readsAll: boolean
  subjects: readonly Subject[]
  items: readonly ComplianceItem[]
}>

export type ClinicChoice = Readonly<{
  /** What there is to choose from, where it is several. */
  clinics: readonly Readonly<{ slug: string; name: string }>[]
  slug: string
  name: string
  /** Null where the level of the clinic has it not, or the person nothing to read. */
  open: OpenClinic | null
}>

/** The clinic that an address names by its slug, or the first; null without a clinic, and for a foreign one as for a missing one. */
export async function openCompliance(actor: ProviderActor, slug: string | null): Promise<ClinicChoice | null> {
  const all = await listKeptClinics(actor)
  const readsAt = (facilityId: string) =>
    allows(actor, 'compliance.own', { facilityId, providerId: actor.providerId }) ||
    allows(actor, 'compliance.read', { facilityId })
  // Without a name the first clinic is one where there is something to read.
  const first = all.find(({ row }) => readsAt(row.id)) ?? all[0]
  const chosen = slug === null ? first : chosenClinic(all, slug)
  if (!chosen) return null
  const { row, name } = chosen
  const clinics = all.length > 1 ? all.map((each) => ({ slug: each.row.slug, name: each.name })) : []
  const choice = { clinics, slug: row.slug, name }
  if (!readsAt(row.id)) return { ...choice, open: null }
  const today = localDate(now(), row.timeZone)
  const readsAll = allows(actor, 'compliance.read', { facilityId: row.id })
  const [subjects, items] = await Promise.all([listSubjects(row.id, today), listItems(row.id)])
  return {
    ...choice,
    open: {
      ...{ facility: row, name, today, readsAll, items },
      canEdit: allows(actor, 'compliance.manage', { facilityId: row.id }),
      subjects: readsAll ? subjects : subjects.filter((subject) => isSelf(subject, actor)),
    },
  }
}
