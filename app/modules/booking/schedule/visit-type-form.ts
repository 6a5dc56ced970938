import { z } from 'zod'
import { type Faults, reportFaults, words } from '#app/core/form/form.ts'
import { problem } from '#app/core/form/problem.ts'
import { rowId } from './hours-form.ts'
import type { VisitTypeRow } from './schedule-change.ts'

export const visitModes = ['in_person', 'video', 'phone', 'home'] as const
export const newPatientChoices = ['all', 'new_only', 'returning_only'] as const
export const approvalChoices = ['auto', 'manual', 'auto_returning'] as const
export const resourceKinds = ['room', 'device', 'chair'] as const

/** Minutes that a list of choices offers; what is stored and not among them is offered besides. */
export const alignChoices = [5, 10, 15, 20, 30, 60] as const
export const noticeChoices = [0, 30, 60, 120, 240, 480, 1440, 2880, 4320, 10080] as const

/** What a number may be, and whether it may be left out. */
const ranges = {
  minutes: [5, 240],
  bufferBefore: [0, 120],
  bufferAfter: [0, 120],
  alignMinutes: [5, 240],
  leadMinutes: [0, 43_200],
  horizonDays: [1, 365],
  capacity: [1, 50],
  dailyCap: [1, 200],
  cancelNoticeMinutes: [0, 43_200],
  rescheduleNoticeMinutes: [0, 43_200],
  maxReschedules: [0, 20],
  sort: [0, 999],
} as const satisfies Record<string, readonly [number, number]>

const mayBeEmpty: readonly string[] = ['dailyCap']

const texts = Object.fromEntries(Object.keys(ranges).map((name) => [name, words(10)])) as Record<
  keyof typeof ranges,
  ReturnType<typeof words>
>
const box = z.literal('on').optional()

const nameFields = ['nameHans', 'nameHant', 'nameEn'] as const
const instructionFields = ['instructionsHans', 'instructionsHant', 'instructionsEn'] as const

export const visitTypeForm = z
  .object({
    id: z.string().regex(rowId, { error: 'errors.stale' }),
    basis: words(40),
    ...texts,
    nameHans: words(60),
    nameHant: words(60),
    nameEn: words(60),
    instructionsHans: words(500),
    instructionsHant: words(500),
    instructionsEn: words(500),
    price: words(12),
    mode: z.enum(visitModes).optional(),
    newPatients: z.enum(newPatientChoices).optional(),
    approval: z.enum(approvalChoices).optional(),
    sharesBuffers: box,
    isSensitive: box,
    isActive: box,
    resourceKinds: z.array(z.enum(resourceKinds)).optional(),
  })
  .transform((typed, context) => {
    const faults: Faults = {}
    const number = (name: keyof typeof ranges): number => {
      const [least, most] = ranges[name]
      const text = typed[name]?.trim() ?? ''
      if (/^\d{1,5}$/.test(text) && Number(text) >= least && Number(text) <= most) return Number(text)
      if (text !== '' || !mayBeEmpty.includes(name)) faults[name] = problem('errors.number', { least, most })
      return least
    }
    const [hans, hant, en] = nameFields.map((name) => {
      const text = typed[name]?.trim() ?? ''
      if (text === '') faults[name] = problem(`errors.${name}`)
      return text
    }) as [string, string, string]
    const given = instructionFields.map((name) => typed[name]?.trim() ?? '') as [string, string, string]
    // Whoever gets instructions gets them in their own language.
    if (given.some((text) => text !== ''))
      instructionFields.forEach((name, index) => {
        if (given[index] === '') faults[name] = problem('errors.instructions')
      })
    const price = typed.price?.trim().replace(/^\$/, '') ?? ''
    if (price !== '' && !/^\d{1,5}(?:\.\d{1,2})?$/.test(price)) faults.price = problem('errors.price')
    const values = {
      name: { 'zh-Hans': hans, 'zh-Hant': hant, 'en-US': en },
      minutes: number('minutes'),
      bufferBefore: number('bufferBefore'),
      bufferAfter: number('bufferAfter'),
      sharesBuffers: typed.sharesBuffers === 'on',
      alignMinutes: number('alignMinutes'),
      leadMinutes: number('leadMinutes'),
      horizonDays: number('horizonDays'),
      mode: typed.mode ?? 'in_person',
      newPatients: typed.newPatients ?? 'all',
      approval: typed.approval ?? 'auto',
      capacity: number('capacity'),
      dailyCap: typed.dailyCap?.trim() ? number('dailyCap') : null,
      cancelNoticeMinutes: number('cancelNoticeMinutes'),
      rescheduleNoticeMinutes: number('rescheduleNoticeMinutes'),
      maxReschedules: number('maxReschedules'),
      priceCents: price === '' ? null : Math.round(Number(price) * 100),
      instructions: given.every((text) => text === '')
        ? null
        : { 'zh-Hans': given[0], 'zh-Hant': given[1], 'en-US': given[2] },
      isSensitive: typed.isSensitive === 'on',
      resourceKinds: [...new Set(typed.resourceKinds ?? [])],
      isActive: typed.isActive === 'on',
      sort: number('sort'),
    } satisfies Omit<VisitTypeRow, 'id' | 'code' | 'providerFacilityId'>
    reportFaults(faults, context)
    return { id: typed.id, basis: typed.basis ?? '', values }
  })

/**
 * The word for a visit type in booking addresses: its English name, and a number where that is taken. It never changes,
 * because it is printed on codes that hang on walls.
 */
export function visitTypeCode(name: string, taken: readonly string[]): string {
  const slug =
    name
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-+|-+$/g, '')
      .slice(0, 40) || 'visit'
  for (let number = 1; ; number++) {
    const code = number === 1 ? slug : `${slug}-${number}`
    if (!taken.includes(code)) return code
  }
}
