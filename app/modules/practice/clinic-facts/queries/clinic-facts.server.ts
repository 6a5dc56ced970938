import { asc, eq } from 'drizzle-orm'
import type { ProviderActor } from '#app/core/actor.ts'
import { db } from '#app/core/database/database.server.ts'
import { allows } from '#app/modules/accounts/capabilities.ts'
import { groupWeek } from '#app/modules/directory/opening-hours.ts'
import { addressText } from '#app/modules/directory/registry/trust/compare-fields.ts'
import { listModalities } from '#app/modules/library/imaging/modalities.server.ts'
import { labCategories } from '#app/modules/library/labs/lab-categories.ts'
import { facilityHours, facilityLanguages, facilityServices, languages } from '#drizzle/schema/index.ts'
import type { SaidKind } from '../parts.ts'
import { chosenClinic, type KeptClinic, listKeptClinics } from './kept-clinics.server.ts'

type Service = typeof facilityServices.$inferSelect

/** Kinds of services that a clinic can say it offers, in the order of the public pages; tests are named by their texts. */
async function listKnownServices(locale: ProviderActor['locale']) {
  const modalities = await listModalities(locale)
  return [
    ...labCategories.map((code) => ({ kind: 'lab' as SaidKind, code: code as string, name: null })),
    ...modalities.map(({ slug, name }) => ({ kind: 'imaging' as SaidKind, code: slug, name })),
  ]
}

export type KnownService = Awaited<ReturnType<typeof listKnownServices>>[number]

/** Where what is kept elsewhere is changed, for who may go there. */
function waysOf(actor: ProviderActor, { row, canEdit, doctors }: KeptClinic) {
  const facilityId = row.id
  const scheduled = doctors.find(({ providerId }) => allows(actor, 'schedule.read', { facilityId, providerId }))
  const isOwn = doctors.some(({ providerId }) => providerId === actor.providerId)
  return {
    /** A clinic without doctors has no page in the office. */
    isInOffice: doctors.length > 0,
    canPropose: doctors.length > 0 && (canEdit || isOwn),
    canMove: doctors.length > 0 && canEdit,
    canSetHours: doctors.length > 0 && canEdit,
    /** Of a doctor there, under whom the days and the rooms of the clinic stand. */
    schedule: scheduled?.providerFacilityId ?? null,
    canManageTeam: allows(actor, 'team.manage', { facilityId }),
  }
}

function serviceFacts({ id, kind, code, priceCents, isWalkIn, needsOrder, isAtHome, note }: Service) {
  return { id, kind, code, priceCents, isWalkIn, needsOrder, isAtHome, note }
}

/** Every language there is, in the order in which they are usually asked for. */
async function listLanguages(locale: ProviderActor['locale']) {
  const rows = await db
    .select({ id: languages.id, name: languages.name })
    .from(languages)
    .orderBy(asc(languages.sort), asc(languages.id))
  return rows.map(({ id, name }) => ({ id, name: name[locale] }))
}

async function readRows(facilityId: string) {
  const [spoken, services, hours] = await Promise.all([
    db
      .select({ languageId: facilityLanguages.languageId, who: facilityLanguages.who })
      .from(facilityLanguages)
      .where(eq(facilityLanguages.facilityId, facilityId))
      .orderBy(asc(facilityLanguages.id)),
    db
      .select()
      .from(facilityServices)
      .where(eq(facilityServices.facilityId, facilityId))
      .orderBy(asc(facilityServices.kind), asc(facilityServices.code)),
    db
      .select({ weekday: facilityHours.weekday, opens: facilityHours.opens, closes: facilityHours.closes })
      .from(facilityHours)
      .where(eq(facilityHours.facilityId, facilityId))
      .orderBy(asc(facilityHours.weekday), asc(facilityHours.opens), asc(facilityHours.id)),
  ])
  return { spoken, services: services.map(serviceFacts), hours: groupWeek(hours) }
}

/**
 * The facts of one of somebody's clinics: the one with that slug, or the first. Null without a clinic, and for a foreign one as for a
 * missing one.
 */
export async function findClinicFacts(actor: ProviderActor, slug: string | null) {
  const clinics = await listKeptClinics(actor)
  const chosen = chosenClinic(clinics, slug)
  if (!chosen) return null
  const { row, name, canEdit } = chosen
  const [rows, spokenAnywhere, known] = await Promise.all([
    readRows(row.id),
    listLanguages(actor.locale),
    listKnownServices(actor.locale),
  ])
  const { nameEn, nameHans, nameHant, version, phone, fax, email, website, wechat } = row
  const { wayIn, parking, isWheelchairAccessible, hasElevator, acceptsWalkIn } = row
  return {
    ...{ facilityId: row.id, slug: row.slug, name, canEdit, version, isActive: row.status === 'active' },
    ...{ nameEn, nameHans, nameHant, phone, address: addressText(row) },
    ...{ fax, email, website, wechat, wayIn, parking, isWheelchairAccessible, hasElevator, acceptsWalkIn },
    ...rows,
    languages: spokenAnywhere,
    known,
    ways: waysOf(actor, chosen),
    /** What there is to choose from, where it is several. */
    clinics: clinics.length > 1 ? clinics.map((each) => ({ slug: each.row.slug, name: each.name })) : [],
  }
}

export type ClinicFacts = NonNullable<Awaited<ReturnType<typeof findClinicFacts>>>
