/**
 * Every address of the product, in root form (without a locale's prefix). Nobody writes a path by hand:
 * `Link` and `redirect` add the prefix, `withPrefix` does for a plain address in another locale.
 */
const segment = encodeURIComponent

export const paths = {
  home: () => '/',
  contact: () => '/contact',
  unauthorized: () => '/unauthorized',
  doctors: (search: URLSearchParams | Record<string, string> = {}) => withSearch('/doctor', search),
  doctorsOfSpecialty: (specialty: string, search: URLSearchParams | Record<string, string> = {}) =>
    withSearch(`/doctor/${segment(specialty)}`, search),
  doctor: (specialty: string, slug: string) => `/doctor/${segment(specialty)}/${segment(slug)}`,
  appointment: (specialty: string, slug: string, search: URLSearchParams | Record<string, string> = {}) =>
    withSearch(`/doctor/${segment(specialty)}/${segment(slug)}/appointment`, search),
  appointmentHold: (specialty: string, slug: string) =>
    `/doctor/${segment(specialty)}/${segment(slug)}/appointment/hold`,
  waitlist: (specialty: string, slug: string) => `/doctor/${segment(specialty)}/${segment(slug)}/waitlist`,
  firstAvailable: (specialty: string, search: URLSearchParams | Record<string, string> = {}) =>
    withSearch(`/doctor/${segment(specialty)}/appointment`, search),
  doctorReport: (specialty: string, slug: string) => `/doctor/${segment(specialty)}/${segment(slug)}/report`,
  specialties: () => '/specialty',
  specialty: (slug: string) => `/specialty/${segment(slug)}`,
  everywhere: () => '/location/all',
  neighborhood: (slug: string) => `/location/${segment(slug)}`,
  neighborhoodAll: (slug: string) => `/location/${segment(slug)}/all`,
  neighborhoodSpecialty: (neighborhood: string, specialty: string) =>
    `/location/${segment(neighborhood)}/${segment(specialty)}`,
  /** An action link and what can be done with it; the token is base62 and needs no escaping. */
  link: (token: string) => `/${token}`,
  linkCode: (token: string) => `/${token}/code`,
  linkAccess: (token: string) => `/${token}/access`,
  linkConfirmation: (token: string) => `/${token}/confirmation`,
  linkReschedule: (token: string, search: URLSearchParams | Record<string, string> = {}) =>
    withSearch(`/${token}/reschedule`, search),
  linkCancellation: (token: string) => `/${token}/cancellation`,
  linkRenewal: (token: string) => `/${token}/renewal`,
  linkCalendar: (token: string) => `/${token}/calendar.ics`,
  linkQr: (token: string) => `/${token}/qr.svg`,
  linkAcceptance: (token: string) => `/${token}/acceptance`,
  linkRefusal: (token: string) => `/${token}/refusal`,
  suggest: () => '/api/directory/suggest',
  /** Ends or takes up reminders by e-mail; the token is signed. */
  optOut: (token: string) => `/api/messages/opt-out/${token}`,
} as const

/** A path with a query; without one when there is nothing to say. */
export function withSearch(path: string, search: URLSearchParams | Record<string, string>): string {
  const query = new URLSearchParams(search).toString()
  return query ? `${path}?${query}` : path
}
