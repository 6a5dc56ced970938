import { useTranslation } from 'react-i18next'
import type { TeamRefusal } from '../pages/team-refusal.server.ts'

/** Why a form of the team was refused, in words. */
export function useTeamRefusal() {
  const { t } = useTranslation('accounts')
  return ({ reason, limit }: TeamRefusal) => t(`team.errors.${reason}`, { limit })
}
