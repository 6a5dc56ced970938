import { type Search, withSearch } from '../core/page/with-search.ts'

const segment = encodeURIComponent

/** Lists of doctors, a doctor, and how to get a time; a part of `paths`. */
export const doctorPaths = {
  doctors: (search: Search = {}) => withSearch('/doctor', search),
  doctorsOfSpecialty: (specialty: string, search: Search = {}) => withSearch(`/doctor/${segment(specialty)}`, search),
  doctor: (specialty: string, slug: string) => `/doctor/${segment(specialty)}/${segment(slug)}`,
  appointment: (specialty: string, slug: string, search: Search = {}) =>
    withSearch(`/doctor/${segment(specialty)}/${segment(slug)}/appointment`, search),
  appointmentHold: (specialty: string, slug: string) =>
    `/doctor/${segment(specialty)}/${segment(slug)}/appointment/hold`,
  waitlist: (specialty: string, slug: string) => `/doctor/${segment(specialty)}/${segment(slug)}/waitlist`,
  /** The same of a specialty, for an area `near` and a language `lang`, as `firstAvailable` has them. */
  specialtyWaitlist: (specialty: string, search: Search = {}) =>
    withSearch(`/doctor/${segment(specialty)}/waitlist`, search),
  firstAvailable: (specialty: string, search: Search = {}) =>
    withSearch(`/doctor/${segment(specialty)}/appointment`, search),
  doctorReport: (specialty: string, slug: string) => `/doctor/${segment(specialty)}/${segment(slug)}/report`,
} as const
