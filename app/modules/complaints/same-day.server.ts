import { complaintKnowledge } from './knowledge.server.ts'
import { understandComplaint } from './understand.ts'

/** What tells less than this share of the surest is not what was said: 耳聋 stands in 突发性耳聋 too. */
const leastShare = 0.8

/** Some folded text tells a complaint that somebody should see the same day. The table alone answers: the model knows no hurry. */
export function isForToday(texts: readonly string[]): boolean {
  const { matcher } = complaintKnowledge()
  return texts.some((text) => {
    const { told } = understandComplaint(text, { matcher, model: null })
    const surest = told[0]?.score ?? 0
    return told.some(
      ({ complaint, score, isSure }) => complaint.urgency === 'today' && isSure && score >= surest * leastShare,
    )
  })
}
