import { encryptField } from '#app/core/crypto/field-encryption.server.ts'
import { simulatedIds } from '#app/modules/practice/eligibility/gateway/simulator.ts'
import { chances } from './dice.ts'

/** The demo clinic at which visits say how their patients are insured, so that there is something to check for the next day. */
const facility = 'demo-magnolia-medical-building'

const planIds = ['healthfirst-essential-plan', 'metroplushealth-medicaid', 'fidelis-care-essential-plan'] as const

/** The first is what most have. */
const memberIds = [
  ...Array<string>(6).fill(simulatedIds.active),
  ...[simulatedIds.inactive, simulatedIds.birthDate, simulatedIds.unknown, simulatedIds.later],
]

const pick = <One>(some: readonly One[], chance: () => number): One => some[Math.floor(chance() * some.length)]!

/** The plan and member id of a visit: neither for some, and for others a plan without its number. */
export function insuranceOf(id: string, facilityId: string): { planId?: string; memberIdEnc?: string } {
  if (facilityId !== facility) return {}
  const chance = chances(`insurance ${id}`)
  if (chance() < 0.2) return {}
  const planId = pick(planIds, chance)
  if (chance() < 0.2) return { planId }
  const context = { table: 'appointments', column: 'member_id_enc', rowId: id }
  return { planId, memberIdEnc: encryptField(pick(memberIds, chance), context) }
}
