import { useTranslation } from 'react-i18next'
import { formatLongDate } from '#app/core/format/format.ts'
import { paths } from '#app/paths.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { PanelCard } from '#app/ui/cards/panel-card.tsx'
import { useLocale } from '#app/ui/use-locale.ts'
import type { SuspensionStep } from '../suspension-rules.ts'

type SuspensionCardProps = {
  providerId: string
  /** What may be done; null where nothing may. */
  step: SuspensionStep | null
  suspensions: readonly { version: number; step: SuspensionStep; at: number; name: string; reason: string }[]
}

/** Whether patients see a profile, who took it off the site or showed it again, and the way to do so. */
export function SuspensionCard({ providerId, step, suspensions }: SuspensionCardProps) {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  return (
    <PanelCard id="suspension" title={t('suspension.title')}>
      {suspensions.length > 0 && (
        <ul className="bullets">
          {suspensions.map(({ version, step: done, at, name, reason }) => (
            <li key={version}>{t(`suspension.line.${done}`, { date: formatLongDate(at, locale), name, reason })}</li>
          ))}
        </ul>
      )}
      {step && (
        <p>
          <ButtonLink variant="line" to={paths.adminSuspension(providerId)}>
            {t(`suspension.change.${step}`)}
          </ButtonLink>
        </p>
      )}
    </PanelCard>
  )
}
