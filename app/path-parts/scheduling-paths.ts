import { type Search, withSearch } from '../core/page/with-search.ts'

const segment = encodeURIComponent

const base = '/provider/4/dashboard/scheduling'

type Part =
  'copy' | 'same-hours' | 'visit-types' | 'resources' | 'days' | 'holidays' | 'rules' | 'preview' | 'link' | 'bookable'

const part = (providerFacilityId: string, name: Part) => `${base}/${segment(providerFacilityId)}/${name}`

/** The addresses of schedules in the provider's office: of a place, and the visits that a change touches; a part of `paths`. */
export const schedulingPaths = {
  scheduling: (search: Search = {}) => withSearch(base, search),
  schedulePart: (providerFacilityId: string, name: Part, search: Search = {}) =>
    withSearch(part(providerFacilityId, name), search),
  scheduleHours: (providerFacilityId: string, rule: string) =>
    `${base}/${segment(providerFacilityId)}/hours/${segment(rule)}`,
  scheduleHoursRemoval: (providerFacilityId: string, rule: string) =>
    `${base}/${segment(providerFacilityId)}/hours/${segment(rule)}/removal`,
  scheduleVisitType: (providerFacilityId: string, visitType: string) =>
    `${part(providerFacilityId, 'visit-types')}/${segment(visitType)}`,
  scheduleResource: (providerFacilityId: string, resource: string) =>
    `${part(providerFacilityId, 'resources')}/${segment(resource)}`,
  scheduleResourceRetirement: (providerFacilityId: string, resource: string) =>
    `${part(providerFacilityId, 'resources')}/${segment(resource)}/retirement`,
  scheduleDayRemoval: (providerFacilityId: string, row: string) =>
    `${part(providerFacilityId, 'days')}/${segment(row)}/removal`,
  /** `back` is the screen of the desk from which the change came. */
  scheduleImpact: (draft: string, search: Search = {}) => withSearch(`${base}/impact/${segment(draft)}`, search),
  scheduleImpactRemoval: (draft: string, search: Search = {}) =>
    withSearch(`${base}/impact/${segment(draft)}/removal`, search),
}
