import type { Source } from '#drizzle/schema/content.ts'

type Publication = (title: string, path: string) => Source

function publisher(name: string, origin: string, suffix = ''): Publication {
  return (title, path) => ({ publisher: name, title, url: `${origin}${path}${suffix}` })
}

export const aging = publisher('National Institute on Aging (NIH)', 'https://www.nia.nih.gov/health/')
export const cdc = publisher('CDC', 'https://www.cdc.gov/')
export const eyeInstitute = publisher(
  'National Eye Institute (NIH)',
  'https://www.nei.nih.gov/learn-about-eye-health/eye-conditions-and-diseases/',
)
export const heartInstitute = publisher('NHLBI (NIH)', 'https://www.nhlbi.nih.gov/health/')
export const digestiveInstitute = publisher('NIDDK (NIH)', 'https://www.niddk.nih.gov/health-information/')
export const medlinePlus = publisher('MedlinePlus (NIH)', 'https://medlineplus.gov/', '.html')
export const medicareGov = publisher('Medicare.gov', 'https://www.medicare.gov/')
export const preventiveTaskForce = publisher(
  'USPSTF',
  'https://www.uspreventiveservicestaskforce.org/uspstf/recommendation/',
)
export const stateHealth = publisher('New York State Department of Health', 'https://www.health.ny.gov/')
export const uscis = publisher('USCIS', 'https://www.uscis.gov/')
