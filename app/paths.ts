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
  doctorReport: (specialty: string, slug: string) => `/doctor/${segment(specialty)}/${segment(slug)}/report`,
  specialties: () => '/specialty',
  specialty: (slug: string) => `/specialty/${segment(slug)}`,
  everywhere: () => '/location/all',
  neighborhood: (slug: string) => `/location/${segment(slug)}`,
  neighborhoodAll: (slug: string) => `/location/${segment(slug)}/all`,
  neighborhoodSpecialty: (neighborhood: string, specialty: string) =>
    `/location/${segment(neighborhood)}/${segment(specialty)}`,
  suggest: () => '/api/directory/suggest',
} as const

/** A path with a query; without one when there is nothing to say. */
export function withSearch(path: string, search: URLSearchParams | Record<string, string>): string {
  const query = new URLSearchParams(search).toString()
  return query ? `${path}?${query}` : path
}
