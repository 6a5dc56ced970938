/**
 * The pages of the provider area that somebody of the administration may read as somebody else. What does not stand here is closed to
 * them: a page that is added later, whatever answers with a file, a feed or a stream, every form, and their own account. `health` shows
 * patients: it asks for a grant for every facility that the person reaches.
 */
const pages: Readonly<Record<string, 'plain' | 'health'>> = {
  '/provider/dashboard': 'health',
  '/provider/mgmt/appt': 'health',
  '/provider/mgmt/appt/report': 'health',
  '/provider/3': 'health',
  '/provider/3/mgmt/appt': 'health',
  '/provider/3/mgmt/appt/:appointment': 'health',
  '/provider/4/dashboard': 'health',
  '/provider/4/dashboard/team': 'plain',
  '/provider/4/dashboard/clinics': 'plain',
  '/provider/4/dashboard/clinics/:providerFacility': 'plain',
  '/provider/4/dashboard/clinics/update-facility-locations': 'plain',
  '/provider/4/dashboard/contact/public-data': 'plain',
  '/provider/4/dashboard/scheduling': 'plain',
  '/provider/4/dashboard/scheduling/:providerFacility/visit-types': 'plain',
  '/provider/4/dashboard/scheduling/:providerFacility/days': 'plain',
  '/provider/4/dashboard/scheduling/:providerFacility/holidays': 'plain',
  '/provider/4/dashboard/scheduling/:providerFacility/rules': 'plain',
}

export const readablePages: readonly string[] = Object.keys(pages)

/** Ids have a digit, words of an address have none: `/provider/3/mgmt/appt/new` is no appointment. */
const patterns = Object.entries(pages).map(([path, kind]) => {
  const source = path.replaceAll(/:[A-Za-z]+/g, '(?=[^/]*\\d)[^/]+')
  return { shape: new RegExp(`^${source}$`), kind }
})

/** Whether a path (root form) may be read so, and whether it shows patients; null for what is closed. */
export function readableAs(path: string): 'plain' | 'health' | null {
  return patterns.find(({ shape }) => shape.test(path))?.kind ?? null
}
