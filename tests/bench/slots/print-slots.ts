import fc from 'fast-check'
import { openSlots } from '#app/modules/booking/slots/open-slots.ts'
import { inputOf, slotCases } from './cases.ts'

/** The slots of a settled sample of cases as JSON, for comparing processes whose clocks hang in different zones. */
export function printedSlots(): string {
  const sample = fc.sample(slotCases, { numRuns: 400, seed: 7 })
  return JSON.stringify(sample.map((test) => openSlots(inputOf(test))))
}
