import { notFound } from '#app/core/http.server.ts'
import { anyDoctor, type AskedBooking } from '../booking-forms.ts'
import type { Offer } from '../queries/desk-days.server.ts'
import { listVisitChoices, type VisitChoice } from '../queries/desk-times.server.ts'
import type { Desk } from './open-desk.server.ts'

/** What is to be booked, as far as somebody has said it, and what there is to choose from. */
export type VisitQuestion = {
  doctors: { slug: string; name: string }[]
  /** The slug of the doctor, `any` for whoever is soonest; null while nobody has said. */
  doctor: string | null
  kinds: VisitChoice[]
  /** Null while nobody has said. */
  kind: VisitChoice | null
  /** The doctors with this kind of visit among whom a time is looked for. */
  offers: Offer[]
}

/** A kind of visit for any doctor is meant by its code: each once, as the first doctor calls it. */
function byCode(visits: readonly VisitChoice[]): VisitChoice[] {
  const first = new Map<string, VisitChoice>()
  for (const visit of visits) if (!first.has(visit.code)) first.set(visit.code, { ...visit, value: visit.code })
  return [...first.values()]
}

/**
 * Doctor and kind of visit as two questions. Only where there is one answer is it given without asking.
 * A doctor or kind of visit of somebody else and none at all look alike.
 */
export async function askForVisit({ choice, locale }: Desk, asked: Pick<AskedBooking, 'doctor' | 'visit'>) {
  const colleagues = choice?.colleagues.filter(({ powers }) => powers.admit) ?? []
  const visits = await listVisitChoices(colleagues, locale)
  const bookable = colleagues.filter((each) =>
    visits.some(({ providerFacilityId }) => providerFacilityId === each.providerFacilityId),
  )
  const doctorOf = (visit: VisitChoice) =>
    bookable.find(({ providerFacilityId }) => providerFacilityId === visit.providerFacilityId)!
  const named = visits.find(({ visitTypeId }) => visitTypeId === asked.visit)
  if (asked.visit !== null && !named && !visits.some(({ code }) => code === asked.visit)) notFound()
  const bySlug = new Map(bookable.map((each) => [each.doctor.slug, each]))
  if (asked.doctor !== null && asked.doctor !== anyDoctor && !bySlug.has(asked.doctor)) notFound()
  const only = bookable.length === 1 ? bookable[0]!.doctor.slug : null
  const addressed = choice?.doctor && bySlug.has(choice.doctor) ? choice.doctor : null
  const doctor = asked.doctor ?? (named && doctorOf(named).doctor.slug) ?? addressed ?? only
  const isAny = doctor === anyDoctor
  const own = doctor === null ? [] : isAny ? visits : visits.filter((visit) => doctorOf(visit).doctor.slug === doctor)
  const kinds = isAny ? byCode(own) : own
  const code = named?.code ?? asked.visit
  const meant = kinds.find(({ visitTypeId }) => visitTypeId === asked.visit) ?? kinds.find((kind) => kind.code === code)
  const kind = meant ?? (kinds.length === 1 ? kinds[0]! : null)
  const offered = kind === null ? [] : isAny ? own.filter((visit) => visit.code === kind.code) : [kind]
  const offers = offered.map((visit) => ({ providerFacility: doctorOf(visit), visit }))
  const doctors = bookable.map(({ doctor: { slug, name } }) => ({ slug, name }))
  return { doctors, doctor, kinds, kind, offers } satisfies VisitQuestion
}

/** The kind of visit that is booked, with whose it is. */
export async function findOffer(desk: Desk, visitTypeId: string): Promise<Offer> {
  const { offers } = await askForVisit(desk, { doctor: null, visit: visitTypeId })
  return offers.find(({ visit }) => visit.visitTypeId === visitTypeId) ?? notFound()
}
