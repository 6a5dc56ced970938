import type { facilityTypes } from '#drizzle/schema/directory.ts'

type FacilityType = (typeof facilityTypes)[number]

/** A NUCC taxonomy code of a registry row and whether its primary switch is on. */
export type Taxonomy = { code: string; isPrimary: boolean }

/** NUCC Health Care Provider Taxonomy, non-individual groups; the longest matching beginning decides. */
const typeOfPrefix: readonly (readonly [prefix: string, type: FacilityType])[] = [
  ['261QU0200X', 'urgent_care'],
  ['261QR0200X', 'imaging'],
  ['261QR0206X', 'imaging'],
  ['261QR0207X', 'imaging'],
  ['261QR0208X', 'imaging'],
  ['261QM1200X', 'imaging'],
  ['261QF0400X', 'fqhc'],
  ['261QD0000X', 'dental'],
  ['261Q', 'practice'],
  ['293D', 'imaging'],
  ['335V', 'imaging'],
  ['2085', 'imaging'],
  ['291', 'lab'],
  ['292', 'lab'],
  ['246', 'lab'],
  ['3336', 'pharmacy'],
  ['333600000X', 'pharmacy'],
  ['1835', 'pharmacy'],
  ['27', 'hospital'],
  ['28', 'hospital'],
  ['122', 'dental'],
  ['124Q', 'dental'],
  ['1223', 'dental'],
  ['171100000X', 'tcm'],
  ['193', 'practice'],
  ['302', 'other'],
  ['305', 'other'],
  ['31', 'other'],
  ['32', 'other'],
  ['33', 'other'],
  ['34', 'other'],
  ['25', 'other'],
  ['38', 'other'],
  ['17', 'other'],
]
const byLength = typeOfPrefix.toSorted((a, b) => b[0].length - a[0].length)

/** The kind of place an organization is: by its primary taxonomy, else its first; individual specialties mean a practice. */
export function facilityType(taxonomies: readonly Taxonomy[]): FacilityType {
  const code = (taxonomies.find((taxonomy) => taxonomy.isPrimary) ?? taxonomies[0])?.code
  if (!code) return 'other'
  const found = byLength.find(([prefix]) => code.startsWith(prefix))
  if (found) return found[1]
  return /^[12]/.test(code) ? 'practice' : 'other'
}

/** Whether practitioners who give this place's address may be taken to work at it. */
export function employsPractitioners(type: FacilityType): boolean {
  return type !== 'pharmacy' && type !== 'lab' && type !== 'other'
}

/**
 * The specialties of a person: every mapped taxonomy once, in the registry's order. The primary one is that of the code
 * whose switch is on, else the first.
 */
export function mapSpecialties(
  taxonomies: readonly Taxonomy[],
  specialtyOfCode: ReadonlyMap<string, string>,
): { specialtyId: string; isPrimary: boolean }[] {
  const mapped = taxonomies.flatMap(({ code, isPrimary }) => {
    const specialtyId = specialtyOfCode.get(code)
    return specialtyId === undefined ? [] : [{ specialtyId, isPrimary }]
  })
  const primary = (mapped.find(({ isPrimary }) => isPrimary) ?? mapped[0])?.specialtyId
  const ids = [...new Set(mapped.map(({ specialtyId }) => specialtyId))]
  return ids.map((specialtyId) => ({ specialtyId, isPrimary: specialtyId === primary }))
}
