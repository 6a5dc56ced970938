import { useTranslation } from 'react-i18next'
import type { TeamRefusal } from '../pages/answer-deed.server.ts'

/** Why a form of the team was refused, in words. */
export function useTeamRefusal() {
  const { t } = useTranslation('accounts')
  return ({ reason, limit }: TeamRefusal['refusal']) => t(`team.errors.${reason as 'seats_full'}`, { limit })
}
