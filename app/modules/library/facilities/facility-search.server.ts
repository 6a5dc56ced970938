import type { Locale } from '#app/core/i18n/locale.ts'
import {
  listFilterLanguages,
  listNeighborhoods,
  listPlanGroups,
  listPlans,
} from '#app/modules/directory/queries/reference.server.ts'
import type { FacilityFilters } from './facility-filters.ts'
import { listServiceFacilities, type ServiceKind, type ServiceFacility } from './service-facilities.server.ts'

type Plan = Pick<ServiceFacility['plans'][number], 'slug' | 'line'>

/** Whether a place has what is asked. Walk-in and home draws are asked of the service that is looked for. */
function fits(facility: ServiceFacility, filters: FacilityFilters, isPlan: (plan: Plan) => boolean): boolean {
  const services = facility.services.filter(({ code }) => filters.service === '' || code === filters.service)
  return (
    services.length > 0 &&
    (filters.near === '' || facility.neighborhood?.slug === filters.near) &&
    (filters.lang === '' || facility.languages.some(({ tag }) => tag === filters.lang)) &&
    (filters.plan === '' || facility.plans.some(isPlan)) &&
    (!filters.isWalkIn || services.some(({ isWalkIn }) => isWalkIn)) &&
    (!filters.isAtHome || services.some(({ isAtHome }) => isAtHome)) &&
    (!filters.isOpenNow || facility.open.state === 'open')
  )
}

/** A place with the service that is looked for before its others. */
function asked(facility: ServiceFacility, service: string): ServiceFacility {
  const rank = (code: string) => (code === service ? 0 : 1)
  return { ...facility, services: facility.services.toSorted((a, b) => rank(a.code) - rank(b.code)) }
}

/** The places of a kind that fit, with the choices that at least one place of the kind has. */
export async function findServiceFacilities(kind: ServiceKind, filters: FacilityFilters, locale: Locale) {
  const [all, neighborhoods, languages, planGroups, plans] = await Promise.all([
    listServiceFacilities(kind, locale),
    listNeighborhoods(),
    listFilterLanguages(),
    listPlanGroups(),
    listPlans(),
  ])
  const group = planGroups.find(({ id }) => id === filters.plan)
  const exact = plans.find(({ address }) => address === filters.plan)
  const isPlan = ({ slug, line }: Plan) => (group ? group.lines.some((each) => each === line) : slug === exact?.slug)
  const has = {
    near: new Set(all.map(({ neighborhood }) => neighborhood?.slug)),
    lang: new Set(all.flatMap((facility) => facility.languages.map(({ tag }) => tag))),
    line: new Set(all.flatMap((facility) => facility.plans.map(({ line }) => line))),
    plan: new Set(all.flatMap((facility) => facility.plans.map(({ slug }) => slug))),
  }
  return {
    facilities: all
      .filter((facility) => fits(facility, filters, isPlan))
      .map((facility) => asked(facility, filters.service)),
    total: all.length,
    /** Places that have not said which plans they take: they are no answer to a plan, and worth a call. */
    withoutPlans: all.filter((facility) => facility.plans.length === 0).length,
    options: {
      near: neighborhoods
        .filter(({ slug }) => has.near.has(slug))
        .map(({ slug, name }) => ({ value: slug, label: name[locale] })),
      lang: languages.filter(({ id }) => has.lang.has(id)).map(({ id, name }) => ({ value: id, label: name[locale] })),
      planGroup: planGroups
        .filter((each) => each.lines.some((line) => has.line.has(line)))
        .map(({ id, name }) => ({ value: id, label: name[locale] })),
      plan: plans
        .filter(({ slug }) => has.plan.has(slug))
        .map(({ address, name }) => ({ value: address, label: name[locale] })),
    },
  }
}

export type FacilitySearch = Awaited<ReturnType<typeof findServiceFacilities>>
