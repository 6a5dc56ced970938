import { chineseName } from '#app/modules/directory/chinese-name.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { displayName } from '#app/modules/directory/person-name.ts'
import { listSpecialties } from '#app/modules/directory/queries/reference.server.ts'
import { readNpi } from '../forms.ts'
import { matchNpi } from './match-npi.server.ts'

export type NpiProblem = 'npi' | 'npiLength' | 'npiDigit' | 'npiFacility'

type Matched = { name: string; other: string | null; specialty: string | null; address: string | null } & {
  isOwned: boolean
  isDemo: boolean
}

/** The registration as far as it has come: the NPI is asked for, or the account that goes with it. */
export type RegisterPage =
  | { step: 'npi'; npi: string; problem: NpiProblem | null }
  | {
      step: 'account'
      npi: string
      match: Matched | null
      firstName: string
      lastName: string
      nameZh: string
      specialties: { id: string; name: string }[]
    }

const problems: Readonly<Record<string, NpiProblem>> = {
  'errors.npi': 'npi',
  'errors.npiLength': 'npiLength',
  'errors.npiDigit': 'npiDigit',
}

/** What `?npi=` leads to; null is a visitor who has typed none yet. */
export async function loadRegisterPage(typed: string | null, locale: Locale): Promise<RegisterPage> {
  if (typed === null) return { step: 'npi', npi: '', problem: null }
  const npi = readNpi(typed)
  if ('problem' in npi) return { step: 'npi', npi: typed.slice(0, 20), problem: problems[npi.problem] ?? 'npi' }
  const match = await matchNpi(npi.value)
  if (match.kind === 'facility') return { step: 'npi', npi: npi.value, problem: 'npiFacility' }
  if (match.kind === 'unknown') {
    const specialties = (await listSpecialties()).map(({ id, name }) => ({ id, name: name[locale] }))
    return { step: 'account', npi: npi.value, match: null, firstName: '', lastName: '', nameZh: '', specialties }
  }
  const { provider } = match
  const names = displayName(provider, locale)
  return {
    step: 'account',
    npi: npi.value,
    match: {
      name: names.main,
      other: names.other,
      specialty: provider.specialty?.name[locale] ?? null,
      address: provider.address,
      isOwned: provider.userId !== null,
      isDemo: provider.isDemo,
    },
    firstName: provider.legalFirst,
    lastName: provider.legalLast,
    nameZh: chineseName(provider, locale) ?? '',
    specialties: [],
  }
}
