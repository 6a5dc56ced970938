import { encryptField } from '#app/core/crypto/field-encryption.server.ts'
import { simulatedIds } from '#app/modules/practice/eligibility/gateway/simulator.ts'
import { chances } from './dice.ts'
import { insuredFacilityId } from './visit-checks.ts'
import type { PlannedVisit } from './visit-plan.ts'

const planIds = ['healthfirst-essential-plan', 'metroplushealth-medicaid', 'fidelis-care-essential-plan'] as const

/** The first is what most have. */
const memberIds = [
  ...Array<string>(6).fill(simulatedIds.active),
  ...[simulatedIds.inactive, simulatedIds.birthDate, simulatedIds.unknown, simulatedIds.later],
]

const pick = <One>(some: readonly One[], chance: () => number): One => some[Math.floor(chance() * some.length)]!

/** The plan and member id of a visit: neither for some, and for others a plan without its number; who is asked about has both. */
export function insuranceOf({ id, providerFacility, check }: PlannedVisit): { planId?: string; memberIdEnc?: string } {
  if (providerFacility.facilityId !== insuredFacilityId) return {}
  const chance = chances(`insurance ${id}`)
  if (chance() < 0.2 && !check) return {}
  const planId = pick(planIds, chance)
  if (chance() < 0.2 && !check) return { planId }
  const memberId = check ? simulatedIds[check.answer] : pick(memberIds, chance)
  const context = { table: 'appointments', column: 'member_id_enc', rowId: id }
  return { planId, memberIdEnc: encryptField(memberId, context) }
}
