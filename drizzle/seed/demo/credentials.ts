import type { providerCredentials } from '#drizzle/schema/directory.ts'
import type { DemoProvider } from './shape.ts'

type Credential = typeof providerCredentials.$inferInsert

const licenseTitles: Record<string, string> = {
  MD: 'Physician',
  DO: 'Physician',
  DDS: 'Dentist',
  DMD: 'Dentist',
  DPM: 'Podiatrist',
  DPT: 'Physical Therapist',
  OT: 'Occupational Therapist',
  DC: 'Chiropractor',
  OD: 'Optometrist',
  AuD: 'Audiologist',
  PhD: 'Psychologist',
  PsyD: 'Psychologist',
  LCSW: 'Licensed Clinical Social Worker',
  LAc: 'Acupuncturist',
  NP: 'Nurse Practitioner',
  PA: 'Physician Assistant',
  CNM: 'Midwife',
  RD: 'Certified Dietitian',
}

/** Schools and hospitals that do not exist. */
const schools = ['Osmanthus University', 'Hudson Lotus College of Health Sciences', 'Magnolia State University']
const hospitals = ['Banyan Community Hospital', 'White Crane University Hospital']

const licensors: Record<string, string> = {
  NY: 'New York State Education Department',
  NJ: 'New Jersey Division of Consumer Affairs',
}

interface Moment {
  /** Epoch milliseconds of a check so many whole days ago. */
  daysAgo: (days: number) => number
  /** "YYYY-MM-DD" of a day from today. */
  date: (daysAhead: number) => string
}

/** The license of anyone with a practicing year, the education behind it, and what the row adds. */
export function credentialsOf(provider: DemoProvider, state: string, { daysAgo, date }: Moment): Credential[] {
  const { no, since, title } = provider
  if (!since || !title) return []
  const specialty = words(provider.specialties[0]!)
  const isRetired = provider.status === 'retired'
  const licenseIsVerified = no % 4 !== 0
  const rows: Omit<Credential, 'id' | 'providerId'>[] = [
    {
      kind: 'license',
      issuer: licensors[state]!,
      title: licenseTitles[title] ?? title,
      numberMasked: `••••${String(no).padStart(2, '0').slice(-2)}`,
      state,
      startsOn: `${since}-07-01`,
      endsOn: date(isRetired ? -400 : 300 + no),
      verifyState: isRetired ? 'expired' : licenseIsVerified ? 'verified' : 'unverified',
      verifiedBy: licenseIsVerified ? 'license file' : null,
      verifiedAt: licenseIsVerified ? daysAgo(30) : null,
    },
    { kind: 'education', issuer: schools[no % 3]!, title, endsOn: `${since - 4}-05-31`, verifyState: 'unverified' },
  ]
  for (const kind of provider.credentials ?? []) {
    if (kind === 'board') {
      rows.push({
        kind,
        issuer: 'Demo Board of Medical Specialties',
        title: specialty,
        endsOn: date(900 + no),
        verifyState: 'verified',
        verifiedBy: 'board file',
        verifiedAt: daysAgo(60),
      })
    } else if (kind === 'civil_surgeon') {
      const issuer = 'U.S. Citizenship and Immigration Services'
      rows.push({
        kind,
        issuer,
        title: 'Designated civil surgeon',
        state,
        verifyState: 'verified',
        verifiedAt: daysAgo(45),
      })
    } else if (kind === 'language_cert') {
      const issuer = 'Demo Council on Medical Languages'
      rows.push({ kind, issuer, title: 'Clinician language assessment', verifyState: 'unverified' })
    } else {
      rows.push({ kind, issuer: hospitals[no % 2]!, title: trainingTitle(kind, specialty), verifyState: 'unverified' })
    }
  }
  return rows.map((row) => ({ ...row, id: `demo-${provider.slug}-${row.kind}`, providerId: `demo-${provider.slug}` }))
}

function trainingTitle(kind: Credential['kind'], specialty: string): string {
  return kind === 'hospital' ? 'Admitting privileges' : `${specialty} ${kind}`
}

/** "obstetrics-and-gynecology" → "Obstetrics and Gynecology". */
function words(slug: string): string {
  return slug
    .replace(/(^|-)(?!and-|of-)([a-z])/g, (_, dash: string, letter: string) => (dash && ' ') + letter.toUpperCase())
    .replaceAll('-', ' ')
}
