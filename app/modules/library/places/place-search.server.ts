import type { Locale } from '#app/core/i18n/locale.ts'
import {
  listFilterLanguages,
  listNeighborhoods,
  listPlanGroups,
  listPlans,
} from '#app/modules/directory/queries/reference.server.ts'
import type { PlaceFilters } from './place-filters.ts'
import { listServicePlaces, type ServiceKind, type ServicePlace } from './service-places.server.ts'

type Plan = Pick<ServicePlace['plans'][number], 'slug' | 'line'>

/** Whether a place has what is asked. Walk-in and home draws are asked of the service that is looked for. */
function fits(place: ServicePlace, filters: PlaceFilters, isPlan: (plan: Plan) => boolean): boolean {
  const services = place.services.filter(({ code }) => filters.service === '' || code === filters.service)
  return (
    services.length > 0 &&
    (filters.near === '' || place.neighborhood?.slug === filters.near) &&
    (filters.lang === '' || place.languages.some(({ tag }) => tag === filters.lang)) &&
    (filters.plan === '' || place.plans.some(isPlan)) &&
    (!filters.isWalkIn || services.some(({ isWalkIn }) => isWalkIn)) &&
    (!filters.isAtHome || services.some(({ isAtHome }) => isAtHome)) &&
    (!filters.isOpenNow || place.open.state === 'open')
  )
}

/** A place with the service that is looked for before its others. */
function asked(place: ServicePlace, service: string): ServicePlace {
  const rank = (code: string) => (code === service ? 0 : 1)
  return { ...place, services: place.services.toSorted((a, b) => rank(a.code) - rank(b.code)) }
}

/** The places of a kind that fit, with the choices that at least one place of the kind has. */
export async function findServicePlaces(kind: ServiceKind, filters: PlaceFilters, locale: Locale) {
  const [all, neighborhoods, languages, planGroups, plans] = await Promise.all([
    listServicePlaces(kind, locale),
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
    lang: new Set(all.flatMap((place) => place.languages.map(({ tag }) => tag))),
    line: new Set(all.flatMap((place) => place.plans.map(({ line }) => line))),
    plan: new Set(all.flatMap((place) => place.plans.map(({ slug }) => slug))),
  }
  return {
    places: all.filter((place) => fits(place, filters, isPlan)).map((place) => asked(place, filters.service)),
    total: all.length,
    /** Places that have not said which plans they take: they are no answer to a plan, and worth a call. */
    withoutPlans: all.filter((place) => place.plans.length === 0).length,
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

export type PlaceSearch = Awaited<ReturnType<typeof findServicePlaces>>
