import { z } from 'zod'
import { hidden } from '#app/core/form/form.ts'
import { mergedFields } from '#app/modules/booking/records/same-person.ts'

/** The key of a form's one answer, made by its page. */
const formKey = /^[A-Za-z0-9]{22}$/
const side = z.enum(['first', 'second']).optional().catch(undefined)

/** What the pair page asks of: the fields of a row, and the plan. */
export const askedFields = [...mergedFields, 'plan'] as const
export type AskedField = (typeof askedFields)[number]

/** Under this name a form says from whom a field is taken: a choice, and never what stands in the field. */
export const sideName = (field: AskedField) => `from-${field}` as const
type SideName = ReturnType<typeof sideName>

/** From whom each field is taken; a field in which the two agree is not asked of. */
export const pairForm = z.object({
  key: z.string().regex(formKey),
  basis: hidden(60),
  ...(Object.fromEntries(askedFields.map((field) => [sideName(field), side])) as Record<SideName, typeof side>),
})

/** Under this name a form says whose a visit is. */
export const visitSideName = (visitId: string) => `side-${visitId}`

/** A form with a question for each of these visits. */
export function separationForm(visitIds: readonly string[]) {
  const sides = Object.fromEntries(visitIds.map((id) => [visitSideName(id), side]))
  return z.object({ rest: side, ...(sides as Record<string, typeof side>) })
}
