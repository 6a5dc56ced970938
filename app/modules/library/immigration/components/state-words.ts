import { useTranslation } from 'react-i18next'
import type { ExamineeRefusal, RequirementState } from '#app/modules/library/immigration/requirements.ts'

/** How each state looks; the word always stands with it. */
export const stateTones: Readonly<Record<RequirementState, 'plain' | 'warm' | 'wait' | 'info'>> = {
  due: 'warm',
  proof_or_titer: 'wait',
  if_indicated: 'info',
  not_in_pregnancy: 'info',
  not_in_season: 'plain',
  not_age_appropriate: 'plain',
  retired: 'plain',
}

const refusals = ['birth_unreadable', 'birth_future', 'birth_too_old', 'exam_unreadable', 'exam_far'] as const

/** The sentence for every refusal, for the form and for the island. */
export function useRefusalWords(): Record<ExamineeRefusal, string> {
  const { t } = useTranslation('exams')
  return Object.fromEntries(refusals.map((code) => [code, t(`i693.refusal.${code}`)])) as Record<
    ExamineeRefusal,
    string
  >
}
