import { z } from 'zod'
import { words } from '#app/core/form/form.ts'
import { problem } from '#app/core/form/problem.ts'
import { readEmail, readPhone } from '#app/modules/booking/form/person-answers.ts'

export const contactFields = ['phone', 'email', 'wechat'] as const

export type ContactField = (typeof contactFields)[number]

export type ContactAnswers = Record<ContactField, string | null>

/** Public contact of a facility; what is left empty is taken away, but for the telephone. Messages are keys of the `practice` texts. */
export const facilityContactForm = z
  .object({ phone: words(40), email: words(254), wechat: words(40) })
  .transform((typed, context): ContactAnswers => {
    const read = (name: string, answer: { value: string } | { problem: string }) => {
      if ('value' in answer) return answer.value
      context.addIssue({ code: 'custom', message: answer.problem, path: [name] })
      return null
    }
    const wechat = typed.wechat?.trim() || null
    if (wechat !== null && !/^[A-Za-z][\w-]{5,19}$/.test(wechat)) {
      context.addIssue({ code: 'custom', message: problem('errors.wechat'), path: ['wechat'] })
    }
    return {
      phone: read('phone', readPhone(typed.phone ?? '')),
      email: typed.email?.trim() ? read('email', readEmail(typed.email)) : null,
      wechat,
    }
  })
