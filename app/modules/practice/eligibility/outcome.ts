import type { CheckStep } from './check-status.ts'
import type { GatewayAnswer } from './gateway/gateway.ts'
import { coverageOf } from './summary.ts'
import { type Answer, problemOf, readAnswer } from './x12/answer.ts'

/** What has come of one send: the step that it leads to, and why. */
export type Outcome = Readonly<{
  step: Extract<CheckStep, `answer_${string}` | 'reject' | 'time_out' | 'fail'>
  rejections: readonly string[]
  problem: string | null
}>

type Asked = Readonly<{ trace: string | null; serviceDate: string; serviceCodes: readonly string[] }>

const nothing = { rejections: [], problem: null } as const

/** An answer that names another question's trace is about somebody else. */
const isForeign = ({ traces }: Answer, trace: string | null) =>
  traces.length > 0 && trace !== null && !traces.includes(trace)

function outcomeOfText(x12: string, asked: Asked): Outcome {
  const problem = problemOf(x12)
  if (problem !== null) return { step: 'fail', rejections: [], problem }
  const answer = readAnswer(x12)
  if (isForeign(answer, asked.trace)) return { step: 'fail', rejections: [], problem: 'other_trace' }
  const codes = answer.rejections.filter(({ isOfBenefit }) => !isOfBenefit).map(({ code }) => code)
  if (codes.length > 0) return { step: 'reject', rejections: [...new Set(codes)], problem: null }
  return { step: `answer_${coverageOf(answer, asked)}`, ...nothing }
}

export function outcomeOf(answer: GatewayAnswer, asked: Asked): Outcome {
  if (answer.kind === 'answered') return outcomeOfText(answer.x12, asked)
  return { step: answer.kind === 'none' ? 'time_out' : 'fail', rejections: [], problem: answer.code }
}
