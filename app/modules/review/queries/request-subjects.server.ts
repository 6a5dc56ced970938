import { inArray } from 'drizzle-orm'
import { db } from '#app/core/database/database.server.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { facilityName } from '#app/modules/directory/facility-name.ts'
import { displayName } from '#app/modules/directory/person-name.ts'
import { facilities, providers } from '#drizzle/schema/directory.ts'
import type { ChangeRequest } from './standing-values.server.ts'

/** Whom or what a request is about, as a row names it. */
export type RequestSubject = Readonly<{
  name: string
  /** The English name, an address, or an NPI; null where there is nothing more to say. */
  second: string | null
  /** For the seal avatar; null for facilities. */
  seal: string | null
}>

type Targeted = Pick<ChangeRequest, 'targetType' | 'targetId' | 'before' | 'after'>

const idsOf = (requests: readonly Targeted[], type: string) => [
  ...new Set(requests.filter(({ targetType }) => targetType === type).map(({ targetId }) => targetId)),
]

const words = (value: unknown) => (typeof value === 'string' ? value : '')

/** Under which field a request about an association says its name. */
const nameIn: Readonly<Record<Locale, string>> = { 'zh-Hans': 'nameHans', 'zh-Hant': 'nameHant', 'en-US': 'nameEn' }

/** Of somebody or something that the directory does not have yet, or that is to be called otherwise: what the request says. */
function stated({ targetType, targetId, before, after }: Targeted, locale: Locale): RequestSubject {
  if (targetType === 'npi') {
    const name = [words(after.name), words(after.nameZh)].filter(Boolean).join(' ')
    return { name: name || targetId, second: `NPI ${targetId}`, seal: name || null }
  }
  if (targetType === 'association') {
    const said = { ...after, ...before }
    const name = words(said[nameIn[locale]])
    const second = [said.nameEn, said.nameHant].map(words).find((other) => other !== name)
    return { name, second: second || null, seal: words(said.nameHans) || null }
  }
  const address = [after.addressLine1, after.city].map(words).filter(Boolean).join(', ')
  return { name: words(after.nameEn) || '–', second: address || null, seal: null }
}

const { id, npi, legalFirst, legalLast, preferredName, nameHans, nameHant, title } = providers
const personColumns = { id, npi, legalFirst, legalLast, preferredName, nameHans, nameHant, title }
const placeColumns = {
  id: facilities.id,
  nameEn: facilities.nameEn,
  nameHans: facilities.nameHans,
  nameHant: facilities.nameHant,
  addressLine1: facilities.addressLine1,
  city: facilities.city,
}

/** The subjects of requests, by their kind and id: two statements, however many there are. */
export async function findSubjects(
  requests: readonly Targeted[],
  locale: Locale,
): Promise<(request: Targeted) => RequestSubject> {
  const [providerIds, facilityIds] = [idsOf(requests, 'provider'), idsOf(requests, 'facility')]
  const [people, places] = await Promise.all([
    providerIds.length > 0 ? db.select(personColumns).from(providers).where(inArray(providers.id, providerIds)) : [],
    facilityIds.length > 0 ? db.select(placeColumns).from(facilities).where(inArray(facilities.id, facilityIds)) : [],
  ])
  const subjects = new Map<string, RequestSubject>()
  for (const row of people) {
    const { main, other, seal } = displayName(row, locale)
    const second = [other, row.npi && `NPI ${row.npi}`].filter(Boolean).join(' · ')
    subjects.set(`provider:${row.id}`, { name: main, second: second || null, seal })
  }
  for (const row of places) {
    const second = `${row.addressLine1}, ${row.city}`
    subjects.set(`facility:${row.id}`, { name: facilityName(row, locale), second, seal: null })
  }
  return (request) => subjects.get(`${request.targetType}:${request.targetId}`) ?? stated(request, locale)
}
