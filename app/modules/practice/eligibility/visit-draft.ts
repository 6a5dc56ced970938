import type { LocalDate } from '#app/core/calendar/dates.ts'
import type { CheckPerson } from './person.server.ts'
import { plainId, plainText } from './x12/plain-text.ts'

/** What a visit says for its check, and what is missing before it can be asked. */

export type Draft = Readonly<{
  providerId: string
  carrierId: string | null
  payerCode: string | null
  memberId: string | null
  firstName: string
  lastName: string
  birthDate: LocalDate | null
  sex: 'M' | 'F' | null
  dependent: CheckPerson['dependent']
  serviceDate: LocalDate
}>

/** What may be missing, in the order in which it is asked for. */
export type Lack = 'carrier' | 'payerCode' | 'memberId' | 'name' | 'birthDate' | 'npi'

type Known = Readonly<{
  identity: Readonly<{ nameEn: string; birthDate: LocalDate | null }> | null
  sex: string
  /** As the last check of this patient had them. */
  known: CheckPerson | null
  memberId: string | null
  carrierId: string | null
  payerCode: string | null
  serviceDate: LocalDate
  providerId: string
}>

const sexes: Readonly<Record<string, 'M' | 'F'>> = { m: 'M', f: 'F' }

/** An English name taken apart: the last word is the family's. The form lets it be put right. */
export function splitName(nameEn: string): { firstName: string; lastName: string } {
  const words = plainText(nameEn).split(' ').filter(Boolean)
  return { firstName: words.slice(0, -1).join(' '), lastName: words.at(-1) ?? '' }
}

export function draftOf({ identity, sex, known, memberId, ...rest }: Known): Draft {
  const own = { ...splitName(identity?.nameEn ?? ''), birthDate: identity?.birthDate ?? null, sex: sexes[sex] ?? null }
  const { subscriber } = known ?? { subscriber: own }
  return { ...rest, ...subscriber, memberId: memberId && plainId(memberId), dependent: known?.dependent ?? null }
}

export function lacksOf(draft: Draft, npi: string | null): Lack[] {
  const isThere: Readonly<Record<Lack, boolean>> = {
    carrier: draft.carrierId !== null,
    payerCode: draft.carrierId === null || draft.payerCode !== null,
    memberId: Boolean(draft.memberId),
    name: draft.firstName !== '' && draft.lastName !== '',
    birthDate: draft.birthDate !== null,
    npi: npi !== null,
  }
  return (Object.keys(isThere) as Lack[]).filter((lack) => !isThere[lack])
}
