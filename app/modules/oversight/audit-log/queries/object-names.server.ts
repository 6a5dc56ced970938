import { inArray } from 'drizzle-orm'
import { db } from '#app/core/database/database.server.ts'
import { type Locale, locales } from '#app/core/i18n/locale.ts'
import { i18nOf } from '#app/core/i18n/resources.server.ts'
import { formatReference } from '#app/modules/booking/appointments/reference.ts'
import { facilityName } from '#app/modules/directory/facility-name.ts'
import { displayName } from '#app/modules/directory/person-name.ts'
import { findSubjects } from '#app/modules/review/queries/request-subjects.server.ts'
import { formatTicketReference } from '#app/modules/support/ticket-reference.ts'
import { teamMembers, users } from '#drizzle/schema/accounts.ts'
import { blogTranslations } from '#drizzle/schema/content.ts'
import { facilities, providerFacilities, providers } from '#drizzle/schema/directory.ts'
import { changeRequests } from '#drizzle/schema/moderation.ts'
import { i693Cases } from '#drizzle/schema/practice/i693-cases.ts'
import { supplyItems } from '#drizzle/schema/practice/supplies.ts'
import { runs } from '#drizzle/schema/runs.ts'
import { appointments } from '#drizzle/schema/scheduling.ts'
import { supportTickets, ticketMacros } from '#drizzle/schema/support.ts'
import { namedByCode } from '../named-by-code.server.ts'

type Names = ReadonlyMap<string, string>
type Find = (ids: string[], locale: Locale) => Promise<Names>

/** A kind of object with its ids, as an entry of the log has both. */
type Named = Readonly<{ subjectType: string; subjectId: string }>

export async function userNames(ids: string[]): Promise<Names> {
  if (ids.length === 0) return new Map()
  const { id, firstName, lastName } = users
  const rows = await db.select({ id, firstName, lastName }).from(users).where(inArray(id, ids))
  return new Map(rows.map((user) => [user.id, `${user.firstName} ${user.lastName}`.trim()]))
}

async function doctorNames(ids: string[], locale: Locale): Promise<Names> {
  const rows = await db.select().from(providers).where(inArray(providers.id, ids))
  return new Map(rows.map((row) => [row.id, displayName(row, locale).main]))
}

async function clinicNames(ids: string[], locale: Locale): Promise<Names> {
  const rows = await db.select().from(facilities).where(inArray(facilities.id, ids))
  return new Map(rows.map((row) => [row.id, facilityName(row, locale)]))
}

/** A doctor at a clinic: both by name. */
async function practiceNames(ids: string[], locale: Locale): Promise<Names> {
  const { id, providerId, facilityId } = providerFacilities
  const rows = await db.select({ id, providerId, facilityId }).from(providerFacilities).where(inArray(id, ids))
  const doctors = await doctorNames([...new Set(rows.map((row) => row.providerId))], locale)
  const clinics = await clinicNames([...new Set(rows.map((row) => row.facilityId))], locale)
  return new Map(rows.map((row) => [row.id, `${doctors.get(row.providerId)} · ${clinics.get(row.facilityId)}`]))
}

async function memberNames(ids: string[]): Promise<Names> {
  const { id, userId } = teamMembers
  const rows = await db.select({ id, userId }).from(teamMembers).where(inArray(id, ids))
  const people = await userNames([...new Set(rows.map((row) => row.userId))])
  return new Map(rows.map((row) => [row.id, people.get(row.userId) ?? '']))
}

/** A visit by its reference, which says nothing of whose it is. */
async function visitNames(ids: string[]): Promise<Names> {
  const { id, reference } = appointments
  const rows = await db.select({ id, reference }).from(appointments).where(inArray(id, ids))
  return new Map(rows.map((row) => [row.id, formatReference(row.reference)]))
}

/** A request by the doctor or clinic that it is about. */
async function requestNames(ids: string[], locale: Locale): Promise<Names> {
  const rows = await db.select().from(changeRequests).where(inArray(changeRequests.id, ids))
  const subjectOf = await findSubjects(rows, locale)
  return new Map(rows.map((row) => [row.id, subjectOf(row).name]))
}

async function ticketNames(ids: string[]): Promise<Names> {
  const { id, reference } = supportTickets
  const rows = await db.select({ id, reference }).from(supportTickets).where(inArray(id, ids))
  return new Map(rows.map((row) => [row.id, formatTicketReference(row.reference)]))
}

async function supplyNames(ids: string[]): Promise<Names> {
  const { id, name } = supplyItems
  const rows = await db.select({ id, name }).from(supplyItems).where(inArray(id, ids))
  return new Map(rows.map((row) => [row.id, row.name]))
}

async function i693Names(ids: string[]): Promise<Names> {
  const { id, reference } = i693Cases
  const rows = await db.select({ id, reference }).from(i693Cases).where(inArray(id, ids))
  return new Map(rows.map((row) => [row.id, formatReference(row.reference)]))
}

async function macroNames(ids: string[], locale: Locale): Promise<Names> {
  const { id, name } = ticketMacros
  const rows = await db.select({ id, name }).from(ticketMacros).where(inArray(id, ids))
  return new Map(rows.map((row) => [row.id, row.name[locale]]))
}

/** A post by its title in the reader's language, or in another that it has. */
async function postNames(ids: string[], locale: Locale): Promise<Names> {
  const { postId, title, locale: written } = blogTranslations
  const rows = await db.select({ postId, title, written }).from(blogTranslations).where(inArray(postId, ids))
  return new Map(
    ids.flatMap((id) => {
      const own = rows.filter((row) => row.postId === id && row.title !== '')
      const found = [locale, ...locales].map((each) => own.find((row) => row.written === each)).find(Boolean)
      return found ? [[id, found.title] as const] : []
    }),
  )
}

/** A run by its kind. */
async function runNames(ids: string[], locale: Locale): Promise<Names> {
  const { id, kind } = runs
  const rows = await db.select({ id, kind }).from(runs).where(inArray(id, ids))
  const say = (code: string) => i18nOf[locale].t(`oversight:audit.runs.${code}`, { defaultValue: code })
  return new Map(rows.map((row) => [row.id, say(row.kind)]))
}

const finders: Readonly<Record<string, Find>> = {
  user: userNames,
  provider: doctorNames,
  facility: clinicNames,
  supply_item: supplyNames,
  i693_case: i693Names,
  provider_facility: practiceNames,
  team_member: memberNames,
  appointment: visitNames,
  change_request: requestNames,
  support_ticket: ticketNames,
  ticket_macro: macroNames,
  blog_post: postNames,
  run: runNames,
}

/** What the objects of some entries are called: one or two statements a kind. A patient has no name here. */
export async function objectNames(entries: readonly Named[], locale: Locale): Promise<(entry: Named) => string | null> {
  const known = new Map<string, Names>()
  for (const [type, find] of Object.entries(finders)) {
    const ids = new Set(entries.filter(({ subjectType }) => subjectType === type).map(({ subjectId }) => subjectId))
    if (ids.size > 0) known.set(type, await find([...ids], locale))
  }
  return ({ subjectType, subjectId }) =>
    known.get(subjectType)?.get(subjectId) ?? namedByCode(subjectType, subjectId, locale)
}
