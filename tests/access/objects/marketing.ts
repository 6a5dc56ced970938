import { nobody } from '../ask.ts'
import type { AccessRow } from '../objects.ts'
import { insiders } from '../world.ts'

const base = '/provider/mgmt/marketing/:providerFacility'
const make: AccessRow['make'] = async ({ practice }) => ({ providerFacility: practice.providerFacilityId })
const ofDoctor = { method: 'GET', make, missing: { providerFacility: nobody }, allowed: insiders } as const

export const rows: AccessRow[] = [
  { path: base, ...ofDoctor },
  { path: `${base}/poster`, ...ofDoctor },
]
