/** schema.org's types for people who treat patients: it has one for physicians, one for dentists, and the business of any health professional. */
export type PractitionerType = 'Physician' | 'Dentist' | 'MedicalBusiness'

const physicianDegrees = new Set(['MD', 'DO', 'MBBS', 'DPM'])
const dentistDegrees = new Set(['DDS', 'DMD'])
/** Research degrees say nothing of a license: psychologists and physicians have them. */
const otherDegrees = new Set(['PHD', 'MPH', 'MBA', 'MS', 'MA', 'EDD', 'SCD', 'DRPH'])

const dental = new Set([
  'dentistry',
  'orthodontics',
  'pediatric-dentistry',
  'oral-surgery',
  'periodontics',
  'endodontics',
  'prosthodontics',
])

/** Specialties of ours whose professions are no physicians (NUCC: none of the codes 207, 208). */
const otherProfessions = new Set([
  'physical-therapy',
  'occupational-therapy',
  'massage-therapy',
  'chiropractic',
  'psychology',
  'clinical-social-work',
  'mental-health-counseling',
  'marriage-and-family-therapy',
  'midwifery',
  'acupuncture',
  'nutrition',
  'nurse-practitioner',
  'physician-assistant',
  'optometry',
  'audiology',
  'speech-therapy',
])

/** The type of somebody by their degrees, and where those do not tell by their primary specialty. */
export function practitionerType(title: string | null, specialtySlug: string): PractitionerType {
  const degrees = (title ?? '')
    .toUpperCase()
    .replaceAll('.', '')
    .split(/[\s,;/]+/)
    .filter((degree) => degree !== '' && !otherDegrees.has(degree))
  if (
    dental.has(specialtySlug) &&
    degrees.every((degree) => dentistDegrees.has(degree) || physicianDegrees.has(degree))
  )
    return 'Dentist'
  if (degrees.some((degree) => physicianDegrees.has(degree))) return 'Physician'
  if (degrees.some((degree) => dentistDegrees.has(degree))) return 'Dentist'
  return degrees.length > 0 || otherProfessions.has(specialtySlug) ? 'MedicalBusiness' : 'Physician'
}
